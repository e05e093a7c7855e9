package vauban.engine;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Position;

/**
 * Finds the best move. One searcher plays one game at a time and remembers from move to move; it is
 * used by one thread at a time, except that any thread may {@link #stop()} it.
 *
 * {@snippet :
 * Searcher searcher = new Searcher(16);
 * SearchResult result =
 *     searcher.search(game.start(), Limits.time(Duration.ofMillis(500)), SearchListener.NONE);
 * position = position.play(result.best());
 * }
 */
public final class Searcher {

  private final TranspositionTable table;
  private volatile @Nullable Budget budget;

  /**
   * Makes a searcher that remembers nothing.
   *
   * @param hashMegabytes size of its hash table, 1 to 8192
   */
  public Searcher(int hashMegabytes) {
    table = new TranspositionTable(hashMegabytes);
  }

  /**
   * Returns the best move found within the limits. It ends in time, to a few milliseconds, and
   * always with a legal move, even if it is stopped at once. With one depth or node limit and a new
   * game it always finds the same.
   *
   * @param position one that is not over
   * @throws IllegalArgumentException where the position has no moves
   */
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    Budget limited = new Budget(limits);
    budget = limited;
    table.nextSearch();
    return new IterativeDeepening(position, table, limited).run(limits.depth(), listener);
  }

  /** Ends the search under way, which then returns within milliseconds; from any thread. */
  public void stop() {
    Budget current = budget;
    if (current != null) {
      current.stop();
    }
  }

  /** Forgets what was learnt in the last game. */
  public void newGame() {
    table.clear();
  }
}
