package vauban.rules.siege;

import java.util.EnumSet;
import java.util.Set;
import vauban.rules.board.Direction;
import vauban.rules.game.Team;
import vauban.rules.kit.Paths;

/** The lines each kind of piece follows, compiled once. */
final class SiegePaths {

  private static final Set<Direction> STRAIGHT =
      EnumSet.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);
  private static final Set<Direction> OBLIQUE = EnumSet.complementOf(EnumSet.copyOf(STRAIGHT));
  private static final int UNLIMITED = SiegeBoard.FILES;

  static final Paths GENERAL = Paths.rays(SiegeBoard.BOARD, STRAIGHT, 1);
  static final Paths STRAIGHT_RAYS = Paths.rays(SiegeBoard.BOARD, STRAIGHT, UNLIMITED);
  static final Paths OBLIQUE_RAYS = Paths.rays(SiegeBoard.BOARD, OBLIQUE, UNLIMITED);
  static final Paths SENIOR = Paths.rays(SiegeBoard.BOARD, OBLIQUE, 1);
  static final Paths CAVALRYMAN =
      Paths.leaps(
          SiegeBoard.BOARD,
          new int[] {1, 2},
          new int[] {2, 1},
          new int[] {2, -1},
          new int[] {1, -2},
          new int[] {-1, -2},
          new int[] {-2, -1},
          new int[] {-2, 1},
          new int[] {-1, 2});

  private static final Paths[] BANNER = {banner(Team.FIRST), banner(Team.SECOND)};
  private static final Paths[] INFANTRYMAN = {infantryman(Team.FIRST), infantryman(Team.SECOND)};

  private SiegePaths() {}

  /** Returns the steps of an army's Banner carriers within their zone. */
  static Paths banner(int army) {
    return BANNER[army];
  }

  /** Returns the lines of an army's Infantrymen, two squares long. */
  static Paths infantryman(int army) {
    return INFANTRYMAN[army];
  }

  private static Paths banner(Team team) {
    return Paths.rays(SiegeBoard.BOARD, SiegeBoard.forward(team), 1)
        .within(SiegeBoard.bannerZone(team)::get);
  }

  private static Paths infantryman(Team team) {
    Set<Direction> directions = EnumSet.copyOf(SiegeBoard.forward(team));
    directions.retainAll(OBLIQUE);
    return Paths.rays(SiegeBoard.BOARD, directions, 2);
  }

  /** Returns the rank of a square, from 1. */
  static int rank(int square) {
    return SiegeBoard.RANKS - square / SiegeBoard.FILES;
  }

  /** Returns 0 or 1, the colour of a square on a chequered board. */
  static int colour(int square) {
    return (square / SiegeBoard.FILES + square % SiegeBoard.FILES) & 1;
  }
}
