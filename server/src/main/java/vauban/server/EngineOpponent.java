package vauban.server;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;

/** The engine as an opponent. */
final class EngineOpponent implements Opponent {

  private static final int HASH_MEGABYTES = 32;

  private final Searcher searcher = new Searcher(HASH_MEGABYTES);

  /**
   * {@inheritDoc}
   *
   * <p>Asks after each depth whether it is still wanted, for a stop that comes before the search
   * has begun finds nothing to stop.
   *
   * <p>Where the time did not even suffice to compare the moves, as at the first reply of a server
   * on a busy machine, it takes the little more that this needs: the move would be any, and its
   * score none.
   */
  @Override
  public Thought think(Task task, Duration time, BooleanSupplier unwanted) {
    SearchResult result = search(task, Limits.time(time), unwanted);
    if (result.depth() == 0 && !unwanted.getAsBoolean()) {
      result = search(task, Limits.depth(1), unwanted);
    }
    return new Thought(result.best(), result.score(), result.depth(), result.nodes());
  }

  private SearchResult search(Task task, Limits limits, BooleanSupplier unwanted) {
    Search search = task.level().prepare(searcher, task.position(), limits, task.seed());
    return search.run(
        soFar -> {
          if (unwanted.getAsBoolean()) {
            search.stop();
          }
        });
  }

  @Override
  public void stop() {
    searcher.stop();
  }

  @Override
  public void forget() {
    searcher.newGame();
  }
}
