package vauban.engine.evaluation;

import java.util.Arrays;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;

/** How many steps lie between any two squares of an empty board, in any of the directions. */
public final class Distances {

  /** Where there is no way. */
  public static final int NO_WAY = 99;

  private final int[][] steps;

  /** Measures a board. */
  public Distances(Board board) {
    steps = new int[board.size()][board.size()];
    for (int from = 0; from < steps.length; from++) {
      measure(board, from);
    }
  }

  /** Returns the steps from one square to another, {@link #NO_WAY} where there is no way. */
  public int steps(int from, int to) {
    return steps[from][to];
  }

  private void measure(Board board, int from) {
    int[] measured = steps[from];
    Arrays.fill(measured, NO_WAY);
    measured[from] = 0;
    int[] open = new int[board.size()];
    open[0] = from;
    int end = 1;
    for (int i = 0; i < end; i++) {
      for (Direction direction : Direction.values()) {
        int next = board.neighbour(open[i], direction);
        if (next != Board.NONE && measured[next] == NO_WAY) {
          measured[next] = measured[open[i]] + 1;
          open[end++] = next;
        }
      }
    }
  }
}
