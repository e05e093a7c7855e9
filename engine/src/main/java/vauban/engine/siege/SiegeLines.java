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
  static final int[][] LEAPS =
      squares(
          (from, to) -> Math.abs(from.file() - to.file()) * Math.abs(from.rank() - to.rank()) == 2);

  /** By ordinal of the team and square, those that its Infantry attacks. */
  static final int[][][] FOOT = {
    squares((from, to) -> oblique(from, to) && to.rank() == from.rank() + 1),
    squares((from, to) -> oblique(from, to) && to.rank() == from.rank() - 1)
  };

  /** By square of a General, whether a square is his or touches it. */
  static final boolean[][] NEAR = near();

  private SiegeLines() {}

  /** Whether two squares belong together. */
  private interface Pair {
    boolean test(Square from, Square to);
  }

  private static boolean oblique(Square from, Square to) {
    return Math.abs(from.file() - to.file()) == 1;
  }

  private static int[][] squares(Pair pair) {
    int[][] squares = new int[BOARD.size()][];
    for (Square from : BOARD.squares()) {
      squares[from.index()] =
          BOARD.squares().stream()
              .filter(to -> to.terrain().occupiable() && pair.test(from, to))
              .mapToInt(Square::index)
              .toArray();
    }
    return squares;
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
