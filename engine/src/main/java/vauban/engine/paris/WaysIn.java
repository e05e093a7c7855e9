package vauban.engine.paris;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Game;
import vauban.rules.game.Team;
import vauban.rules.paris.ParisLines;

/**
 * How many moves every besieger needs, on an empty board, to come before the fort and to enter it.
 * Each gate has a cell behind it and two squares before it; the squares are numbered gate by gate,
 * so that those of gate g are 2g and 2g + 1.
 */
final class WaysIn {

  /** More moves than any way in takes. */
  static final int NO_WAY = 99;

  private static final int SIDES = 2;
  private static final int NONE = -1;

  private final int[] cells;
  private final int[] before;

  /** By square of the board, the number of the square before a gate. */
  private final int[] numbers;

  /** By square before a gate and piece, whether the piece may enter from it. */
  private final boolean[][] enters;

  /** By piece and square, what {@link #ways} returns. */
  private final int[][][] ways;

  /** By piece and square, the moves to the nearest cell that the piece can enter. */
  private final int[][] least;

  WaysIn(Game game) {
    Board board = game.board();
    cells =
        board.squares().stream()
            .filter(square -> square.terrain() == Terrain.CELL)
            .mapToInt(Square::index)
            .filter(cell -> outside(board, cell).length > 0)
            .toArray();
    before = Arrays.stream(cells).flatMap(cell -> Arrays.stream(outside(board, cell))).toArray();
    numbers = new int[board.size()];
    Arrays.fill(numbers, NONE);
    for (int i = 0; i < before.length; i++) {
      numbers[before[i]] = i;
    }
    int pieces = game.pieces().size();
    int[][][] moves = new int[before.length][pieces + 1][board.size()];
    enters = new boolean[before.length][pieces + 1];
    least = new int[pieces + 1][board.size()];
    ParisLines lines = ParisLines.of(1);
    for (int[] from : least) {
      Arrays.fill(from, NO_WAY);
    }
    for (int i = 0; i < before.length; i++) {
      for (int piece = 1; piece <= pieces; piece++) {
        Arrays.fill(moves[i][piece], NO_WAY);
        if (game.pieces().get(piece - 1).army().team() == Team.FIRST) {
          measure(board, lines, piece, i, moves[i][piece]);
        }
      }
    }
    ways = new int[pieces + 1][board.size()][];
    for (int piece = 0; piece <= pieces; piece++) {
      for (int square = 0; square < board.size(); square++) {
        ways[piece][square] = ways(moves, piece, square);
      }
    }
  }

  private int[] ways(int[][][] moves, int piece, int square) {
    return IntStream.range(0, before.length)
        .filter(number -> piece > 0 && moves[number][piece][square] < NO_WAY)
        .flatMap(
            number -> {
              int comes = moves[number][piece][square];
              return IntStream.of(number, comes, enters[number][piece] ? comes + 1 : NO_WAY);
            })
        .toArray();
  }

  private static int[] outside(Board board, int cell) {
    return Arrays.stream(board.links(cell))
        .filter(next -> board.square(next).terrain() != Terrain.CELL)
        .toArray();
  }

  /** Goes over the board until nothing gets nearer; lines lead only forwards and sideways. */
  private void measure(Board board, ParisLines lines, int piece, int number, int[] measured) {
    int cell = cells[number / SIDES];
    enters[number][piece] =
        Arrays.stream(lines.from(piece, before[number]))
            .anyMatch(line -> Arrays.stream(line).anyMatch(to -> to == cell));
    measured[before[number]] = 0;
    List<Square> field =
        board.squares().stream().filter(square -> square.terrain() != Terrain.CELL).toList();
    boolean nearer = true;
    while (nearer) {
      nearer = false;
      for (Square square : field) {
        int from = square.index();
        for (int[] line : lines.from(piece, from)) {
          for (int to : line) {
            if (measured[to] + 1 < measured[from]) {
              measured[from] = measured[to] + 1;
              nearer = true;
            }
          }
        }
      }
    }
    if (enters[number][piece]) {
      for (Square square : field) {
        int i = square.index();
        least[piece][i] = Math.min(least[piece][i], Math.min(NO_WAY, measured[i] + 1));
      }
    }
  }

  /** Returns, by square before a gate and piece, whether the garrison's piece leaves to it. */
  boolean[][] guards(Game game, ParisLines lines) {
    boolean[][] guards = new boolean[before.length][game.pieces().size() + 1];
    for (int i = 0; i < before.length; i++) {
      for (int piece = 1; piece < guards[i].length; piece++) {
        int square = before[i];
        guards[i][piece] =
            game.pieces().get(piece - 1).army().team() == Team.SECOND
                && Arrays.stream(lines.from(piece, cells[gate(i)]))
                    .anyMatch(line -> line[0] == square);
      }
    }
    return guards;
  }

  /** Returns the number of gates. */
  int gates() {
    return cells.length;
  }

  /** Returns the number of squares before gates. */
  int squares() {
    return before.length;
  }

  /** Returns the cell behind a gate. */
  int cell(int gate) {
    return cells[gate];
  }

  /** Returns a square before a gate. */
  int before(int number) {
    return before[number];
  }

  /** Returns the number of a square if it lies before a gate, or a negative number. */
  int number(int square) {
    return numbers[square];
  }

  /** Returns the gate before which the square of that number lies. */
  static int gate(int number) {
    return number / SIDES;
  }

  /** Returns the number of the first of the two squares before a gate. */
  static int first(int gate) {
    return gate * SIDES;
  }

  /** Returns the number of the other square before the same gate. */
  static int other(int number) {
    return number ^ 1;
  }

  /** Returns whether a besieger, or none, may enter from the square before a gate. */
  boolean enters(int number, int piece) {
    return enters[number][piece];
  }

  /**
   * Returns the ways of a besieger, three numbers each: that of a square before a gate, the moves
   * he needs to come there, and those to enter from it, {@link #NO_WAY} where he may not.
   */
  int[] ways(int piece, int square) {
    return ways[piece][square];
  }

  /** Returns the moves a besieger needs to enter the fort, {@link #NO_WAY} where it cannot. */
  int moves(int piece, int square) {
    return least[piece][square];
  }
}
