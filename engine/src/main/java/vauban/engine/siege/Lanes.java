package vauban.engine.siege;

/**
 * A rank of numbers in one long, a lane of six bits for each file, so that a whole rank is counted
 * at once. Numbers are from 0 to {@link #MOST}; the top bit of each lane is for reckoning.
 */
final class Lanes {

  /** The largest number of a lane. */
  static final int MOST = 31;

  private static final int FILES = SiegeLines.FILES;
  private static final int BITS = 6;
  private static final long ONES = ones();
  private static final long TOPS = ONES << (BITS - 1);
  private static final long ALL = (1L << (BITS * FILES)) - 1;
  private static final long[] SPREAD = spread();

  private Lanes() {}

  private static long ones() {
    long ones = 0;
    for (int file = 0; file < FILES; file++) {
      ones |= 1L << (BITS * file);
    }
    return ones;
  }

  private static long[] spread() {
    long[] spread = new long[1 << FILES];
    for (int files = 0; files < spread.length; files++) {
      for (int file = 0; file < FILES; file++) {
        spread[files] |= (files >> file & 1L) << (BITS * file);
      }
    }
    return spread;
  }

  /** Returns 1 on the files of a set, given as a bit each, and 0 on the others. */
  static long on(int files) {
    return SPREAD[files];
  }

  /** Returns the same number on every file. */
  static long all(int number) {
    return ONES * number;
  }

  /** Returns the number of a file. */
  static int at(long lanes, int file) {
    return (int) (lanes >>> (BITS * file)) & MOST;
  }

  /** Returns the smaller number of each file. */
  static long least(long a, long b) {
    long notLess = ((a | TOPS) - b) & TOPS;
    // All bits of the lanes where b is not more than a.
    long taken = (notLess - (notLess >>> (BITS - 1))) | notLess;
    return (b & taken) | (a & ~taken);
  }

  /** Returns for each file the smallest number of it and the files beside it. */
  static long leastBeside(long lanes) {
    long fromWest = ((lanes << BITS) & ALL) | MOST;
    long fromEast = (lanes >>> BITS) | ((long) MOST << (BITS * (FILES - 1)));
    return least(lanes, least(fromWest, fromEast));
  }
}
