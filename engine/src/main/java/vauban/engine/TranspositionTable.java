package vauban.engine;

import java.util.Arrays;

/**
 * What earlier search found in positions, by key. Each entry is two longs, the data and the key
 * xored with it: an entry torn between two threads belongs to no key and is simply not found, so no
 * locks are needed. Four entries share a cache line; the least useful of them gives way.
 *
 * <p>Data, from the low bits: move 27, depth 8, bound 2, search number 8, score 16.
 */
final class TranspositionTable {

  /** What {@link #find} returns where nothing is known; no entry's data are this. */
  static final long MISS = 0;

  /** The score is exact. */
  static final int EXACT = 1;

  /** The position is worth at least the score. */
  static final int LOWER = 2;

  /** The position is worth at most the score. */
  static final int UPPER = 3;

  private static final int ENTRY = 2;
  private static final int BUCKET = 4 * ENTRY;
  private static final int DEPTH_SHIFT = 27;
  private static final int BOUND_SHIFT = 35;
  private static final int SEARCH_SHIFT = 37;
  private static final int SCORE_SHIFT = 45;
  private static final int MOVE_MASK = (1 << DEPTH_SHIFT) - 1;

  /** Plies of depth that an entry loses to newer ones with each search that passes. */
  private static final int STALENESS = 4;

  private final long[] table;
  private int search;

  /** Makes an empty table of about that size, at least 1 and at most 8192 megabytes. */
  TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > 8192) {
      throw new IllegalArgumentException(
          "the hash table holds 1 to 8192 megabytes, not " + megabytes);
    }
    table = new long[Math.toIntExact(megabytes * 131_072L)];
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(table, 0);
    search = 0;
  }

  /** Tells that a new search begins, so that what older ones left gives way first. */
  void nextSearch() {
    search = search + 1 & 0xff;
  }

  /** Returns how much of the table the search under way has filled, in thousandths, by a sample. */
  int fullness() {
    int sampled = Math.min(table.length, 2 * ENTRY * 1_000);
    int filled = 0;
    for (int i = 0; i < sampled; i += ENTRY) {
      long data = table[i + 1];
      if (data != MISS && age(data) == 0) {
        filled++;
      }
    }
    return filled * 1_000 / (sampled / ENTRY);
  }

  /** Returns the data stored under the key, or {@link #MISS}. */
  long find(long key) {
    int bucket = bucket(key);
    for (int i = bucket; i < bucket + BUCKET; i += ENTRY) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key && data != MISS) {
        return data;
      }
    }
    return MISS;
  }

  /**
   * Stores what was found.
   *
   * @param move best move, or 0 to keep the one known
   * @param depth remaining plies that were searched, 0 to 255
   * @param bound one of the three bounds
   * @param score a win or loss counted from the root
   * @param ply plies from the root to this position
   */
  void store(long key, int move, int depth, int bound, int score, int ply) {
    int bucket = bucket(key);
    int slot = bucket;
    int least = Integer.MAX_VALUE;
    int kept = move;
    for (int i = bucket; i < bucket + BUCKET; i += ENTRY) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key) {
        if (move == 0) {
          kept = move(data);
        }
        slot = i;
        break;
      }
      int worth = data == MISS ? Integer.MIN_VALUE : depth(data) - STALENESS * age(data);
      if (worth < least) {
        least = worth;
        slot = i;
      }
    }
    long data =
        (long) fromNode(score, ply) << SCORE_SHIFT
            | (long) search << SEARCH_SHIFT
            | (long) bound << BOUND_SHIFT
            | (long) depth << DEPTH_SHIFT
            | kept;
    table[slot] = key ^ data;
    table[slot + 1] = data;
  }

  /** Returns the best move found, or 0. */
  static int move(long data) {
    return (int) data & MOVE_MASK;
  }

  /** Returns the depth searched, in plies. */
  static int depth(long data) {
    return (int) (data >>> DEPTH_SHIFT) & 0xff;
  }

  /** Returns which bound the score is. */
  static int bound(long data) {
    return (int) (data >>> BOUND_SHIFT) & 3;
  }

  /** Returns the score, with wins and losses counted from a root that lies so many plies before. */
  static int score(long data, int ply) {
    int score = (short) (data >>> SCORE_SHIFT);
    if (score >= Score.LEAST_WIN) {
      return score - ply;
    }
    return score <= -Score.LEAST_WIN ? score + ply : score;
  }

  /**
   * Returns whether what is known suffices for a window: its score is exact or a bound outside.
   *
   * @param data as {@link #find} returned them
   */
  static boolean settles(long data, int alpha, int beta, int ply) {
    return switch (bound(data)) {
      case EXACT -> true;
      case LOWER -> score(data, ply) >= beta;
      case UPPER -> score(data, ply) <= alpha;
      default -> false;
    };
  }

  /**
   * Returns which bound a search's result is.
   *
   * @param bestMove the move that raised alpha, or 0 where none did
   */
  static int boundOf(int score, int bestMove, int beta) {
    if (score >= beta) {
      return LOWER;
    }
    return bestMove == 0 ? UPPER : EXACT;
  }

  /** Counts wins and losses from the position itself, since it may be met at another ply. */
  private static int fromNode(int score, int ply) {
    if (score >= Score.LEAST_WIN) {
      return score + ply;
    }
    return score <= -Score.LEAST_WIN ? score - ply : score;
  }

  private int age(long data) {
    return search - (int) (data >>> SEARCH_SHIFT) & 0xff;
  }

  private int bucket(long key) {
    // The high half of the product spreads keys over a table of any size.
    return (int) Math.unsignedMultiplyHigh(key, table.length / BUCKET) * BUCKET;
  }
}
