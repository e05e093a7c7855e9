package vauban.rules.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts the leaves of the tree of legal moves, which proves a move generator right. Draws by
 * repetition and by plies without progress play no part.
 */
public final class Perft {

  private final WorkingPosition position;
  private final int[] moves;

  private Perft(WorkingPosition position, int depth) {
    this.position = position;
    moves = new int[position.game().maxMoves() * Math.max(1, depth)];
  }

  /**
   * Returns the number of leaves.
   *
   * @param depth plies, at least 0
   */
  public static long count(Position position, int depth) {
    return count(position.working(), depth);
  }

  /** The same on a working position, which is left as it was. */
  public static long count(WorkingPosition position, int depth) {
    return depth == 0 ? 1 : new Perft(position, depth).leaves(depth, 0);
  }

  /**
   * Returns the leaves below each move, sorted by its text.
   *
   * @param depth plies, at least 1
   */
  public static Map<String, Long> divide(Position position, int depth) {
    Map<String, Long> leaves = new TreeMap<>();
    WorkingPosition working = position.working();
    int[] moves = new int[position.game().maxMoves()];
    int end = working.generate(moves, 0);
    for (int i = 0; i < end; i++) {
      String text = working.text(moves[i]);
      working.make(moves[i]);
      leaves.put(text, count(working, depth - 1));
      working.unmake();
    }
    return new LinkedHashMap<>(leaves);
  }

  private long leaves(int depth, int start) {
    if (depth == 1) {
      return position.countMoves();
    }
    int end = position.generate(moves, start);
    long leaves = 0;
    for (int i = start; i < end; i++) {
      position.make(moves[i]);
      leaves += leaves(depth - 1, end);
      position.unmake();
    }
    return leaves;
  }
}
