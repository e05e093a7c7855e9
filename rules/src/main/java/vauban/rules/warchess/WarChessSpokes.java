package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessField.WALL;

import java.util.Arrays;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;

/**
 * The ways of one kind of troops from every square: eight spokes of up to three squares, each
 * packed into an int, the nearest square in the lowest byte. A spoke that is shorter is filled up
 * with {@link WarChessField#WALL}, so that all are walked alike.
 */
final class WarChessSpokes {

  /** Spokes of a square. */
  static final int COUNT = 8;

  /** Squares of a spoke. */
  static final int LENGTH = 3;

  private static final int SQUARE_BITS = 8;

  private final int[] spokes;

  /** Compiles the ways of a figure, which moves at most three squares. */
  WarChessSpokes(Board board, int piece) {
    spokes = new int[board.size() * COUNT];
    for (int square = 0; square < board.size(); square++) {
      for (Direction direction : Direction.values()) {
        spokes[square * COUNT + direction.ordinal()] = spoke(board, piece, square, direction);
      }
    }
  }

  private static int spoke(Board board, int piece, int square, Direction direction) {
    int[] steps = new int[LENGTH];
    Arrays.fill(steps, WALL);
    int next = board.neighbour(square, direction);
    for (int i = 0; i < WarChessLines.range(piece, direction) && next != Board.NONE; i++) {
      steps[i] = next;
      next = board.neighbour(next, direction);
    }
    return square(steps[0], 0) | square(steps[1], 1) | square(steps[2], 2);
  }

  private static int square(int square, int index) {
    return square << (index * SQUARE_BITS);
  }

  /**
   * Returns a spoke of a square.
   *
   * @param index 0 to {@code COUNT - 1}
   */
  int spoke(int square, int index) {
    return spokes[square * COUNT + index];
  }

  /** Returns the nearest square of a spoke, or the wall. */
  static int first(int spoke) {
    return spoke & WALL;
  }

  /** Returns a spoke without its first square. */
  static int rest(int spoke) {
    return spoke >>> SQUARE_BITS;
  }

  /** Returns the square after {@link #first}, or the wall. */
  static int second(int spoke) {
    return (spoke >>> SQUARE_BITS) & WALL;
  }

  /** Returns the square after {@link #second}, or the wall. */
  static int third(int spoke) {
    return (spoke >>> (2 * SQUARE_BITS)) & WALL;
  }
}
