package vauban.rules.siege;

import java.util.EnumSet;
import java.util.Set;
import vauban.rules.board.Direction;
import vauban.rules.game.Team;
import vauban.rules.kit.Paths;

/** The squares that a piece reaches from each square whatever stands between, as two longs. */
final class Leaps {

  private static final Set<Direction> STRAIGHT =
      EnumSet.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);
  private static final Set<Direction> OBLIQUE = EnumSet.complementOf(EnumSet.copyOf(STRAIGHT));

  static final Leaps GENERAL = new Leaps(Paths.rays(SiegeBoard.BOARD, STRAIGHT, 1));
  static final Leaps SENIOR = new Leaps(Paths.rays(SiegeBoard.BOARD, OBLIQUE, 1));
  static final Leaps CAVALRYMAN =
      new Leaps(
          Paths.leaps(
              SiegeBoard.BOARD,
              new int[] {1, 2},
              new int[] {2, 1},
              new int[] {2, -1},
              new int[] {1, -2},
              new int[] {-1, -2},
              new int[] {-2, -1},
              new int[] {-2, 1},
              new int[] {-1, 2}));

  private static final Leaps[] BANNER = {banner(Team.FIRST), banner(Team.SECOND)};
  private static final Leaps[] INFANTRYMAN = {infantryman(Team.FIRST), infantryman(Team.SECOND)};

  private final long[] north = new long[Squares.ALL];
  private final long[] south = new long[Squares.ALL];

  private Leaps(Paths paths) {
    for (int from = 0; from < Squares.ALL; from++) {
      for (int[] line : paths.from(from)) {
        north[from] |= Squares.north(line[0]);
        south[from] |= Squares.south(line[0]);
      }
    }
  }

  /** Returns the steps of an army's Banner carriers within their region. */
  static Leaps banner(int army) {
    return BANNER[army];
  }

  /** Returns the single steps of an army's Infantrymen. */
  static Leaps infantryman(int army) {
    return INFANTRYMAN[army];
  }

  /** Returns the northern half of the squares reached from one. */
  long north(int from) {
    return north[from];
  }

  /** Returns the southern half of the squares reached from one. */
  long south(int from) {
    return south[from];
  }

  private static Leaps banner(Team team) {
    return new Leaps(
        Paths.rays(SiegeBoard.BOARD, SiegeBoard.forward(team), 1)
            .within(square -> SiegeBoard.bannerMayStand(team, square)));
  }

  private static Leaps infantryman(Team team) {
    Set<Direction> directions = EnumSet.copyOf(SiegeBoard.forward(team));
    directions.retainAll(OBLIQUE);
    return new Leaps(Paths.rays(SiegeBoard.BOARD, directions, 1));
  }
}
