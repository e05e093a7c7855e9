package vauban.server;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import vauban.engine.Limits;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Position;

/** The engine as an opponent. */
final class EngineOpponent implements Opponent {

  private static final int HASH_MEGABYTES = 32;

  private final Searcher searcher = new Searcher(HASH_MEGABYTES);

  /**
   * {@inheritDoc}
   *
   * <p>Asks after each depth whether it is still wanted, for a stop that comes before the search
   * has begun finds nothing to stop.
   */
  @Override
  public Thought think(Position position, Duration time, BooleanSupplier unwanted) {
    SearchResult result =
        searcher.search(
            position,
            Limits.time(time),
            soFar -> {
              if (unwanted.getAsBoolean()) {
                searcher.stop();
              }
            });
    return new Thought(result.best(), result.score(), result.depth(), result.nodes());
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
