package vauban.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** One game of the engine against a player who chooses any legal move with equal chances. */
final class RandomOpponentGame {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Searcher searcher;
  private final Duration time;
  private final SplittableRandom random;
  private final Team engine;
  private final List<String> moves = new ArrayList<>();
  private long worstOverrun;
  private long worstCpuOverrun;
  private long nodes;
  private long nanos;

  /**
   * How a game went.
   *
   * @param end the last position
   * @param moves every move, in coordinate form
   * @param worstOverrun longest time of a move beyond the limit, in nanoseconds; may be negative
   * @param worstCpuOverrun the same counting only the time that the thread was running
   * @param nodes positions the engine looked at
   * @param nanos wall time it took
   */
  record Played(
      Position end,
      Outcome.Decided outcome,
      List<String> moves,
      long worstOverrun,
      long worstCpuOverrun,
      long nodes,
      long nanos) {}

  RandomOpponentGame(Searcher searcher, Duration time, long seed, Team engine) {
    this.searcher = searcher;
    this.time = time;
    this.engine = engine;
    random = new SplittableRandom(seed);
    worstOverrun = -time.toNanos();
    worstCpuOverrun = -time.toNanos();
  }

  /** Plays from a position to the end. */
  Played play(Position start) {
    searcher.newGame();
    Position position = start;
    Outcome outcome = position.outcome();
    while (!outcome.over()) {
      Move move = position.team() == engine ? found(position) : drawn(position);
      moves.add(move.text());
      position = position.play(move);
      outcome = position.outcome();
    }
    return new Played(
        position,
        (Outcome.Decided) outcome,
        List.copyOf(moves),
        worstOverrun,
        worstCpuOverrun,
        nodes,
        nanos);
  }

  private Move drawn(Position position) {
    List<Move> legal = position.legalMoves();
    return legal.get(random.nextInt(legal.size()));
  }

  private Move found(Position position) {
    long cpu = THREADS.getCurrentThreadCpuTime();
    long begun = System.nanoTime();
    SearchResult result = searcher.search(position, Limits.time(time), SearchListener.NONE);
    long taken = System.nanoTime() - begun;
    worstOverrun = Math.max(worstOverrun, taken - time.toNanos());
    worstCpuOverrun =
        Math.max(worstCpuOverrun, THREADS.getCurrentThreadCpuTime() - cpu - time.toNanos());
    nodes += result.nodes();
    nanos += taken;
    if (!position.legalMoves().contains(result.best())) {
      throw new IllegalStateException("illegal move %s in %s".formatted(result.best(), position));
    }
    return result.best();
  }
}
