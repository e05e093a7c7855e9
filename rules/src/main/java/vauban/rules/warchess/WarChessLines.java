package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CAVALRY;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.LINE;
import static vauban.rules.warchess.WarChessPieces.kind;

import java.util.Set;
import vauban.rules.board.Direction;
import vauban.rules.kit.Paths;

/** The lines that figures move and take along, and that Artillery covers, from every square. */
final class WarChessLines {

  private static final Paths[] BY_PIECE = new Paths[WarChessPieces.LAST + 1];

  static {
    for (int piece = LIGHT; piece <= WarChessPieces.LAST; piece++) {
      BY_PIECE[piece] = paths(piece);
    }
  }

  private static final WarChessSpokes[] SPOKES = new WarChessSpokes[WarChessPieces.LAST + 1];

  static {
    for (int piece = LIGHT; piece <= WarChessPieces.LAST; piece++) {
      SPOKES[piece] = new WarChessSpokes(WarChessBoard.board(), piece);
    }
  }

  /** What Artillery of either side moves along and covers. */
  static final Paths FIRE = of(ARTILLERY);

  private WarChessLines() {}

  /** Returns the lines of a figure by its number. */
  static Paths of(int piece) {
    return BY_PIECE[piece];
  }

  /** Returns the same lines of a figure as spokes. */
  static WarChessSpokes spokes(int piece) {
    return SPOKES[piece];
  }

  /** Returns how many squares a figure may move in a direction, 0 where it may not. */
  static int range(int piece, Direction direction) {
    int forward = piece > BLACK ? 1 : -1;
    return switch (kind(piece)) {
      case LIGHT -> direction.dy() == forward ? 3 : 2;
      case LINE -> 2;
      case CAVALRY -> 3;
      case ARTILLERY -> direction.oblique() ? 3 : 0;
      default -> piece != CITADEL && direction.oblique() ? 2 : 0;
    };
  }

  private static Paths paths(int piece) {
    Paths paths = Paths.leaps(WarChessBoard.board());
    for (Direction direction : Direction.values()) {
      int range = range(piece, direction);
      if (range > 0) {
        paths = paths.and(Paths.rays(WarChessBoard.board(), Set.of(direction), range));
      }
    }
    return paths;
  }
}
