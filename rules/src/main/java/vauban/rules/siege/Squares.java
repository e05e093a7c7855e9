package vauban.rules.siege;

import java.util.function.IntPredicate;

/**
 * Squares as numbers and as bits.
 *
 * <p>The board has 72 squares to stand on, eight too many for a long, so a set of squares is two:
 * the four northern ranks and the four southern. In its half a square has the bit of its number,
 * counted from the half's first square.
 */
final class Squares {

  static final int FILES = SiegeBoard.FILES;

  /** Number of squares of the board, the hilltops included. */
  static final int ALL = SiegeBoard.FILES * SiegeBoard.RANKS;

  /** Number of squares of a half, and number of the first southern one. */
  static final int HALF = ALL / 2;

  /** Every bit of a half. */
  static final long HALF_BITS = (1L << HALF) - 1;

  private static final long[] BIT = new long[ALL];

  static {
    for (int square = 0; square < ALL; square++) {
      BIT[square] = 1L << square % HALF;
    }
  }

  private Squares() {}

  /** Returns the file of a square, from 0. */
  static int file(int square) {
    return square % FILES;
  }

  /** Returns the rank of a square counted from the north, from 0. */
  static int row(int square) {
    return square / FILES;
  }

  /** Returns 0 or 1, the colour of a square on a chequered board. */
  static int colour(int square) {
    return (row(square) + file(square)) & 1;
  }

  /** Returns 0 for a northern square, 1 for a southern one. */
  static int half(int square) {
    return square < HALF ? 0 : 1;
  }

  /** Returns the bit of a square in its half. */
  static long bit(int square) {
    return BIT[square];
  }

  /** Returns the northern half of the set that holds one square. */
  static long north(int square) {
    return square < HALF ? BIT[square] : 0;
  }

  /** Returns the southern half of the set that holds one square. */
  static long south(int square) {
    return square < HALF ? 0 : BIT[square];
  }

  /** Returns the northern half of a set. */
  static long north(IntPredicate set) {
    long bits = 0;
    for (int square = 0; square < HALF; square++) {
      bits |= set.test(square) ? BIT[square] : 0;
    }
    return bits;
  }

  /** Returns the southern half of a set. */
  static long south(IntPredicate set) {
    return north(square -> set.test(square + HALF));
  }

  /** Returns the first square of a set that is not empty. */
  static int first(long north, long south) {
    return north != 0
        ? Long.numberOfTrailingZeros(north)
        : HALF + Long.numberOfTrailingZeros(south);
  }
}
