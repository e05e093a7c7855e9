package vauban.server.analysis;

import java.time.Duration;
import java.util.List;

/**
 * What is known so far.
 *
 * @param query what was asked
 * @param depth last complete iteration in plies; 0 where there is none yet
 * @param time spent searching
 * @param nodes positions looked at
 * @param lines best play, the best first; none where no iteration is complete
 * @param state whether more will come
 */
public record Findings(
    Query query, int depth, Duration time, long nodes, List<FoundLine> lines, State state) {

  /** Whether more will come. */
  public enum State {
    /** The search goes on. */
    SEARCHING,
    /** The search gives way to opponents whose games wait, and will go on. */
    WAITING,
    /** The search is over: stopped, as deep as it was to go, or with nothing left to learn. */
    DONE
  }

  public Findings {
    lines = List.copyOf(lines);
  }

  static Findings nothingYet(Query query) {
    return new Findings(query, 0, Duration.ZERO, 0, List.of(), State.SEARCHING);
  }

  Findings after(Duration longer, long more) {
    return new Findings(query, depth, longer, more, lines, state);
  }

  Findings as(State other) {
    return new Findings(query, depth, time, nodes, lines, other);
  }
}
