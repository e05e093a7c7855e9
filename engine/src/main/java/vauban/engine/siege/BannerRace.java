package vauban.engine.siege;

import java.util.List;
import java.util.stream.IntStream;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Region;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * How many moves a Banner still needs to an enemy headquarters square. It goes one rank a move and
 * needs empty squares, so an own piece in the way costs a move to step aside, an enemy piece one
 * more to be driven off, and a square beside the enemy General one to be protected first.
 *
 * <p>All squares of a rank are reckoned at once: what it costs to come to each is the least of what
 * it costs to come to those behind it, and what hinders on the square itself.
 */
final class BannerRace {

  /** At least as long as any race; what is never to be reached. */
  static final int LOST = 10;

  private static final int OWN_PIECE = 1;
  private static final int ENEMY_PIECE = 2;
  private static final int BESIDE_GENERAL = 1;

  private static final Board BOARD = Games.SIEGE.board();
  private static final long[] HILLTOPS = hilltops();

  /** The next row that the Banner comes to, and the one where its way ends. */
  private final int step;

  private final int lastRow;
  private final boolean[] goals = new boolean[BOARD.size()];
  private final int goalFiles;

  /** By square, the goals that a Banner comes to from there with one move. */
  private final int[][] goalsBeside;

  /** Squares with such goals. */
  private final int[] doorsteps;

  /** The numbers of the Banner and of the enemy's, which it may take there, among the pieces. */
  private final int own;

  private final int enemys;

  BannerRace(Team team) {
    step = team == Team.FIRST ? -1 : 1;
    lastRow = team == Team.FIRST ? 0 : SiegeLines.RANKS - 1;
    int files = 0;
    for (Square square : headquarters(team.other()).squares()) {
      goals[square.index()] = true;
      files |= 1 << square.file();
    }
    goalFiles = files;
    goalsBeside = BOARD.squares().stream().map(this::goalsBeside).toArray(int[][]::new);
    doorsteps =
        IntStream.range(0, BOARD.size()).filter(square -> goalsBeside[square].length > 0).toArray();
    own = number(team);
    enemys = number(team.other());
  }

  private int[] goalsBeside(Square from) {
    return BOARD.squares().stream()
        .filter(to -> goals[to.index()])
        .filter(to -> SiegeLines.row(to.index()) == SiegeLines.row(from.index()) + step)
        .filter(to -> Math.abs(to.file() - from.file()) <= 1)
        .mapToInt(Square::index)
        .toArray();
  }

  private static int number(Team team) {
    List<Piece> pieces = Games.SIEGE.pieces();
    return IntStream.rangeClosed(1, pieces.size())
        .filter(i -> pieces.get(i - 1).kind().letter() == 'B')
        .filter(i -> pieces.get(i - 1).army().team() == team)
        .findFirst()
        .orElseThrow();
  }

  private static Region headquarters(Team team) {
    String id = team == Team.FIRST ? "south-headquarters" : "north-headquarters";
    return BOARD.regions().stream()
        .filter(region -> region.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static long[] hilltops() {
    long[] hilltops = new long[SiegeLines.RANKS];
    for (Square square : BOARD.squares()) {
      if (!square.terrain().occupiable()) {
        hilltops[SiegeLines.row(square.index())] |= Lanes.on(1 << square.file()) * LOST;
      }
    }
    return hilltops;
  }

  /** Returns whether a Banner on that square has won the race. */
  boolean reaches(int square) {
    return goals[square];
  }

  /** Returns whether the Banner wins the race with its next move if nobody hinders it. */
  boolean arrivesNext(WorkingPosition position) {
    for (int doorstep : doorsteps) {
      if (position.at(doorstep) == own && arrivesNext(position, doorstep)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether it does from a square that it may come to. */
  boolean arrivesNext(WorkingPosition position, int square) {
    for (int goal : goalsBeside[square]) {
      int met = position.at(goal);
      if (met == 0 || met == enemys) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the moves that the Banner on a square needs, {@link #LOST} where it cannot come there.
   *
   * @param own files that its side stands on, a bit each, by row from the north
   * @param enemy the same of the other side
   * @param enemyGeneral square
   */
  int moves(int banner, int[] own, int[] enemy, int enemyGeneral) {
    int generalRow = SiegeLines.row(enemyGeneral);
    int generalFile = 1 << SiegeLines.file(enemyGeneral);
    long never = Lanes.all(LOST);
    long costs = never - Lanes.on(1 << SiegeLines.file(banner)) * LOST;
    int moves = 0;
    for (int row = SiegeLines.row(banner); row != lastRow; ) {
      row += step;
      moves++;
      long hindrance =
          HILLTOPS[row]
              + Lanes.on(own[row]) * OWN_PIECE
              + Lanes.on(enemy[row]) * ENEMY_PIECE
              + Lanes.on(beside(row, generalRow, generalFile)) * BESIDE_GENERAL;
      costs = Lanes.least(Lanes.leastBeside(costs) + hindrance, never);
    }
    int least = LOST;
    for (int files = goalFiles; files != 0; files &= files - 1) {
      least = Math.min(least, Lanes.at(costs, Integer.numberOfTrailingZeros(files)));
    }
    return Math.min(LOST, moves + least);
  }

  /** Files of a row that a General covers. In the headquarters the game is over before he takes. */
  private int beside(int row, int generalRow, int generalFile) {
    int files =
        switch (Math.abs(row - generalRow)) {
          case 0 -> (generalFile << 1) | (generalFile >> 1);
          case 1 -> generalFile;
          default -> 0;
        };
    files &= (1 << SiegeLines.FILES) - 1;
    return row == lastRow ? files & ~goalFiles : files;
  }
}
