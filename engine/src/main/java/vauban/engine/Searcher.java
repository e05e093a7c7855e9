package vauban.engine;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

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

  /** The most threads a searcher has. */
  public static final int MAX_THREADS = 256;

  /** Enough for the positions that a search with a handicap looks at, and soon emptied. */
  private static final int WEAK_MEGABYTES = 4;

  private static final int WARM_UP_NODES = 5_000;

  private final TranspositionTable table;
  private final int threads;
  private final Function<WorkingPosition, Evaluator> evaluators;

  /** What each thread has learnt of the moves of one game; empty before the first search. */
  private List<History> histories = List.of();

  /**
   * A search with a handicap has a memory of its own, for it believes what is not so, and it begins
   * empty, so that the same position and handicap always give the same move.
   */
  private @Nullable TranspositionTable weakTable;

  private @Nullable History weakHistory;

  private volatile @Nullable Search current;

  /**
   * Makes a searcher of one thread that remembers nothing.
   *
   * @param hashMegabytes size of its hash table, 1 to 8192
   */
  public Searcher(int hashMegabytes) {
    this(hashMegabytes, 1);
  }

  /**
   * Makes a searcher that remembers nothing.
   *
   * @param hashMegabytes size of its hash table, 1 to 8192
   * @param threads how many threads search at once, 1 to {@link #MAX_THREADS}
   */
  public Searcher(int hashMegabytes, int threads) {
    this(hashMegabytes, threads, Evaluators::of);
  }

  /**
   * Makes a searcher of one thread that judges positions in its own way.
   *
   * @param hashMegabytes size of its hash table, 1 to 8192
   * @param evaluators binds an evaluator to a working position
   */
  public Searcher(int hashMegabytes, Function<WorkingPosition, Evaluator> evaluators) {
    this(hashMegabytes, 1, evaluators);
  }

  private Searcher(
      int hashMegabytes, int threads, Function<WorkingPosition, Evaluator> evaluators) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException(
          "a search has 1 to %d threads, not %d".formatted(MAX_THREADS, threads));
    }
    table = new TranspositionTable(hashMegabytes);
    this.threads = threads;
    this.evaluators = evaluators;
  }

  /**
   * Searches the array of a game a little, so that the first search that somebody waits for is not
   * held up by loading classes and compiling them; takes some tenths of a second in a new JVM.
   */
  public static void warmUp(Game game) {
    new Searcher(1).search(game.start(), Limits.nodes(WARM_UP_NODES), SearchListener.NONE);
  }

  /** Returns what the evaluation says of a position without looking ahead, as a score. */
  public static int estimate(Position position) {
    return Evaluators.of(position.working()).score();
  }

  /**
   * Makes a search ready to run. Its time counts from now.
   *
   * @param position one that is not over
   * @throws IllegalArgumentException where the position has no moves, or not those to choose from
   */
  public Search prepare(Position position, Limits limits) {
    if (histories.isEmpty() || !histories.getFirst().game().equals(position.game())) {
      histories = Stream.generate(() -> new History(position.game())).limit(threads).toList();
    }
    Search search = new Search(position, limits, evaluators, table, histories, null);
    table.nextSearch();
    current = search;
    return search;
  }

  /**
   * Makes a search with a handicap ready to run, on one thread whatever the others do. Its time
   * counts from now; if it has time, and no other limit of depth or nodes, its result comes when
   * one without a handicap would, and at once when it is stopped.
   *
   * @param position one that is not over
   * @throws IllegalArgumentException where the position has no moves, or not those to choose from
   */
  public Search prepare(Position position, Limits limits, Handicap handicap) {
    TranspositionTable ownTable = weakTable;
    if (ownTable == null) {
      ownTable = new TranspositionTable(WEAK_MEGABYTES);
      weakTable = ownTable;
    }
    History ownHistory = weakHistory;
    if (ownHistory == null || !ownHistory.game().equals(position.game())) {
      ownHistory = new History(position.game());
      weakHistory = ownHistory;
    }
    ownTable.clear();
    ownHistory.clear();
    Search search =
        new Search(position, limits, evaluators, ownTable, List.of(ownHistory), handicap);
    current = search;
    return search;
  }

  /**
   * Returns the best move found within the limits. It ends in time, to a few milliseconds, and
   * always with a legal move, even if it is stopped at once. With one thread, one depth or node
   * limit and a new game it always finds the same.
   *
   * @param position one that is not over
   * @throws IllegalArgumentException where the position has no moves, or not those to choose from
   */
  public SearchResult search(Position position, Limits limits, SearchListener listener) {
    return prepare(position, limits).run(listener);
  }

  /** Ends the search prepared last, which then returns within milliseconds; from any thread. */
  public void stop() {
    Search search = current;
    if (search != null) {
      search.stop();
    }
  }

  /** Forgets what was learnt in the last game. */
  public void newGame() {
    table.clear();
    histories = List.of();
  }

  /** Returns how full the hash table is of what the last search stored, in thousandths. */
  public int hashFull() {
    return table.fullness();
  }
}
