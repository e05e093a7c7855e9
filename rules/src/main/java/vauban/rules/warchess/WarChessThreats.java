package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.kind;
import static vauban.rules.warchess.WarChessPieces.owns;

import java.util.Arrays;
import java.util.stream.IntStream;
import vauban.rules.board.Board;

/**
 * What enemy Artillery does to one side: its figures that are exposed and whether its Citadel is
 * commanded ({@code WC exposed}, {@code WC commanded}). This is the one place that decides it, for
 * generation, refusals and display alike.
 */
final class WarChessThreats {

  /** Two Artillery with four lines each meet at most this many figures. */
  private static final int MOST = 8;

  private final int[] exposed = new int[MOST];
  private final int[] exposedBy = new int[MOST];
  private int exposedCount;
  private final int[] commanding = new int[MOST];
  private int commandingCount;

  /** Looks at the figures of a side as they stand. */
  void look(WarChessField field, int side) {
    exposedCount = 0;
    commandingCount = 0;
    int enemyGun = BLACK - side + ARTILLERY;
    for (int i = 0; i < field.count(enemyGun); i++) {
      int gun = field.square(enemyGun, i);
      for (int[] line : WarChessLines.FIRE.from(gun)) {
        int met = firstFigure(field, line);
        if (met >= 0 && owns(side, field.at(met))) {
          meet(field, side, gun, met);
        }
      }
    }
  }

  private void meet(WarChessField field, int side, int gun, int square) {
    int piece = field.at(square);
    if (piece == CITADEL) {
      commanding[commandingCount++] = gun;
    } else if (kind(piece) != ARTILLERY && !isProtected(field, side, square)) {
      exposed[exposedCount] = square;
      exposedBy[exposedCount++] = gun;
    }
  }

  /** Returns the first square of a line that is not empty, or {@link Board#NONE}. */
  static int firstFigure(WarChessField field, int[] line) {
    for (int square : line) {
      if (field.at(square) != 0) {
        return square;
      }
    }
    return Board.NONE;
  }

  /** Returns whether a square is protected for a side ({@code WC protected}). */
  static boolean isProtected(WarChessField field, int side, int square) {
    return isNextTo(field, side + ARTILLERY, square)
        && !isNextTo(field, BLACK - side + ARTILLERY, square);
  }

  /** Returns whether a figure of that number is one oblique step from a square. */
  static boolean isNextTo(WarChessField field, int piece, int square) {
    for (int[] line : WarChessLines.FIRE.from(square)) {
      if (field.at(line[0]) == piece) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many exposures there are; a figure exposed to two Artillery counts twice. */
  int exposedCount() {
    return exposedCount;
  }

  /**
   * Returns the square of an exposed figure.
   *
   * @param index 0 to {@code exposedCount() - 1}
   */
  int exposed(int index) {
    return exposed[index];
  }

  boolean exposes(int square) {
    for (int i = 0; i < exposedCount; i++) {
      if (exposed[i] == square) {
        return true;
      }
    }
    return false;
  }

  /** Returns the squares of the exposed figures, each once. */
  int[] exposedSquares() {
    return Arrays.stream(exposed, 0, exposedCount).distinct().toArray();
  }

  /** Returns the squares of the Artillery that expose the figure on a square. */
  int[] exposing(int square) {
    return IntStream.range(0, exposedCount)
        .filter(i -> exposed[i] == square)
        .map(i -> exposedBy[i])
        .toArray();
  }

  /**
   * Returns the square of an exposed figure that is not exposed there by other threats, or {@link
   * Board#NONE}.
   */
  int firstNotIn(WarChessThreats other) {
    for (int i = 0; i < exposedCount; i++) {
      if (!other.exposes(exposed[i])) {
        return exposed[i];
      }
    }
    return Board.NONE;
  }

  boolean commanded() {
    return commandingCount > 0;
  }

  /** Returns how many Artillery command the Citadel. */
  int commandingCount() {
    return commandingCount;
  }

  /** Returns the squares of the Artillery that command the Citadel. */
  int[] commandingSquares() {
    return Arrays.copyOf(commanding, commandingCount);
  }

  /** Returns the square of an Artillery that commands the Citadel. */
  int commanding(int index) {
    return commanding[index];
  }
}
