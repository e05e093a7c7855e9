package vauban.engine.siege;

import java.util.Arrays;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Region;
import vauban.rules.board.Square;
import vauban.rules.game.Team;

/** Where a team's Banner can go on its way to the enemy's headquarters, measured once. */
final class BannerWays {

  private static final BannerWays[] BY_TEAM = {
    new BannerWays(Games.SIEGE.board(), Team.FIRST),
    new BannerWays(Games.SIEGE.board(), Team.SECOND)
  };

  /** By square, the squares straight and obliquely ahead. */
  final int[][] ahead;

  /** By square, itself and every square that can be reached from it, the last ones first. */
  final int[][] ways;

  /** By square, whether it belongs to the enemy's headquarters. */
  final boolean[] goal;

  /** By square of a General, the squares straight beside him. */
  final boolean[][] beside;

  private BannerWays(Board board, Team team) {
    ahead = new int[board.size()][];
    ways = new int[board.size()][];
    goal = new boolean[board.size()];
    beside = new boolean[board.size()][board.size()];
    String headquarters = team == Team.FIRST ? "north-headquarters" : "south-headquarters";
    for (Region region : board.regions()) {
      for (Square square : region.squares()) {
        goal[square.index()] |= region.id().equals(headquarters);
      }
    }
    for (int square = 0; square < ahead.length; square++) {
      ahead[square] = ahead(board, team, square);
      for (Direction direction : Direction.values()) {
        int next = board.neighbour(square, direction);
        if (next != Board.NONE && (direction.dx() == 0 || direction.dy() == 0)) {
          beside[square][next] = true;
        }
      }
    }
    for (int square = 0; square < ways.length; square++) {
      ways[square] = ways(square);
    }
  }

  static BannerWays of(Team team) {
    return BY_TEAM[team.ordinal()];
  }

  private static int[] ahead(Board board, Team team, int square) {
    int forward = team == Team.FIRST ? 1 : -1;
    int[] found = new int[3];
    int count = 0;
    for (Direction direction : Direction.values()) {
      int next = board.neighbour(square, direction);
      if (direction.dy() == forward && next != Board.NONE) {
        found[count++] = next;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int[] ways(int banner) {
    boolean[] reached = new boolean[ahead.length];
    int[] order = new int[ahead.length];
    int first = order.length;
    int next = first;
    order[--first] = banner;
    while (next > first) {
      for (int square : ahead[order[--next]]) {
        if (!reached[square]) {
          reached[square] = true;
          order[--first] = square;
        }
      }
    }
    return Arrays.copyOfRange(order, first, order.length);
  }
}
