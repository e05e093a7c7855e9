package vauban.rules.paris;

import java.util.Arrays;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.kit.Placement;

/**
 * Which besiegers another besieger supports ({@code SP support}): lines are walked back from the
 * square in question to whoever stands first on them.
 */
final class ParisSupport {

  /** Nobody. */
  static final int NONE = -1;

  private static final int LONGEST = 3;
  private static final Direction[] DIRECTIONS = Direction.values();

  /** Squares by square and direction, the nearest first. */
  private static final int[][][] RAYS = rays();

  /**
   * By piece, a bit for each direction and distance at which it can stand and support; none for the
   * garrison.
   */
  private static final int[] REACH = reach();

  private ParisSupport() {}

  /**
   * Returns a square whose besieger could move to this one if nothing stood here, or {@link #NONE}.
   *
   * @param square outside the fort
   */
  static int supporter(Placement placement, int square) {
    int[][] rays = RAYS[square];
    for (int direction = 0; direction < rays.length; direction++) {
      int[] ray = rays[direction];
      for (int distance = 0; distance < ray.length; distance++) {
        int piece = placement.at(ray[distance]);
        if (piece != 0) {
          if ((REACH[piece] & bit(direction, distance)) != 0) {
            return ray[distance];
          }
          break;
        }
      }
    }
    return NONE;
  }

  /** Returns the squares around a square by direction, the nearest first; not to be changed. */
  static int[][] rays(int square) {
    return RAYS[square];
  }

  private static int bit(int direction, int distance) {
    return 1 << (direction * LONGEST + distance);
  }

  private static int[][][] rays() {
    Board board = ParisBoard.BOARD;
    int[][][] rays = new int[board.size()][DIRECTIONS.length][];
    for (int square = 0; square < board.size(); square++) {
      for (Direction direction : DIRECTIONS) {
        int[] ray = new int[LONGEST];
        int length = 0;
        int next = board.neighbour(square, direction);
        while (next != Board.NONE && length < LONGEST) {
          ray[length++] = next;
          next = board.neighbour(next, direction);
        }
        rays[square][direction.ordinal()] = Arrays.copyOf(ray, length);
      }
    }
    return rays;
  }

  private static int[] reach() {
    int[] reach = new int[ParisPieces.ALL.size() + 1];
    for (int piece = 1; piece < reach.length; piece++) {
      if (!ParisPieces.garrison(piece)) {
        ParisSteps steps = ParisSteps.of(piece, 1);
        for (Direction direction : steps.directions()) {
          for (int distance = 0; distance < steps.range(); distance++) {
            reach[piece] |= bit(direction.opposite().ordinal(), distance);
          }
        }
      }
    }
    return reach;
  }
}
