package vauban.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.engine.Score;
import vauban.server.analysis.Findings;
import vauban.server.analysis.FoundLine;

/** What a client is told over its WebSocket. */
sealed interface AnalysisMessage {

  /**
   * What is known so far.
   *
   * @param id of the request
   * @param team that moves in the position looked at, from whose view the scores are
   * @param depth last complete iteration in plies
   * @param nps nodes a second
   * @param waiting whether the search stands still for a game's reply
   * @param done whether nothing more will come
   */
  record Found(
      long id,
      String team,
      int depth,
      double seconds,
      long nodes,
      long nps,
      List<Line> lines,
      boolean waiting,
      boolean done)
      implements AnalysisMessage {

    static Found of(Findings findings) {
      List<Line> lines = new ArrayList<>();
      for (FoundLine line : findings.lines()) {
        lines.add(Line.of(lines.size() + 1, line));
      }
      return new Found(
          findings.query().id(),
          Names.of(findings.query().position().team()),
          findings.depth(),
          findings.time().toMillis() / 1000.0,
          findings.nodes(),
          perSecond(findings.nodes(), findings.time()),
          lines,
          findings.state() == Findings.State.WAITING,
          findings.state() == Findings.State.DONE);
    }

    private static long perSecond(long nodes, Duration time) {
      return Math.round(nodes / Math.max(0.001, time.toNanos() / 1e9));
    }
  }

  /** A first move and the best play after it, the rank counted from 1. */
  record Line(
      int rank,
      LineScore score,
      List<String> moves,
      @JsonProperty("short") List<String> shortTexts) {

    static Line of(int rank, FoundLine line) {
      return new Line(rank, LineScore.of(line.score()), line.moves(), line.shortTexts());
    }
  }

  /** One of the three: hundredths of a foot soldier, or the plies to a proven win or loss. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record LineScore(@Nullable Integer cp, @Nullable Integer win, @Nullable Integer loss) {

    static LineScore of(int score) {
      if (!Score.decisive(score)) {
        return new LineScore(score, null, null);
      }
      int plies = Score.plies(score);
      return score > 0 ? new LineScore(null, plies, null) : new LineScore(null, null, plies);
    }
  }

  /**
   * Something was wrong.
   *
   * @param id of the request, or null where it could not be read
   * @param error one sentence for people
   */
  record Refused(@Nullable Long id, String error) implements AnalysisMessage {}
}
