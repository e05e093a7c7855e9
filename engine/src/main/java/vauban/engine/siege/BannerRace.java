package vauban.engine.siege;

import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * How many moves a Banner still needs to an enemy headquarters square. It goes one rank a move and
 * needs empty squares, so an own piece in the way costs a move to step aside, an enemy piece one
 * more to be driven off, and a square beside the enemy General one to be protected first.
 */
final class BannerRace {

  /** At least as long as any race. */
  static final int LOST = 10;

  private static final int OWN_PIECE = 1;
  private static final int ENEMY_PIECE = 2;
  private static final int BESIDE_GENERAL = 1;

  private final WorkingPosition position;
  private final int[] teams;
  private final int team;
  private final BannerWays ways;
  private final int[] needs;

  /**
   * Prepares one team's race.
   *
   * @param teams ordinal of the team of each piece number
   */
  BannerRace(WorkingPosition position, int[] teams, Team team) {
    this.position = position;
    this.teams = teams;
    this.team = team.ordinal();
    ways = BannerWays.of(team);
    needs = new int[position.game().board().size()];
  }

  /**
   * Returns the moves that the Banner on a square needs, {@link #LOST} where it cannot come there.
   *
   * @param enemyGeneral where the enemy General stands
   */
  int moves(int banner, int enemyGeneral) {
    for (int square : ways.ways[banner]) {
      int least = ways.goal[square] ? 0 : LOST;
      for (int next : ways.ahead[square]) {
        least = Math.min(least, 1 + needs[next]);
      }
      needs[square] = square == banner ? least : least + hindrance(square, enemyGeneral);
    }
    return Math.min(LOST, needs[banner]);
  }

  /** Returns whether a Banner on that square has won the race. */
  boolean reaches(int square) {
    return ways.goal[square];
  }

  private int hindrance(int square, int enemyGeneral) {
    int piece = position.at(square);
    int hindrance = piece == 0 ? 0 : teams[piece] == team ? OWN_PIECE : ENEMY_PIECE;
    // In the headquarters the game is over before the General can take.
    return ways.goal[square] || !ways.beside[enemyGeneral][square]
        ? hindrance
        : hindrance + BESIDE_GENERAL;
  }
}
