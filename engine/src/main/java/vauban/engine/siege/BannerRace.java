package vauban.engine.siege;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
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

  private static final List<Direction> STEPS =
      List.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

  private final WorkingPosition position;
  private final int[] teams;
  private final int team;

  /** By square, the squares straight and obliquely ahead. */
  private final int[][] ahead;

  /** By square, every square on the ways from it to the headquarters, the last first. */
  private final int[][] ways;

  private final boolean[] goal;
  private final boolean[][] beside;
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
    Board board = position.game().board();
    ahead = new int[board.size()][];
    ways = new int[board.size()][];
    goal = new boolean[board.size()];
    beside = new boolean[board.size()][board.size()];
    needs = new int[board.size()];
    String headquarters = team == Team.FIRST ? "north-headquarters" : "south-headquarters";
    board.regions().stream()
        .filter(region -> region.id().equals(headquarters))
        .flatMap(region -> region.squares().stream())
        .forEach(square -> goal[square.index()] = true);
    for (Square square : board.squares()) {
      int from = square.index();
      ahead[from] = neighbours(board, from, ahead(team));
      for (int next : neighbours(board, from, STEPS)) {
        beside[from][next] = true;
      }
    }
    for (Square square : board.squares()) {
      ways[square.index()] = ways(square.index());
    }
  }

  private static List<Direction> ahead(Team team) {
    return team == Team.FIRST
        ? List.of(Direction.NORTH, Direction.NORTH_WEST, Direction.NORTH_EAST)
        : List.of(Direction.SOUTH, Direction.SOUTH_WEST, Direction.SOUTH_EAST);
  }

  private static int[] neighbours(Board board, int square, List<Direction> directions) {
    return directions.stream()
        .mapToInt(direction -> board.neighbour(square, direction))
        .filter(next -> next != Board.NONE)
        .toArray();
  }

  private int[] ways(int banner) {
    Set<Integer> reached = new LinkedHashSet<>(List.of(banner));
    List<Integer> order = new ArrayList<>(reached);
    for (int i = 0; i < order.size(); i++) {
      for (int next : ahead[order.get(i)]) {
        if (reached.add(next)) {
          order.add(next);
        }
      }
    }
    return order.reversed().stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns the moves that the Banner on a square needs, {@link #LOST} where it cannot come there.
   *
   * @param enemyGeneral where the enemy General stands
   */
  int moves(int banner, int enemyGeneral) {
    boolean[] guarded = beside[enemyGeneral];
    for (int square : ways[banner]) {
      int least = goal[square] ? 0 : LOST;
      for (int next : ahead[square]) {
        least = Math.min(least, 1 + needs[next]);
      }
      if (square != banner) {
        least += hindrance(square);
        // In the headquarters the game is over before the General can take.
        least += guarded[square] && !goal[square] ? BESIDE_GENERAL : 0;
      }
      needs[square] = least;
    }
    return Math.min(LOST, needs[banner]);
  }

  /** Returns whether a Banner on that square has won the race. */
  boolean reaches(int square) {
    return goal[square];
  }

  private int hindrance(int square) {
    int piece = position.at(square);
    if (piece == 0) {
      return 0;
    }
    return teams[piece] == team ? OWN_PIECE : ENEMY_PIECE;
  }
}
