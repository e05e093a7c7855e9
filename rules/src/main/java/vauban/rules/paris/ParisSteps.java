package vauban.rules.paris;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import vauban.rules.board.Direction;
import vauban.rules.game.PieceKind;

/**
 * How a piece moves in the field outside the fort.
 *
 * @param directions it may take
 * @param range most squares in one move, 1 to 3
 */
record ParisSteps(Set<Direction> directions, int range) {

  /**
   * Returns how a piece moves.
   *
   * @param piece its number
   * @param colonel most squares the garrison's Colonel moves
   */
  static ParisSteps of(int piece, int colonel) {
    PieceKind kind = ParisPieces.piece(piece).kind();
    Set<Direction> directions = EnumSet.allOf(Direction.class);
    directions.removeIf(direction -> !allowed(kind, direction));
    int forward = ParisPieces.wing(piece).forward();
    directions.removeIf(direction -> direction.dy() * forward < 0);
    return new ParisSteps(directions, range(kind, colonel));
  }

  /** Returns for example {@code one or two squares diagonally}. */
  String words() {
    String squares =
        switch (range) {
          case 1 -> "one square";
          case 2 -> "one or two squares";
          default -> "one, two or three squares";
        };
    boolean oblique = directions.stream().anyMatch(Direction::oblique);
    boolean straight = !directions.stream().allMatch(Direction::oblique);
    String way =
        oblique && straight
            ? "straight, sideways or diagonally"
            : oblique ? "diagonally" : "straight or sideways";
    return squares + " " + way;
  }

  private static boolean allowed(PieceKind kind, Direction direction) {
    return switch (kind.id()) {
      case "general", "redgeneral" -> true;
      case "colonel", "redcolonel", "captain" -> !direction.oblique();
      case "lieutenant", "man", "lightman", "darkman" -> direction.oblique();
      default -> throw unknown(kind);
    };
  }

  private static int range(PieceKind kind, int colonel) {
    return switch (kind.id()) {
      case "general" -> 3;
      case "colonel", "lieutenant", "redgeneral" -> 2;
      case "redcolonel" -> colonel;
      case "captain", "man", "lightman", "darkman" -> 1;
      default -> throw unknown(kind);
    };
  }

  private static IllegalArgumentException unknown(PieceKind kind) {
    return new IllegalArgumentException("no steps for " + kind.name().toLowerCase(Locale.ROOT));
  }
}
