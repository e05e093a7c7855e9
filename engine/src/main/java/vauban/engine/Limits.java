package vauban.engine;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a search may use up; it ends as soon as one of them is spent.
 *
 * @param time wall time from the call, at least a millisecond, or null for any
 * @param depth deepest iteration in plies, at least 1
 * @param nodes most positions looked at, at least 1
 */
public record Limits(@Nullable Duration time, int depth, long nodes) {

  /** The deepest iteration there is, in plies. */
  public static final int MAX_DEPTH = 100;

  public Limits {
    if (time != null && time.compareTo(Duration.ofMillis(1)) < 0) {
      throw new IllegalArgumentException("a search needs at least a millisecond, not " + time);
    }
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "a search is 1 to %d plies deep, not %d".formatted(MAX_DEPTH, depth));
    }
    if (nodes < 1) {
      throw new IllegalArgumentException("a search needs at least one node, not " + nodes);
    }
  }

  /** Returns a limit of wall time. */
  public static Limits time(Duration time) {
    return new Limits(time, MAX_DEPTH, Long.MAX_VALUE);
  }

  /** Returns a limit of depth, in plies from 1 to {@link #MAX_DEPTH}. */
  public static Limits depth(int depth) {
    return new Limits(null, depth, Long.MAX_VALUE);
  }

  /** Returns a limit of positions looked at. The same limit gives the same move every time. */
  public static Limits nodes(long nodes) {
    return new Limits(null, MAX_DEPTH, nodes);
  }
}
