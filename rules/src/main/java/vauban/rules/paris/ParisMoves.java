package vauban.rules.paris;

import vauban.rules.game.PackedMove;
import vauban.rules.kit.Placement;

/** Generates moves from a placement. Nothing here allocates. */
final class ParisMoves {

  private static final boolean[] CELL = cells();

  private final ParisLines lines;
  private final Placement placement;

  /**
   * Makes a generator.
   *
   * @param placement looked at on every call, and left as it was
   */
  ParisMoves(ParisLines lines, Placement placement) {
    this.lines = lines;
    this.placement = placement;
  }

  /** Returns whether the square is a cell of the fort. */
  static boolean cell(int square) {
    return CELL[square];
  }

  /** Writes the moves of a besieging wing, without commands, and returns where they end. */
  int besiegers(int wing, int[] moves, int start) {
    int end = start;
    for (int i = 0; i < placement.size(wing); i++) {
      int from = placement.square(wing, i);
      for (int[] line : lines.from(placement.at(from), from)) {
        for (int to : line) {
          if (placement.at(to) != 0) {
            break;
          }
          moves[end++] = PackedMove.plain(from, to);
        }
      }
    }
    return end;
  }

  /** Writes the moves of the garrison, commanded or not, and returns where they end. */
  int garrison(int[] moves, int start) {
    int end = start;
    int wing = ParisWing.GARRISON.ordinal();
    for (int i = 0; i < placement.size(wing); i++) {
      int from = placement.square(wing, i);
      for (int[] line : lines.from(placement.at(from), from)) {
        for (int to : line) {
          int piece = placement.at(to);
          if (piece == 0) {
            moves[end++] = PackedMove.plain(from, to);
          } else {
            if (takeable(piece, to)) {
              moves[end++] = PackedMove.plain(from, to);
            }
            break;
          }
        }
      }
    }
    return end;
  }

  /** Writes the squares on which the garrison can take, each once, and returns how many. */
  int targets(int[] squares) {
    int count = 0;
    int wing = ParisWing.GARRISON.ordinal();
    for (int i = 0; i < placement.size(wing); i++) {
      int from = placement.square(wing, i);
      for (int[] line : lines.from(placement.at(from), from)) {
        for (int to : line) {
          int piece = placement.at(to);
          if (piece != 0) {
            if (!among(squares, count, to) && takeable(piece, to)) {
              squares[count++] = to;
            }
            break;
          }
        }
      }
    }
    return count;
  }

  /** Returns whether a garrison piece that reaches the square may take what stands there. */
  private boolean takeable(int piece, int square) {
    return !ParisPieces.garrison(piece)
        && !CELL[square]
        && ParisSupport.supporter(placement, square) == ParisSupport.NONE;
  }

  private static boolean among(int[] squares, int count, int square) {
    for (int i = 0; i < count; i++) {
      if (squares[i] == square) {
        return true;
      }
    }
    return false;
  }

  private static boolean[] cells() {
    boolean[] cells = new boolean[ParisBoard.BOARD.size()];
    for (int square = 0; square < cells.length; square++) {
      cells[square] = ParisBoard.cell(square);
    }
    return cells;
  }
}
