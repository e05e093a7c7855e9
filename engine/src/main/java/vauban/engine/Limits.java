package vauban.engine;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Move;

/**
 * What a search may use up, and what it is to look at; it ends as soon as one of them is spent.
 * Made from one of the factories, and added to by the methods that begin with {@code with}.
 *
 * @param time wall time from the call, at least a millisecond, or null for any
 * @param clock the clock of the side to move, from which the search chooses its time, or null
 * @param depth deepest iteration in plies, 1 to {@link #MAX_DEPTH}
 * @param nodes most positions looked at, at least 1
 * @param mate ends the search when a win in so many moves or fewer is proven; 0 for none
 * @param ponder whether time only counts from {@link Search#ponderHit()}
 * @param searchMoves the moves to choose from; empty for all
 * @param lines how many different first moves to find the best play for, at least 1
 */
public record Limits(
    @Nullable Duration time,
    @Nullable Clock clock,
    int depth,
    long nodes,
    int mate,
    boolean ponder,
    List<Move> searchMoves,
    int lines) {

  /** The deepest iteration there is, in plies. */
  public static final int MAX_DEPTH = 100;

  private static final Limits NONE =
      new Limits(null, null, MAX_DEPTH, Long.MAX_VALUE, 0, false, List.of(), 1);

  public Limits {
    searchMoves = List.copyOf(searchMoves);
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
    if (mate < 0) {
      throw new IllegalArgumentException("a win takes at least one move, not " + mate);
    }
    if (lines < 1) {
      throw new IllegalArgumentException("a search finds at least one line, not " + lines);
    }
  }

  /** Returns no limit: the search ends when it is stopped or can learn no more. */
  public static Limits infinite() {
    return NONE;
  }

  /** Returns a limit of wall time. */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /** Returns a limit that the search sets itself by the clock. */
  public static Limits clock(Clock clock) {
    return NONE.withClock(clock);
  }

  /** Returns a limit of depth, in plies from 1 to {@link #MAX_DEPTH}. */
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /** Returns a limit of positions looked at. On one thread it gives the same move every time. */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /** Adds a limit of wall time. */
  public Limits withTime(Duration most) {
    return new Limits(most, clock, depth, nodes, mate, ponder, searchMoves, lines);
  }

  /** Adds a limit that the search sets itself by the clock. */
  public Limits withClock(Clock shown) {
    return new Limits(time, shown, depth, nodes, mate, ponder, searchMoves, lines);
  }

  /** Adds a limit of depth, in plies. */
  public Limits withDepth(int plies) {
    return new Limits(time, clock, plies, nodes, mate, ponder, searchMoves, lines);
  }

  /** Adds a limit of positions looked at. */
  public Limits withNodes(long most) {
    return new Limits(time, clock, depth, most, mate, ponder, searchMoves, lines);
  }

  /** Ends the search when a win in so many moves is proven. */
  public Limits withMate(int moves) {
    return new Limits(time, clock, depth, nodes, moves, ponder, searchMoves, lines);
  }

  /** Lets time count only from {@link Search#ponderHit()}. */
  public Limits withPonder() {
    return new Limits(time, clock, depth, nodes, mate, true, searchMoves, lines);
  }

  /** Lets the search choose from some moves only. */
  public Limits withSearchMoves(List<Move> moves) {
    return new Limits(time, clock, depth, nodes, mate, ponder, moves, lines);
  }

  /** Asks for the best play after so many different first moves. */
  public Limits withLines(int wanted) {
    return new Limits(time, clock, depth, nodes, mate, ponder, searchMoves, wanted);
  }
}
