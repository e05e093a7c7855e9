package vauban.app.analysis;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import vauban.app.drawing.Results;
import vauban.app.words.Count;
import vauban.engine.SearchResult;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.game.Team;
import vauban.rules.kit.Legible;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Nag;
import vauban.rules.record.RecordFault;

/** Tells people. */
public final class TextReport implements Report {

  private static final int WIDE = 40;
  private static final int NARROW = 20;

  private final PrintWriter out;
  private final Bar bar;

  public TextReport(PrintWriter out, Bar bar) {
    this.out = out;
    this.bar = bar;
  }

  @Override
  public void position(Analyst analyst, Position position) {
    Game game = position.game();
    if (position.outcome().over()) {
      out.println(Results.words(game, position.outcome()));
      return;
    }
    out.println(position.turn().name() + ", move " + position.fullmove() + ".");
    out.println();
    out.flush();
    Analysis analysis = analyst.analyse(position);
    SearchResult found = analysis.found();
    out.printf(
        Locale.ROOT,
        "%s %s %s%n%n",
        capital(game.name(Team.FIRST)),
        bar.of(analysis.evaluation(), WIDE),
        capital(game.name(Team.SECOND)));
    for (SearchResult.Line line : found.lines()) {
      out.printf(
          Locale.ROOT,
          "%7s  %s%n",
          analysis.evaluation(line),
          MoveList.text(position, line.moves()));
    }
    out.println();
    out.printf(
        Locale.ROOT,
        "Depth %d, in places %d; %d nodes in %.1f seconds.%n",
        found.depth(),
        found.selectiveDepth(),
        found.nodes(),
        found.time().toMillis() / 1000.0);
    legend(game);
  }

  @Override
  public void game(Analyst analyst, GameRecord game, int line) {
    out.println(Legible.of(title(game, line)));
    out.println();
    int width = plies(game).stream().mapToInt(String::length).max().orElse(0) + " ??".length();
    out.printf(Locale.ROOT, "%-" + width + "s %7s %7s%n", "", "before", "after");
    out.flush();
    GameAnalysis analysis = analyst.analyse(game, ply -> ply(ply, width));
    out.println();
    if (!analysis.complete()) {
      out.printf(
          Locale.ROOT,
          "Stopped after %d of %d plies.%n",
          analysis.plies().size(),
          game.moves().size());
    }
    analysis.play().forEach(play -> out.println(Legible.of(summary(game, play))));
    legend(game.game());
    out.println();
  }

  @Override
  public void fault(int line, RecordFault fault) {
    String reason = Legible.of(fault.toString());
    out.printf(Locale.ROOT, "The game that begins on line %d cannot be read: %s%n%n", line, reason);
  }

  private static String title(GameRecord game, int line) {
    StringJoiner title = new StringJoiner(", ");
    title.add("Line " + line + ": " + game.game().name());
    for (Seat seat : game.game().seats(game.options())) {
      game.player(seat).ifPresent(player -> title.add(seat.name() + " " + player));
    }
    String how = game.result().termination();
    return title + ": " + game.result().kind().token() + (how.isEmpty() ? "" : " (" + how + ")");
  }

  private static List<String> plies(GameRecord game) {
    List<String> plies = new ArrayList<>();
    Position position = game.startPosition();
    for (Move move : game.moves()) {
      plies.add(position.moveNumber() + " " + position.shortText(move));
      position = position.play(move);
    }
    return plies;
  }

  private void ply(AnalysedPly ply, int width) {
    Position position = ply.position();
    String mark = ply.mark().flatMap(Nag::suffix).map(sign -> " " + sign).orElse("");
    String better =
        mark.isEmpty() ? "" : "  better " + MoveList.text(position, ply.before().best());
    String played = position.moveNumber() + " " + position.shortText(ply.move()) + mark;
    out.printf(
        Locale.ROOT,
        "%-" + width + "s %7s %7s  %s%s%n",
        played,
        ply.before().evaluation(),
        ply.after(),
        bar.of(ply.after(), NARROW),
        better);
    out.flush();
  }

  private static String summary(GameRecord game, GameAnalysis.Play play) {
    return String.format(
        Locale.ROOT,
        "%s%s: %s, %d dubious (?!), %s (?), %s (??); gave away %.1f %% a ply.",
        play.seat().name(),
        game.player(play.seat()).map(player -> " (" + player + ")").orElse(""),
        Count.of(play.plies(), "ply"),
        play.dubious(),
        Count.of(play.mistakes(), "mistake"),
        Count.of(play.blunders(), "blunder"),
        play.loss() * 100);
  }

  private void legend(Game game) {
    out.printf(
        Locale.ROOT,
        "Plus is good for %s; 1.00 is a foot soldier, #5 a win in 5 plies.%n",
        game.name(Team.FIRST));
  }

  private static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
