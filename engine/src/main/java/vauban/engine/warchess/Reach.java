package vauban.engine.warchess;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.kit.Paths;

/** How far figures of War-Chess reach from each square of an empty field, for the inner loop. */
final class Reach {

  private static final Board BOARD = Games.WAR_CHESS.board();
  private static final int FAR = 3;
  private static final int NEAR = 2;
  private static final int SQUARE_BITS = 8;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

  private static final Set<Direction> OBLIQUE =
      EnumSet.of(
          Direction.NORTH_EAST, Direction.SOUTH_EAST, Direction.SOUTH_WEST, Direction.NORTH_WEST);

  /** The lines that Artillery moves along and covers. */
  static final Paths FIRE = Paths.rays(BOARD, OBLIQUE, FAR);

  /** The lines of the Wagon. */
  static final Paths HAUL = Paths.rays(BOARD, OBLIQUE, NEAR);

  /** The lines of the figure that reaches farthest. */
  static final Paths ALL = Paths.rays(BOARD, EnumSet.allOf(Direction.class), FAR);

  /** By index of the piece. */
  private static final Paths[] WAYS =
      Games.WAR_CHESS.pieces().stream().map(Reach::ways).toArray(Paths[]::new);

  /** By index of the piece and square: its lines in one row, as {@link #ways} describes. */
  private static final int[][][] ROWS =
      Arrays.stream(WAYS).map(Reach::rows).toArray(int[][][]::new);

  private static final boolean[][][] TAKES =
      Arrays.stream(WAYS).map(Reach::squares).toArray(boolean[][][]::new);

  private static final boolean[][] ON_FIRE_LINE = squares(FIRE);

  /** By square, those that touch it. */
  private static final boolean[][] TOUCHING =
      squares(Paths.rays(BOARD, EnumSet.allOf(Direction.class), 1));

  private static final int[][] AROUND = around();
  private static final boolean[][] NEAR_TO = nearTo();

  private Reach() {}

  private static Paths ways(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'C' -> ALL;
      case 'L' -> light(piece.army().team());
      case 'A' -> FIRE;
      case 'W' -> HAUL;
      default -> Paths.rays(BOARD, EnumSet.allOf(Direction.class), NEAR);
    };
  }

  private static Paths light(Team team) {
    EnumSet<Direction> forward =
        team == Team.FIRST
            ? EnumSet.of(Direction.SOUTH, Direction.SOUTH_EAST, Direction.SOUTH_WEST)
            : EnumSet.of(Direction.NORTH, Direction.NORTH_EAST, Direction.NORTH_WEST);
    return Paths.rays(BOARD, forward, FAR)
        .and(Paths.rays(BOARD, EnumSet.complementOf(forward), NEAR));
  }

  private static int[][] rows(Paths ways) {
    int[][] rows = new int[BOARD.size()][];
    for (int from = 0; from < rows.length; from++) {
      int[][] lines = ways.from(from);
      int[] row = new int[Arrays.stream(lines).mapToInt(line -> line.length).sum()];
      int index = 0;
      for (int[] line : lines) {
        int next = index + line.length;
        for (int square : line) {
          row[index++] = next << SQUARE_BITS | square;
        }
      }
      rows[from] = row;
    }
    return rows;
  }

  private static boolean[][] squares(Paths ways) {
    boolean[][] squares = new boolean[BOARD.size()][BOARD.size()];
    for (int from = 0; from < squares.length; from++) {
      for (int[] line : ways.from(from)) {
        for (int to : line) {
          squares[from][to] = true;
        }
      }
    }
    return squares;
  }

  private static int[][] around() {
    return IntStream.range(0, BOARD.size())
        .mapToObj(
            from -> IntStream.range(0, BOARD.size()).filter(to -> TOUCHING[from][to]).toArray())
        .toArray(int[][]::new);
  }

  private static boolean[][] nearTo() {
    boolean[][] near = new boolean[BOARD.size()][];
    for (int from = 0; from < near.length; from++) {
      near[from] = TOUCHING[from].clone();
      near[from][from] = true;
    }
    return near;
  }

  /**
   * Returns the lines of a figure from a square, one behind the other in one row; not to be
   * changed. Each entry is a {@link #square} and where to go on if something stands there.
   */
  static int[] ways(int piece, int from) {
    return ROWS[piece - 1][from];
  }

  /** Returns the square of an entry of {@link #ways}. */
  static int square(int entry) {
    return entry & SQUARE_MASK;
  }

  /** Returns the index of the first entry of the next line. */
  static int nextLine(int entry) {
    return entry >>> SQUARE_BITS;
  }

  /** Returns whether a figure reaches a square from another if nothing stands between. */
  static boolean takes(int piece, int from, int to) {
    return TAKES[piece - 1][from][to];
  }

  /** Returns whether Artillery could cover one square from the other. */
  static boolean oblique(int from, int to) {
    return ON_FIRE_LINE[from][to];
  }

  /** Returns the squares that touch a square and are not cut from it. */
  static int[] around(int square) {
    return AROUND[square];
  }

  /** Returns by square whether it is a square or touches it; not to be changed. */
  static boolean[] near(int square) {
    return NEAR_TO[square];
  }
}
