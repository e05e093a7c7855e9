package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessField.STOP;
import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.kind;
import static vauban.rules.warchess.WarChessPieces.owns;

/**
 * What enemy Artillery means for the moves of a side, found by following its lines once, so that
 * hardly any move needs a trial of its own.
 *
 * <p>A figure that no enemy line meets can expose neither another figure nor the Citadel by going
 * away; it only must not stop where it would be exposed, and those squares are closed to it.
 * Figures that are met are careful if their move might matter, and so are Artillery that protect
 * one that is met: their moves are tried. Where something is exposed or commanded already, {@code
 * WC 4} wants more than this, and every move is tried.
 */
final class WarChessFire {

  /** Two Artillery with four lines of three squares each close at most this many squares. */
  private static final int MOST_CLOSED = 24;

  private final WarChessField field;
  private final int[] closed = new int[MOST_CLOSED];
  private int closedCount;

  // A square is marked if it holds the number of this look.
  private final long[] nextToEnemy = new long[WarChessBoard.board().size()];
  private final long[] protectedSquare = new long[WarChessBoard.board().size()];
  private final long[] careful = new long[WarChessBoard.board().size()];
  private long look;
  private int side;
  private boolean pressing;
  private boolean anyCareful;

  WarChessFire(WarChessField field) {
    this.field = field;
  }

  /**
   * Follows the lines of the Artillery against a side, unless something turns out to be exposed or
   * commanded, and closes the ground where its figures may not stop. {@link #lift} opens it again.
   */
  void look(int side) {
    this.side = side;
    look++;
    pressing = false;
    anyCareful = false;
    int enemyGun = BLACK - side + ARTILLERY;
    int guns = field.count(enemyGun);
    if (guns == 0) {
      return;
    }
    markProtected(enemyGun, guns);
    for (int i = 0; i < guns; i++) {
      for (int[] line : WarChessLines.FIRE.from(field.square(enemyGun, i))) {
        follow(line);
      }
    }
  }

  private void markProtected(int enemyGun, int guns) {
    for (int i = 0; i < guns; i++) {
      for (int[] line : WarChessLines.FIRE.from(field.square(enemyGun, i))) {
        nextToEnemy[line[0]] = look;
      }
    }
    int ownGun = side + ARTILLERY;
    for (int i = 0; i < field.count(ownGun); i++) {
      for (int[] line : WarChessLines.FIRE.from(field.square(ownGun, i))) {
        if (nextToEnemy[line[0]] != look) {
          protectedSquare[line[0]] = look;
        }
      }
    }
  }

  private void follow(int[] line) {
    for (int i = 0; i < line.length; i++) {
      int square = line[i];
      if (protectedSquare[square] != look) {
        close(square);
      }
      int piece = field.at(square);
      if (piece != 0) {
        if (owns(side, piece)) {
          meet(line, i, piece);
        }
        return;
      }
    }
  }

  private void close(int square) {
    int[] ground = field.ground(side);
    // The Citadel may be taken where it is covered (WC 2).
    if ((ground[square] & STOP) != 0 && field.at(square) != CITADEL) {
      ground[square] &= ~STOP;
      closed[closedCount++] = square;
    }
  }

  private void meet(int[] line, int index, int piece) {
    int square = line[index];
    if (kind(piece) == ARTILLERY) {
      if (screens(line, index)) {
        bind(square);
      }
    } else if (piece == CITADEL || protectedSquare[square] != look) {
      pressing = true;
    } else {
      // It might stop further down the line, or uncover what stands there.
      if (index + 1 < line.length) {
        bind(square);
      }
      bindProtectors(square);
    }
  }

  /** Whether the figure at an index of a line hides another of its side that could be exposed. */
  private boolean screens(int[] line, int index) {
    for (int i = index + 1; i < line.length; i++) {
      int piece = field.at(line[i]);
      if (piece != 0) {
        return owns(side, piece) && kind(piece) != ARTILLERY;
      }
    }
    return false;
  }

  private void bindProtectors(int square) {
    for (int[] line : WarChessLines.FIRE.from(square)) {
      if (field.at(line[0]) == side + ARTILLERY) {
        bind(line[0]);
      }
    }
  }

  private void bind(int square) {
    careful[square] = look;
    anyCareful = true;
  }

  /** Opens the ground that {@link #look} closed. */
  void lift() {
    int[] ground = field.ground(side);
    while (closedCount > 0) {
      ground[closed[--closedCount]] |= STOP;
    }
  }

  /** Returns whether something is exposed or commanded. */
  boolean presses() {
    return pressing;
  }

  /** Returns whether any figure must be careful. */
  boolean anyCareful() {
    return anyCareful;
  }

  /** Returns whether the moves of the figure on a square must be tried one by one. */
  boolean careful(int square) {
    return careful[square] == look;
  }
}
