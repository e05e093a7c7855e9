package vauban.engine;

import vauban.rules.game.Decision;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Looks on at the moves that change much where the planned depth is reached, until the position can
 * be judged as it stands.
 */
final class Quiescence {

  /** So deep into the captures, forced answers are no longer all looked at. */
  private static final int MOST_PRESSED = 4;

  /** How much better than its gain a move may turn out, in hundredths of a foot soldier. */
  private static final int SURPRISE = 200;

  private final WorkingPosition position;
  private final Judge judge;
  private final TranspositionTable table;
  private final Budget budget;
  private final MoveStack stack;
  private final Attention attention;
  private final MoveOrder order;
  private final SearchPath path;
  private final Line line;

  Quiescence(
      WorkingPosition position,
      Judge judge,
      TranspositionTable table,
      Budget budget,
      MoveStack stack,
      Attention attention,
      MoveOrder order,
      SearchPath path,
      Line line) {
    this.position = position;
    this.judge = judge;
    this.table = table;
    this.budget = budget;
    this.stack = stack;
    this.attention = attention;
    this.order = order;
    this.path = path;
    this.line = line;
  }

  /**
   * Returns the score of the position.
   *
   * @param start where its moves may be written
   * @param depth plies since the planned depth was reached
   */
  int search(int floor, int ceiling, int ply, int start, int depth) {
    budget.spendNode(ply);
    line.clear(ply);
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      return Score.of(decision, ply);
    }
    if (ply >= Line.MAX_PLY) {
      return judge.estimate();
    }
    long known = table.find(position.key());
    if (TranspositionTable.settles(known, floor, ceiling, ply)) {
      return TranspositionTable.score(known, ply);
    }
    boolean pressed = depth < MOST_PRESSED && position.pressed();
    int standing = pressed ? -Score.INFINITE : judge.estimate();
    if (standing >= ceiling) {
      table.store(position.key(), 0, 0, TranspositionTable.LOWER, standing, ply);
      return standing;
    }
    int end = stack.generate(start);
    if (end == start) {
      return Score.of(position.stuck(), ply);
    }
    end = attention.seen(start, end, ply);
    int alpha = Math.max(floor, standing);
    if (pressed) {
      order.rankAll(start, end, TranspositionTable.move(known), ply);
    } else {
      end = order.rankLoud(start, end, alpha - standing - SURPRISE);
    }
    return bestOf(start, end, standing, alpha, ceiling, ply, depth);
  }

  private int bestOf(int start, int end, int standing, int floor, int ceiling, int ply, int depth) {
    Team team = position.team();
    int alpha = floor;
    int best = standing;
    int bestMove = 0;
    for (int place = start; place < end && alpha < ceiling; place++) {
      int move = stack.next(start, place, end);
      path.played(ply, order.step(move));
      position.make(move);
      int score =
          position.team() == team
              ? search(alpha, ceiling, ply + 1, end, depth + 1)
              : -search(-ceiling, -alpha, ply + 1, end, depth + 1);
      position.unmake();
      best = Math.max(best, score);
      if (score > alpha) {
        alpha = score;
        bestMove = move;
        line.lead(ply, move);
      }
    }
    int bound = TranspositionTable.boundOf(best, bestMove, ceiling);
    table.store(position.key(), bestMove, 0, bound, best, ply);
    return best;
  }
}
