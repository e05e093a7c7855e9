package vauban.rules.siege;

import vauban.rules.board.Board;
import vauban.rules.kit.Placement;

/** Which pieces attack a square, told from the square outwards ({@code S check}). */
final class SiegeAttacks {

  private SiegeAttacks() {}

  /**
   * Returns the square of a piece that attacks a square, or {@link Board#NONE}.
   *
   * @param army the attacking army, 0 or 1
   */
  static int attacker(Placement placement, int square, int army) {
    int found = onStraightLines(placement, square, army);
    if (found == Board.NONE) {
      found = onObliqueLines(placement, square, army);
    }
    if (found == Board.NONE) {
      int cavalryman = SiegePieces.number(army, SiegePieces.CAVALRYMAN);
      found = near(placement, SiegePaths.CAVALRYMAN.from(square), cavalryman);
    }
    return found;
  }

  private static int onStraightLines(Placement placement, int square, int army) {
    for (int[] line : SiegePaths.STRAIGHT_RAYS.from(square)) {
      int between = 0;
      for (int i = 0; i < line.length && between < 2; i++) {
        int piece = placement.at(line[i]);
        if (piece == 0) {
          continue;
        }
        if (SiegePieces.army(piece) == army) {
          int kind = SiegePieces.kind(piece);
          if (between == 0
              ? kind == SiegePieces.FORT || (kind == SiegePieces.GENERAL && i == 0)
              : kind == SiegePieces.ARTILLERY) {
            return line[i];
          }
        }
        between++;
      }
    }
    return Board.NONE;
  }

  private static int onObliqueLines(Placement placement, int square, int army) {
    int scout = SiegePieces.number(army, SiegePieces.SCOUT);
    for (int[] line : SiegePaths.OBLIQUE_RAYS.from(square)) {
      for (int to : line) {
        int piece = placement.at(to);
        if (piece == scout) {
          return to;
        }
        if (piece != 0) {
          break;
        }
      }
    }
    int senior = SiegePieces.number(army, SiegePieces.SENIOR);
    int infantryman = SiegePieces.number(army, SiegePieces.INFANTRYMAN);
    int found = near(placement, SiegePaths.SENIOR.from(square), senior);
    return found != Board.NONE
        ? found
        : near(placement, SiegePaths.infantryman(1 - army).from(square), infantryman);
  }

  private static int near(Placement placement, int[][] lines, int piece) {
    for (int[] line : lines) {
      if (placement.at(line[0]) == piece) {
        return line[0];
      }
    }
    return Board.NONE;
  }
}
