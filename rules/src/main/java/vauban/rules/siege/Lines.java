package vauban.rules.siege;

import vauban.rules.board.Board;
import vauban.rules.board.Direction;

/**
 * The ranks, files and diagonals through each square, as small ints to look moves up with.
 *
 * <p>A set of squares is two longs, the northern four ranks and the southern four, with the bits of
 * {@link Squares}. A line of such a set is an int with a bit a place: places are counted by files
 * along ranks and diagonals, and by ranks from the north along files. A line runs only as far as
 * the hilltops let it, so a lookup never meets one.
 */
final class Lines {

  static final int RANK = 0;
  static final int RISING = Squares.ALL;
  static final int FALLING = 2 * Squares.ALL;

  /** What the next place on a line adds to a square: that of a rank, a file and the diagonals. */
  static final int RANK_STEP = 1;

  static final int FILE_STEP = Squares.FILES;
  static final int RISING_STEP = 1 - Squares.FILES;
  static final int FALLING_STEP = 1 + Squares.FILES;

  private static final int PLACES = 10;
  private static final int PLACES_MASK = (1 << PLACES) - 1;

  /** Squares of a file in one half of the board, for file a. */
  private static final long FILE_BITS = 1L | 1L << 10 | 1L << 20 | 1L << 30;

  /** Adds the ranks of a half up in its last rank, where no two squares of a line share a file. */
  private static final long ONTO_LAST_RANK = FILE_BITS;

  /** Brings the eight squares of a file, the southern ones four bits up, side by side. */
  private static final long SIDE_BY_SIDE = 1L | 1L << 9 | 1L << 18 | 1L << 27;

  private static final long[] NORTH = new long[3 * Squares.ALL];
  private static final long[] SOUTH = new long[3 * Squares.ALL];
  private static final int[] FILE = new int[Squares.ALL];
  private static final char[] REACH = new char[PLACES << PLACES];
  private static final char[] SECOND = new char[PLACES << PLACES];

  static {
    for (int square = 0; square < Squares.ALL; square++) {
      compile(RANK + square, square, Direction.EAST);
      compile(RISING + square, square, Direction.NORTH_EAST);
      compile(FALLING + square, square, Direction.SOUTH_EAST);
      compileFile(square);
    }
    for (int place = 0; place < PLACES; place++) {
      for (int occupied = 0; occupied <= PLACES_MASK; occupied++) {
        look(place, occupied);
      }
    }
  }

  private Lines() {}

  /**
   * Returns the places of a rank or diagonal that a set holds.
   *
   * @param line {@link #RANK}, {@link #RISING} or {@link #FALLING} plus a square on the line
   */
  static int across(int line, long north, long south) {
    long both = (north & NORTH[line]) | (south & SOUTH[line]);
    return (int) ((both * ONTO_LAST_RANK) >>> 30) & PLACES_MASK;
  }

  /** Returns the places of a square's file that a set holds. */
  static int file(int square, long north, long south) {
    int file = Squares.file(square);
    long both = ((north >>> file) & FILE_BITS) | (((south >>> file) & FILE_BITS) << 4);
    return (int) ((both * SIDE_BY_SIDE) >>> 27) & FILE[square];
  }

  /**
   * Returns the empty places next to one up to the first piece on either side, and that piece's.
   * Where a line ends early the places go on beyond its end.
   */
  static int reach(int place, int occupied) {
    return REACH[(place << PLACES) | occupied];
  }

  /** Returns the places of the second piece on either side: what Artillery captures. */
  static int second(int place, int occupied) {
    return SECOND[(place << PLACES) | occupied];
  }

  private static void compile(int line, int square, Direction direction) {
    addTo(line, square);
    for (Direction way : new Direction[] {direction, direction.opposite()}) {
      int next = SiegeBoard.BOARD.neighbour(square, way);
      while (next != Board.NONE) {
        addTo(line, next);
        next = SiegeBoard.BOARD.neighbour(next, way);
      }
    }
  }

  private static void addTo(int line, int square) {
    NORTH[line] |= Squares.north(square);
    SOUTH[line] |= Squares.south(square);
  }

  private static void compileFile(int square) {
    FILE[square] = 1 << Squares.row(square);
    for (Direction way : new Direction[] {Direction.NORTH, Direction.SOUTH}) {
      int next = SiegeBoard.BOARD.neighbour(square, way);
      while (next != Board.NONE) {
        FILE[square] |= 1 << Squares.row(next);
        next = SiegeBoard.BOARD.neighbour(next, way);
      }
    }
  }

  private static void look(int place, int occupied) {
    int index = (place << PLACES) | occupied;
    for (int step = -1; step <= 1; step += 2) {
      int pieces = 0;
      for (int at = place + step; at >= 0 && at < PLACES && pieces < 2; at += step) {
        boolean piece = (occupied & (1 << at)) != 0;
        if (pieces == 0) {
          REACH[index] |= (char) (1 << at);
        } else if (piece) {
          SECOND[index] |= (char) (1 << at);
        }
        pieces += piece ? 1 : 0;
      }
    }
  }
}
