package vauban.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/**
 * One search, made ready by {@link Searcher#prepare} and run once. It can be stopped from any
 * thread, before it runs as well as while it does.
 *
 * <p>With several threads each searches the same position, and what one stores in the shared table
 * spares the others: they go to different depths at different times, and so look at different
 * moves. The first thread decides.
 *
 * <p>One with a handicap has soon found what it will find. Where it has time it keeps that to
 * itself until a search without would answer: how long a player thinks does not tell how strong it
 * is.
 */
public final class Search {

  private final Position root;
  private final Deadline deadline;
  private final boolean holds;
  private final List<Budget> budgets = new ArrayList<>();
  private final List<IterativeDeepening> searches = new ArrayList<>();

  Search(
      Position root,
      Limits asked,
      Function<WorkingPosition, Evaluator> evaluators,
      TranspositionTable table,
      List<History> histories,
      @Nullable Handicap handicap) {
    this.root = root;
    deadline = new Deadline(asked);
    holds =
        handicap != null && asked.nodes() == Long.MAX_VALUE && asked.depth() == Limits.MAX_DEPTH;
    Limits limits = handicap == null ? asked : handicap.within(asked);
    Sight sight = handicap == null ? null : handicap.sight();
    int threads = histories.size();
    long nodes = limits.nodes() / threads + (limits.nodes() % threads == 0 ? 0 : 1);
    for (History history : histories) {
      history.nextSearch();
      Budget budget = new Budget(deadline, nodes);
      budgets.add(budget);
      searches.add(
          new IterativeDeepening(
              root, limits, evaluators, table, history, deadline, budget, sight));
    }
  }

  /** Ends the search, which then returns within milliseconds; from any thread, at any time. */
  public void stop() {
    deadline.stop();
  }

  /** Lets the time of a search that ponders count from now on; from any thread. */
  public void ponderHit() {
    deadline.ponderHit();
  }

  /** Returns the positions looked at so far by all threads, a little late; from any thread. */
  public long nodes() {
    return budgets.stream().mapToLong(Budget::nodes).sum();
  }

  /**
   * Returns the best move found within the limits. It ends in time, to a few milliseconds, and
   * always with a legal move, even if it is stopped at once.
   *
   * @param listener told of each depth as it is done, by the thread that calls this
   */
  public SearchResult run(SearchListener listener) {
    IterativeDeepening first = searches.getFirst();
    if (searches.size() == 1) {
      first.run(1, () -> listener.depthDone(result()));
      SearchResult result = result();
      if (holds && !first.settled()) {
        deadline.hold();
      }
      return result;
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(searches.size() - 1)) {
      List<Future<?>> others = new ArrayList<>();
      for (int i = 1; i < searches.size(); i++) {
        IterativeDeepening other = searches.get(i);
        int firstDepth = 1 + i % 2;
        others.add(threads.submit(() -> other.run(firstDepth, () -> {})));
      }
      try {
        first.run(1, () -> listener.depthDone(result()));
      } finally {
        deadline.stop();
      }
      others.forEach(Search::await);
    }
    return result();
  }

  private static void await(Future<?> other) {
    try {
      other.get();
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a search thread failed", failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private SearchResult result() {
    IterativeDeepening first = searches.getFirst();
    List<SearchResult.Line> lines = new ArrayList<>();
    for (RootMove move : first.best()) {
      lines.add(new SearchResult.Line(move.score, moves(move.line)));
    }
    return new SearchResult(
        lines,
        first.depthDone(),
        budgets.stream().mapToInt(Budget::farthest).max().orElse(0),
        nodes(),
        Duration.ofNanos(deadline.nanos()));
  }

  private List<Move> moves(int[] line) {
    List<Move> moves = new ArrayList<>();
    Position at = root;
    for (int packed : line) {
      Move move = at.move(packed);
      moves.add(move);
      at = at.play(move);
    }
    return moves;
  }
}
