package vauban.app.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.engine.SearchResult;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.record.Nag;
import vauban.rules.record.RecordFault;
import vauban.rules.record.Result;

/**
 * The shapes of what is told to programs. Their components are the names of the fields, which
 * docs/analysis.md explains; whoever changes one breaks programs.
 */
final class JsonShapes {

  private JsonShapes() {}

  /** A position that somebody asked about. */
  record OfPosition(
      String kind,
      String game,
      String rules,
      Map<String, String> options,
      String position,
      Turn turn,
      @Nullable Ending outcome,
      Score score,
      @Nullable Found found) {

    static OfPosition of(Analysis analysis) {
      return of(analysis.position(), null, analysis.evaluation(), Found.of(analysis));
    }

    /** Returns the shape of a position that is over. */
    static OfPosition of(Position position, Outcome.Decided outcome) {
      return of(position, Ending.of(outcome), Evaluation.of(outcome), null);
    }

    private static OfPosition of(
        Position position, @Nullable Ending ending, Evaluation evaluation, @Nullable Found found) {
      return new OfPosition(
          "position",
          position.game().id(),
          position.options().preset(),
          position.options().values(),
          position.text(),
          Turn.of(position),
          ending,
          Score.of(evaluation),
          found);
    }
  }

  /** A game of a file. */
  record OfGame(
      String kind,
      int line,
      String game,
      String rules,
      Map<String, String> options,
      Map<String, String> tags,
      String start,
      String result,
      String termination,
      boolean complete,
      List<OfPly> plies,
      List<OfSeat> seats) {

    static OfGame of(GameAnalysis analysis, int line) {
      var game = analysis.game();
      return new OfGame(
          "game",
          line,
          game.game().id(),
          game.options().preset(),
          game.options().values(),
          game.tags(),
          game.game().text(game.start()),
          game.result().kind().token(),
          game.result().termination(),
          analysis.complete(),
          analysis.plies().stream().map(OfPly::of).toList(),
          analysis.play().stream().map(OfSeat::of).toList());
    }
  }

  /** A game of a file that cannot be read. */
  record OfFault(String kind, int line, int faultLine, int faultColumn, String reason) {

    static OfFault of(int line, RecordFault fault) {
      return new OfFault("fault", line, fault.line(), fault.column(), fault.reason());
    }
  }

  /** A ply of a game. */
  record OfPly(
      Turn turn,
      String move,
      String text,
      Score before,
      Score after,
      double loss,
      @Nullable String mark,
      Found found) {

    static OfPly of(AnalysedPly ply) {
      Position position = ply.position();
      return new OfPly(
          Turn.of(position),
          ply.move().text(),
          position.shortText(ply.move()),
          Score.of(ply.before().evaluation()),
          Score.of(ply.after()),
          rounded(ply.loss()),
          ply.mark().flatMap(Nag::suffix).orElse(null),
          Found.of(ply.before()));
    }
  }

  /** How a seat played. */
  record OfSeat(
      String seat, String team, int plies, double loss, int dubious, int mistakes, int blunders) {

    static OfSeat of(GameAnalysis.Play play) {
      return new OfSeat(
          play.seat().id(),
          id(play.seat().team()),
          play.plies(),
          rounded(play.loss()),
          play.dubious(),
          play.mistakes(),
          play.blunders());
    }
  }

  /** Whose ply it is. */
  record Turn(String number, String seat, String team) {

    static Turn of(Position position) {
      var seat = position.turn().seat();
      return new Turn(position.moveNumber(), seat.id(), id(seat.team()));
    }
  }

  /** How a game ended. */
  record Ending(String result, String ending, String words, String rule, String points) {

    static Ending of(Outcome.Decided outcome) {
      var ending = outcome.ending();
      return new Ending(
          Result.of(outcome).kind().token(),
          ending.id(),
          ending.words(),
          ending.rule(),
          outcome.points().toString());
    }
  }

  /** How a position stands, from the first team's view. */
  record Score(
      @Nullable Integer first, double share, @Nullable String winner, @Nullable Integer plies) {

    static Score of(Evaluation evaluation) {
      double share = rounded(evaluation.share(Team.FIRST));
      return evaluation
          .winner()
          .map(team -> new Score(null, share, id(team), evaluation.plies()))
          .orElseGet(() -> new Score(evaluation.score(), share, null, null));
    }
  }

  /** What a search found. */
  record Found(int depth, int selectiveDepth, long nodes, long millis, List<Line> lines) {

    static Found of(Analysis analysis) {
      SearchResult found = analysis.found();
      return new Found(
          found.depth(),
          found.selectiveDepth(),
          found.nodes(),
          found.time().toMillis(),
          found.lines().stream().map(line -> Line.of(analysis, line)).toList());
    }
  }

  /** A line of play. */
  record Line(Score score, List<String> moves, String text) {

    static Line of(Analysis analysis, SearchResult.Line line) {
      return new Line(
          Score.of(analysis.evaluation(line)),
          line.moves().stream().map(Move::text).toList(),
          MoveList.text(analysis.position(), line.moves()));
    }
  }

  private static String id(Team team) {
    return team.name().toLowerCase(Locale.ROOT);
  }

  private static double rounded(double share) {
    return Math.round(share * 1000) / 1000.0;
  }
}
