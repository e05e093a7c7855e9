package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Decision;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Principal variation search of one thread below the root. Scores are from the side to move's view
 * and change sign only where the team to move changes, because plies need not alternate.
 */
final class AlphaBeta {

  /** A position so near the progress limit is searched anew: the table knows no clocks. */
  private static final int PLIES_FROM_PROGRESS_LIMIT = 20;

  private static final int REDUCED_DEPTH = 3;
  private static final int UNREDUCED_MOVES = 3;
  private static final double REDUCTION_DIVISOR = 2.2;
  private static final int MOST_COUNTED = 64;
  private static final int[][] REDUCTIONS = reductions();

  /** Near the leaves moves are left out that hope for too much; these are the limits. */
  private static final int PRUNED_DEPTH = 3;

  private static final int FUTILE_DEPTH = 2;

  /** What a ply may change for the better of the side that waits, or for the side to move. */
  private static final int CALM_PLY = 100;

  private static final int FUTILE_PLY = 150;

  /** Quiet moves tried at depth 0 before the rest are left out, and how many more by its square. */
  private static final int LATE_MOVES = 5;

  private static final int LATE_MOVES_STEP = 3;

  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final Judge judge;
  private final TranspositionTable table;
  private final Budget budget;
  private final MoveStack stack;
  private final MoveOrder order;
  private final Quiescence quiescence;
  private final Line line = new Line();
  private int rootDepth;

  AlphaBeta(
      WorkingPosition position, Evaluator evaluator, TranspositionTable table, Budget budget) {
    this.position = position;
    this.evaluator = evaluator;
    this.table = table;
    this.budget = budget;
    judge = new Judge(position, evaluator);
    stack = new MoveStack(position);
    order = new MoveOrder(stack, evaluator, new History(position));
    quiescence = new Quiescence(position, judge, table, budget, stack, order, line);
  }

  private static int[][] reductions() {
    int[][] reductions = new int[Limits.MAX_DEPTH + 2][MOST_COUNTED];
    for (int depth = 1; depth < reductions.length; depth++) {
      for (int tried = 1; tried < MOST_COUNTED; tried++) {
        reductions[depth][tried] =
            (int) Math.round(Math.log(depth) * Math.log(tried) / REDUCTION_DIVISOR);
      }
    }
    return reductions;
  }

  /** Returns the moves expected after the root move searched last. */
  int[] expected() {
    return line.from(1);
  }

  /**
   * Searches one move of the root position.
   *
   * @return score from the side to move's view, good for comparison with the window only
   */
  int root(int move, int alpha, int beta, int depth) {
    rootDepth = depth;
    Team team = position.team();
    position.make(move);
    int score = reply(team, alpha, beta, depth - 1, 1, 0);
    position.unmake();
    return score;
  }

  /** Searches the position that a move of that team led to, and returns that team's score. */
  private int reply(Team mover, int alpha, int beta, int depth, int ply, int start) {
    return position.team() == mover
        ? search(alpha, beta, depth, ply, start)
        : -search(-beta, -alpha, depth, ply, start);
  }

  private int search(int alpha, int beta, int depth, int ply, int start) {
    boolean threatened = evaluator.threatened();
    int remaining = threatened && ply < 2 * rootDepth ? depth + 1 : depth;
    if (remaining <= 0 && position.repetitions() == 0 && progressing()) {
      return quiescence.search(alpha, beta, ply, start, 0);
    }
    budget.spendNode(ply);
    line.clear(ply);
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      return Score.of(decision, ply);
    }
    if (position.repetitions() > 0) {
      return Score.DRAW;
    }
    if (!progressing()) {
      return position.countMoves() == 0 ? Score.of(position.stuck(), ply) : Score.DRAW;
    }
    if (ply >= Line.MAX_PLY) {
      return judge.estimate();
    }
    // A win found elsewhere sooner than any from here makes looking here idle.
    int floor = Math.max(alpha, Score.lossAt(ply));
    int ceiling = Math.min(beta, Score.winAt(ply + 1));
    if (floor >= ceiling) {
      return floor;
    }
    boolean window = ceiling - floor > 1;
    long known = table.find(position.key());
    if (!window && TranspositionTable.depth(known) >= remaining && clockFar()) {
      if (TranspositionTable.settles(known, floor, ceiling, ply)) {
        return TranspositionTable.score(known, ply);
      }
    }
    boolean prunes = !window && !threatened && remaining <= PRUNED_DEPTH;
    int standing = prunes ? judge.estimate() : 0;
    if (prunes && standing - CALM_PLY * remaining >= ceiling && !Score.decisive(ceiling)) {
      return standing;
    }
    int end = stack.generate(start);
    if (end == start) {
      return Score.of(position.stuck(), ply);
    }
    order.rankAll(start, end, TranspositionTable.move(known), ply);
    int hope = prunes && remaining <= FUTILE_DEPTH ? standing + FUTILE_PLY * remaining : Score.WIN;
    int most = prunes ? LATE_MOVES + LATE_MOVES_STEP * remaining * remaining : end - start;
    int unreduced = threatened || remaining < REDUCED_DEPTH ? end - start : UNREDUCED_MOVES;
    return bestOf(start, end, floor, ceiling, remaining, ply, hope, most, unreduced);
  }

  /**
   * Searches ranked moves.
   *
   * @param hope what a quiet move can reach at best
   * @param most how many moves are tried before quiet ones are left out
   * @param unreduced how many moves are tried before quiet ones are searched less deep
   */
  private int bestOf(
      int start,
      int end,
      int floor,
      int ceiling,
      int depth,
      int ply,
      int hope,
      int most,
      int unreduced) {
    Team team = position.team();
    boolean window = ceiling - floor > 1;
    int alpha = floor;
    int best = -Score.INFINITE;
    int bestMove = 0;
    for (int place = start; place < end && alpha < ceiling; place++) {
      int move = stack.next(start, place, end);
      int tried = place - start;
      boolean quiet = order.quiet(place);
      if (quiet && best > -Score.LEAST_WIN && (tried >= most || hope <= alpha)) {
        continue;
      }
      int reduction = quiet && tried >= unreduced ? reduction(depth, tried, window) : 0;
      position.make(move);
      int score;
      if (tried == 0) {
        score = reply(team, alpha, ceiling, depth - 1, ply + 1, end);
      } else {
        score = reply(team, alpha, alpha + 1, depth - 1 - reduction, ply + 1, end);
        if (score > alpha && reduction > 0) {
          score = reply(team, alpha, alpha + 1, depth - 1, ply + 1, end);
        }
        if (score > alpha && score < ceiling) {
          score = reply(team, alpha, ceiling, depth - 1, ply + 1, end);
        }
      }
      position.unmake();
      best = Math.max(best, score);
      if (score > alpha) {
        alpha = score;
        bestMove = move;
        line.lead(ply, move);
        if (score >= ceiling) {
          order.refuted(start, place, depth, ply);
        }
      }
    }
    int bound = TranspositionTable.boundOf(best, bestMove, ceiling);
    table.store(position.key(), bestMove, depth, bound, best, ply);
    return best;
  }

  private static int reduction(int depth, int tried, boolean window) {
    int reduction = REDUCTIONS[depth][Math.min(MOST_COUNTED - 1, tried)];
    return Math.clamp(window ? reduction - 1 : reduction, 0, depth - 2);
  }

  private boolean progressing() {
    return position.halfmove() < position.progressLimit();
  }

  private boolean clockFar() {
    return position.halfmove() < position.progressLimit() - PLIES_FROM_PROGRESS_LIMIT;
  }
}
