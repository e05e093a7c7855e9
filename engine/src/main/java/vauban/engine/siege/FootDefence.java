package vauban.engine.siege;

import java.util.Arrays;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.game.WorkingPosition;

/**
 * Whether Infantry could take back on a square. A dear piece that captures there is lost for a
 * cheap one, which is the most common of bad captures.
 */
final class FootDefence {

  /** By team and square, the squares from which a team's Infantry goes forward to it. */
  private static final int[][][] FROM = {
    behind(Games.SIEGE.board(), Direction.SOUTH_WEST, Direction.SOUTH_EAST),
    behind(Games.SIEGE.board(), Direction.NORTH_WEST, Direction.NORTH_EAST)
  };

  private final WorkingPosition position;
  private final int[] teams;
  private final boolean[] foot;

  /**
   * Prepares both teams' Infantry.
   *
   * @param teams ordinal of the team of each piece number
   * @param kinds letter of each piece number
   */
  FootDefence(WorkingPosition position, int[] teams, int[] kinds) {
    this.position = position;
    this.teams = teams;
    foot = new boolean[kinds.length];
    for (int piece = 1; piece < kinds.length; piece++) {
      foot[piece] = kinds[piece] == 'I' || kinds[piece] == 'N';
    }
  }

  private static int[][] behind(Board board, Direction... directions) {
    int[][] behind = new int[board.size()][];
    for (int square = 0; square < behind.length; square++) {
      int[] found = new int[directions.length];
      int count = 0;
      for (Direction direction : directions) {
        int next = board.neighbour(square, direction);
        if (next != Board.NONE) {
          found[count++] = next;
        }
      }
      behind[square] = Arrays.copyOf(found, count);
    }
    return behind;
  }

  /** Returns whether a team's Infantry could go forward to a square and take there. */
  boolean defends(int team, int square) {
    for (int behind : FROM[team][square]) {
      int piece = position.at(behind);
      if (foot[piece] && teams[piece] == team) {
        return true;
      }
    }
    return false;
  }
}
