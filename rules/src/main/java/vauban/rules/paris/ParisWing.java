package vauban.rules.paris;

import vauban.rules.game.Army;

/**
 * Pieces that move in the same ply: the garrison, or a wing of a besieging army. Where fewer than
 * five play, an army has a right wing only ({@code SP ruling 7}).
 */
enum ParisWing {
  WHITE("right", 1),
  BLACK("right", -1),
  GARRISON("", 0),
  WHITE_LEFT("left", 1),
  BLACK_LEFT("left", -1);

  private final String side;
  private final int forward;

  ParisWing(String side, int forward) {
    this.side = side;
    this.forward = forward;
  }

  Army army() {
    return switch (this) {
      case WHITE, WHITE_LEFT -> ParisPieces.WHITE;
      case BLACK, BLACK_LEFT -> ParisPieces.BLACK;
      case GARRISON -> ParisPieces.RED;
    };
  }

  /** Returns whether an apostrophe marks its pieces. */
  boolean left() {
    return side.equals("left");
  }

  /** Returns the change of rank of a step forward, or 0 for the garrison, which has no front. */
  int forward() {
    return forward;
  }

  /** Returns for example {@code White}, or {@code White's right wing} where armies have wings. */
  String name(int players) {
    return players == 5 && this != GARRISON
        ? "%s's %s wing".formatted(army().name(), side)
        : army().name();
  }
}
