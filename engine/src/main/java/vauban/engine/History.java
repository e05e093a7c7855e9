package vauban.engine;

import java.util.Arrays;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/**
 * Which quiet moves refuted others: two killers for each ply, and a tally for each piece and square
 * it goes to. They order quiet moves, of which the evaluator says nothing.
 */
final class History {

  /** No tally is larger than this, nor smaller than its negative. */
  static final int MOST = 8_000;

  private static final int BONUS_STEP = 16;
  private static final int MOST_BONUS = 1_200;

  private final WorkingPosition position;
  private final int squares;
  private final int[] tallies;
  private final int[] killers = new int[2 * (Line.MAX_PLY + 1)];

  History(WorkingPosition position) {
    this.position = position;
    squares = position.game().board().size();
    tallies = new int[(position.game().pieces().size() + 1) * squares];
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(tallies, 0);
    Arrays.fill(killers, 0);
  }

  /** Returns the tally of a quiet move of the position. */
  int tally(int move) {
    return moves(move) ? tallies[index(move)] : 0;
  }

  /** Returns 2 for the newest killer of the ply, 1 for the older one, 0 for other moves. */
  int killer(int move, int ply) {
    if (killers[2 * ply] == move) {
      return 2;
    }
    return killers[2 * ply + 1] == move ? 1 : 0;
  }

  /** Notes that a quiet move of the position was good enough to end the search there. */
  void refuted(int move, int depth, int ply) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    add(move, bonus(depth));
  }

  /** Notes that a quiet move of the position was tried before the one that was good enough. */
  void failed(int move, int depth) {
    add(move, -bonus(depth));
  }

  private static int bonus(int depth) {
    return Math.min(MOST_BONUS, BONUS_STEP * depth * depth);
  }

  private void add(int move, int bonus) {
    if (moves(move)) {
      int index = index(move);
      // The nearer a tally is to its limit, the less it grows: it never passes it.
      tallies[index] += bonus - tallies[index] * Math.abs(bonus) / MOST;
    }
  }

  private static boolean moves(int move) {
    return PackedMove.kind(move) < PackedMove.PASS;
  }

  private int index(int move) {
    return position.at(PackedMove.from(move)) * squares + PackedMove.to(move);
  }
}
