package vauban.engine.siege;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
import vauban.rules.kit.Paths;

/** Where pieces of Siege go from each square, for the inner loop. */
final class SiegeLines {

  static final int FILES = 10;
  static final int RANKS = 8;

  private static final Board BOARD = Games.SIEGE.board();
  private static final Set<Direction> STRAIGHT_DIRECTIONS =
      EnumSet.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

  /** The lines of Fort and Artillery. */
  static final Paths STRAIGHT = Paths.rays(BOARD, STRAIGHT_DIRECTIONS, BOARD.size());

  /** The lines of the Scout. */
  static final Paths OBLIQUE =
      Paths.rays(BOARD, EnumSet.complementOf(EnumSet.copyOf(STRAIGHT_DIRECTIONS)), BOARD.size());

  /** By square, those a Cavalryman reaches. */
  static final int[][] LEAPS = leaps();

  /** By square of a General, whether a square is his or touches it. */
  static final boolean[][] NEAR = near();

  private SiegeLines() {}

  /** Returns the row of a square, counted from the north. */
  static int row(int square) {
    return square / FILES;
  }

  /** Returns the file of a square, from 0. */
  static int file(int square) {
    return square % FILES;
  }

  private static int[][] leaps() {
    int[][] leaps = new int[BOARD.size()][];
    for (Square from : BOARD.squares()) {
      leaps[from.index()] =
          BOARD.squares().stream()
              .filter(to -> to.terrain().occupiable() && leap(from, to))
              .mapToInt(Square::index)
              .toArray();
    }
    return leaps;
  }

  private static boolean leap(Square from, Square to) {
    return Math.abs(from.file() - to.file()) * Math.abs(from.rank() - to.rank()) == 2;
  }

  private static boolean[][] near() {
    boolean[][] near = new boolean[BOARD.size()][BOARD.size()];
    List<Square> all = BOARD.squares();
    for (Square from : all) {
      for (Square to : all) {
        near[from.index()][to.index()] =
            Math.abs(from.file() - to.file()) <= 1 && Math.abs(from.rank() - to.rank()) <= 1;
      }
    }
    return near;
  }
}
