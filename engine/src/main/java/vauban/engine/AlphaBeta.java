package vauban.engine;

import vauban.rules.game.Decision;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Principal variation search of one thread below the root. Scores are from the side to move's view
 * and change sign only where the team to move changes, because plies need not alternate.
 */
final class AlphaBeta {

  /** Deepest ply from the root that is looked at. */
  static final int MAX_PLY = 200;

  /** A position so near the progress limit is searched anew: the table knows no clocks. */
  private static final int PLIES_FROM_PROGRESS_LIMIT = 20;

  /** So deep into the captures, forced answers are no longer all looked at. */
  private static final int PRESSED_QUIESCENCE = 4;

  /** How much better than expected a capture may turn out, in hundredths of a foot soldier. */
  private static final int DELTA = 200;

  private static final int REDUCED_DEPTH = 3;
  private static final int FULL_MOVES = 3;
  private static final int[][] REDUCTIONS = reductions();

  private static final int HASH_WORTH = 1 << 30;
  private static final int GAIN_WORTH = 1 << 20;
  private static final int KILLER_WORTH = 1 << 16;

  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final TranspositionTable table;
  private final Budget budget;
  private final MoveStack stack;
  private final History history;
  private final Line line = new Line();
  private int rootDepth;

  AlphaBeta(
      WorkingPosition position, Evaluator evaluator, TranspositionTable table, Budget budget) {
    this.position = position;
    this.evaluator = evaluator;
    this.table = table;
    this.budget = budget;
    stack = new MoveStack(position);
    history = new History(position);
  }

  private static int[][] reductions() {
    int[][] reductions = new int[Limits.MAX_DEPTH + 2][64];
    for (int depth = 1; depth < reductions.length; depth++) {
      for (int tried = 1; tried < 64; tried++) {
        reductions[depth][tried] = (int) (0.5 + Math.log(depth) * Math.log(tried) / 2.2);
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
    line.clear(1);
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
    line.clear(ply);
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      budget.spendNode();
      return worth(decision, ply);
    }
    if (position.repetitions() > 0) {
      budget.spendNode();
      return Score.DRAW;
    }
    if (position.halfmove() >= position.progressLimit()) {
      budget.spendNode();
      return position.countMoves() == 0 ? worth(position.stuck(), ply) : Score.DRAW;
    }
    boolean threatened = evaluator.threatened();
    int remaining = threatened && ply < 2 * rootDepth ? depth + 1 : depth;
    if (remaining <= 0) {
      return quiesce(alpha, beta, ply, start, 0);
    }
    budget.spendNode();
    if (ply >= MAX_PLY) {
      return estimate();
    }
    // A win found elsewhere sooner than any from here makes looking here idle.
    int floor = Math.max(alpha, Score.lossAt(ply));
    int ceiling = Math.min(beta, Score.winAt(ply + 1));
    if (floor >= ceiling) {
      return floor;
    }
    boolean window = beta - alpha > 1;
    long key = position.key();
    long known = table.find(key);
    if (known != TranspositionTable.MISS
        && !window
        && TranspositionTable.depth(known) >= remaining
        && position.halfmove() < position.progressLimit() - PLIES_FROM_PROGRESS_LIMIT
        && settles(known, floor, ceiling, ply)) {
      return TranspositionTable.score(known, ply);
    }
    int end = stack.generate(start);
    if (end == start) {
      return worth(position.stuck(), ply);
    }
    rankAll(start, end, TranspositionTable.move(known), ply);
    return bestOf(start, end, floor, ceiling, remaining, ply, threatened);
  }

  private int bestOf(
      int start, int end, int floor, int ceiling, int depth, int ply, boolean threatened) {
    Team team = position.team();
    boolean window = ceiling - floor > 1;
    int alpha = floor;
    int best = -Score.INFINITE;
    int bestMove = 0;
    for (int place = start; place < end; place++) {
      int move = stack.next(start, place, end);
      boolean quiet = stack.worth(place) < GAIN_WORTH / 2;
      int reduction = 0;
      if (depth >= REDUCED_DEPTH && place - start >= FULL_MOVES && quiet && !threatened) {
        reduction = REDUCTIONS[depth][Math.min(63, place - start)];
        reduction = Math.clamp(window ? reduction - 1 : reduction, 0, depth - 2);
      }
      position.make(move);
      int score;
      if (place == start) {
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
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          alpha = score;
          line.lead(ply, move);
          if (score >= ceiling) {
            credit(start, place, depth, ply);
            break;
          }
        }
      }
    }
    int bound =
        best >= ceiling
            ? TranspositionTable.LOWER
            : bestMove == 0 ? TranspositionTable.UPPER : TranspositionTable.EXACT;
    table.store(position.key(), bestMove, depth, bound, best, ply);
    return best;
  }

  /** Looks on at the moves that change much, until the position can be judged as it stands. */
  private int quiesce(int floor, int ceiling, int ply, int start, int depth) {
    budget.spendNode();
    line.clear(ply);
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      return worth(decision, ply);
    }
    if (ply >= MAX_PLY) {
      return estimate();
    }
    boolean pressed = depth < PRESSED_QUIESCENCE && position.pressed();
    int alpha = floor;
    int best = -Score.INFINITE;
    int standing = 0;
    if (!pressed) {
      standing = estimate();
      best = standing;
      if (best >= ceiling) {
        return best;
      }
      alpha = Math.max(alpha, best);
    }
    int end = stack.generate(start);
    if (end == start) {
      return worth(position.stuck(), ply);
    }
    if (pressed) {
      rankAll(start, end, 0, ply);
    } else {
      end = rankLoud(start, end, alpha - standing - DELTA);
    }
    Team team = position.team();
    for (int place = start; place < end; place++) {
      int move = stack.next(start, place, end);
      position.make(move);
      int score =
          position.team() == team
              ? quiesce(alpha, ceiling, ply + 1, end, depth + 1)
              : -quiesce(-ceiling, -alpha, ply + 1, end, depth + 1);
      position.unmake();
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          line.lead(ply, move);
          if (score >= ceiling) {
            break;
          }
        }
      }
    }
    return best;
  }

  private void rankAll(int start, int end, int hashMove, int ply) {
    for (int place = start; place < end; place++) {
      int move = stack.move(place);
      stack.rank(place, move, move == hashMove ? HASH_WORTH : worthTrying(move, ply));
    }
  }

  private int worthTrying(int move, int ply) {
    int gain = evaluator.gain(move);
    if (gain > 0) {
      return GAIN_WORTH + gain;
    }
    int killer = history.killer(move, ply);
    return killer > 0 ? KILLER_WORTH + killer : history.tally(move) + gain;
  }

  /** Ranks the moves that gain something, and more than that; returns the place after the last. */
  private int rankLoud(int start, int end, int least) {
    int loud = start;
    for (int place = start; place < end; place++) {
      int move = stack.move(place);
      int gain = evaluator.gain(move);
      if (gain > 0 && gain > least) {
        stack.rank(loud++, move, gain);
      }
    }
    return loud;
  }

  /** Notes which quiet move refuted the position, and which were tried in vain before it. */
  private void credit(int start, int place, int depth, int ply) {
    int move = stack.ranked(place);
    if (evaluator.gain(move) > 0) {
      return;
    }
    history.refuted(move, depth, ply);
    for (int i = start; i < place; i++) {
      if (stack.worth(i) < GAIN_WORTH) {
        history.failed(stack.ranked(i), depth);
      }
    }
  }

  /** An estimate, which counts for less the nearer the game is to a draw for want of progress. */
  private int estimate() {
    int score = evaluator.score();
    return Score.estimate(score - score * position.halfmove() / (2 * position.progressLimit()));
  }

  private static boolean settles(long known, int alpha, int beta, int ply) {
    int score = TranspositionTable.score(known, ply);
    return switch (TranspositionTable.bound(known)) {
      case TranspositionTable.LOWER -> score >= beta;
      case TranspositionTable.UPPER -> score <= alpha;
      default -> true;
    };
  }

  /** Returns the score of a decided position that lies so many plies from the root. */
  static int worth(Decision decision, int ply) {
    return switch (decision) {
      case WON -> Score.winAt(ply);
      case LOST -> Score.lossAt(ply);
      case DRAWN, NONE -> Score.DRAW;
    };
  }
}
