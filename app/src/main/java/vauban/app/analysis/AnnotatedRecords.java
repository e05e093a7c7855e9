package vauban.app.analysis;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Position;
import vauban.rules.kit.Legible;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Nag;
import vauban.rules.record.Ply;
import vauban.rules.record.RecordFault;
import vauban.rules.record.RecordWriter;

/**
 * Writes games again as records, with what was found added to what is said in them: the score after
 * each move, marks, and the better line where a move gave much away.
 */
public final class AnnotatedRecords implements Report {

  private final PrintWriter out;
  private final PrintWriter err;

  /**
   * Makes a report.
   *
   * @param out where records go
   * @param err where it says which games cannot be read
   */
  public AnnotatedRecords(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** Writes a game that begins there and has no moves yet, with the score before the first. */
  @Override
  public void position(Analyst analyst, Position position) {
    GameRecord game = GameRecord.of(position);
    if (!position.outcome().over()) {
      Analysis analysis = analyst.analyse(position);
      game = game.withLine(Line.EMPTY.withComment(comment(analysis.evaluation(), "")));
    }
    write(game);
  }

  @Override
  public void game(Analyst analyst, GameRecord game, int line) {
    write(annotated(analyst.analyse(game, ply -> {})));
  }

  @Override
  public void fault(int line, RecordFault fault) {
    err.printf(
        "The game that begins on line %d is left out: %s%n", line, Legible.of(fault.toString()));
    err.flush();
  }

  private void write(GameRecord game) {
    out.println(RecordWriter.text(game));
    out.flush();
  }

  private static GameRecord annotated(GameAnalysis analysis) {
    GameRecord game = analysis.game();
    List<Ply> plies = new ArrayList<>(game.line().plies());
    for (int i = 0; i < analysis.plies().size(); i++) {
      plies.set(i, annotated(plies.get(i), analysis.plies().get(i)));
    }
    Line line = new Line(game.line().comment(), plies);
    return new GameRecord(game.start(), game.tags(), line, game.result())
        .withTag("Annotator", "Vauban");
  }

  private static Ply annotated(Ply ply, AnalysedPly found) {
    Ply said = ply.withComment(comment(found.after(), ply.comment()));
    if (found.mark().isEmpty()) {
      return said;
    }
    boolean judged = ply.nags().stream().map(Nag::suffix).anyMatch(sign -> sign.isPresent());
    Ply marked = judged ? said : said.withNag(found.mark().get());
    return marked.withVariation(Line.of(found.before().best()));
  }

  /** PGN's programs keep scores so. */
  private static String comment(Evaluation evaluation, String said) {
    return ("[%eval " + evaluation + "] " + said).strip();
  }
}
