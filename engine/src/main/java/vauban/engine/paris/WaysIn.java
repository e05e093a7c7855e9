package vauban.engine.paris;

import java.util.Arrays;
import java.util.List;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Game;
import vauban.rules.game.Team;
import vauban.rules.paris.ParisLines;

/** How many moves every besieger needs, on an empty board, to enter the fort by each gate. */
final class WaysIn {

  /** More moves than any way in takes. */
  static final int NO_WAY = 99;

  private final int[] gateCells;

  /** By gate, piece and square. */
  private final int[][][] moves;

  private final int[][] least;

  WaysIn(Game game) {
    Board board = game.board();
    List<Square> cells =
        board.squares().stream().filter(square -> square.terrain() == Terrain.CELL).toList();
    gateCells =
        cells.stream()
            .mapToInt(Square::index)
            .filter(
                cell ->
                    Arrays.stream(board.links(cell))
                        .anyMatch(next -> board.square(next).terrain() != Terrain.CELL))
            .toArray();
    int pieces = game.pieces().size();
    moves = new int[gateCells.length][pieces + 1][board.size()];
    least = new int[pieces + 1][board.size()];
    ParisLines lines = ParisLines.of(1);
    for (int piece = 1; piece <= pieces; piece++) {
      Arrays.fill(least[piece], NO_WAY);
      boolean besieger = game.pieces().get(piece - 1).army().team() == Team.FIRST;
      for (int gate = 0; gate < gateCells.length; gate++) {
        Arrays.fill(moves[gate][piece], NO_WAY);
        if (besieger) {
          measure(board, lines, piece, gate);
        }
      }
    }
  }

  /** Goes over the board until nothing gets nearer; lines lead only forwards and sideways. */
  private void measure(Board board, ParisLines lines, int piece, int gate) {
    int[] measured = moves[gate][piece];
    measured[gateCells[gate]] = 0;
    boolean nearer = true;
    while (nearer) {
      nearer = false;
      for (Square square : board.squares()) {
        int from = square.index();
        if (square.terrain() == Terrain.CELL) {
          continue;
        }
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
    for (int i = 0; i < measured.length; i++) {
      least[piece][i] = Math.min(least[piece][i], measured[i]);
    }
  }

  /** Returns the number of gates. */
  int gates() {
    return gateCells.length;
  }

  /** Returns the cell behind a gate. */
  int cell(int gate) {
    return gateCells[gate];
  }

  /** Returns the moves a besieger needs to enter by a gate, {@link #NO_WAY} where it cannot. */
  int moves(int gate, int piece, int square) {
    return moves[gate][piece][square];
  }

  /** Returns the moves a besieger needs to enter by its nearest gate. */
  int moves(int piece, int square) {
    return least[piece][square];
  }
}
