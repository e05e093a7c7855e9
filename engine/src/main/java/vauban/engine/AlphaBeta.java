package vauban.engine;

import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Decision;
import vauban.rules.game.PackedMove;
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
  private static final int UNREDUCED_MOVES = 2;

  /**
   * Where a move is expected to refute the last one, those tried after it are reduced so much more.
   */
  private static final int CUT_REDUCTION = 1;

  /** A tally of so much is worth a ply of reduction. */
  private static final int TALLY_PER_PLY = 6_000;

  /** Near the leaves moves are left out that hope for too much; these are the limits. */
  private static final int CALM_DEPTH = 6;

  private static final int PRUNED_DEPTH = 8;

  /** What a ply may change for the better of the side that waits, or for the side to move. */
  private static final int CALM_PLY = 90;

  private static final int FUTILE = 100;
  private static final int FUTILE_PLY = 90;

  /**
   * Quiet moves tried before the rest are left out, besides the square of the depth; half as many
   * where the side to move does not stand better than at its last turn.
   */
  private static final int LATE_MOVES = 3;

  private static final int SKIP_DEPTH = 3;
  private static final int SKIP_REDUCTION = 3;
  private static final int SKIP_DEPTH_PER_PLY = 4;
  private static final int SKIP_LEAD_PER_PLY = 200;
  private static final int VERIFIED_DEPTH = 10;

  /** Without a move known to begin with, so deep a search is worth a ply less. */
  private static final int UNKNOWN_DEPTH = 4;

  /**
   * Where a win is known, one that comes sooner, within so many plies, is looked for everywhere.
   */
  private static final int EXACT_PLIES = 8;

  private static final int SINGULAR_DEPTH = 7;
  private static final int SINGULAR_MARGIN = 2;

  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final Judge judge;
  private final TranspositionTable table;
  private final Budget budget;
  private final MoveStack stack;
  private final Attention attention;
  private final MoveOrder order;
  private final Quiescence quiescence;
  private final History history;
  private final SearchPath path = new SearchPath();
  private final Line line = new Line();
  private int rootDepth;

  /** Above 0 while a skipped turn is verified: no turn is skipped above this ply. */
  private int skipsFrom;

  AlphaBeta(
      WorkingPosition position,
      Evaluator evaluator,
      TranspositionTable table,
      History history,
      Budget budget,
      @Nullable Sight sight) {
    this.position = position;
    this.evaluator = evaluator;
    this.table = table;
    this.history = history;
    this.budget = budget;
    judge = new Judge(position, evaluator);
    stack = new MoveStack(position);
    attention = new Attention(position, evaluator, stack, history, path, sight);
    order = new MoveOrder(position, stack, evaluator, history, path);
    quiescence =
        new Quiescence(position, judge, table, budget, stack, attention, order, path, line);
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
    skipsFrom = 0;
    Team team = position.team();
    path.played(0, history.step(position, move));
    position.make(move);
    int score = reply(team, alpha, beta, depth - 1, 1, 0, beta - alpha == 1);
    position.unmake();
    return score;
  }

  /**
   * Searches the position that a move of that team led to, and returns that team's score.
   *
   * @param cut whether the score is expected to be at least beta for whoever moves there
   */
  private int reply(Team mover, int alpha, int beta, int depth, int ply, int start, boolean cut) {
    return position.team() == mover
        ? search(alpha, beta, depth, ply, start, cut)
        : -search(-beta, -alpha, depth, ply, start, cut);
  }

  private int search(int alpha, int beta, int depth, int ply, int start, boolean cut) {
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
    return searchMoves(floor, ceiling, Math.max(1, remaining), ply, start, threatened, cut);
  }

  /** Searches a position that is not decided, nor drawn. */
  private int searchMoves(
      int floor, int ceiling, int depth, int ply, int start, boolean threatened, boolean cut) {
    boolean window = ceiling - floor > 1;
    int excluded = path.excluded(ply);
    boolean exact = exact(floor, ceiling, ply);
    long known = table.find(position.key());
    if (!window
        && excluded == PackedMove.NONE
        && TranspositionTable.depth(known) >= depth
        && clockFar()
        && TranspositionTable.settles(known, floor, ceiling, ply)
        && (!exact || Score.decisive(TranspositionTable.score(known, ply)))) {
      return TranspositionTable.score(known, ply);
    }
    int standing = standing(threatened, known, ply);
    boolean improving = path.improving(ply);
    if (!window && !threatened && excluded == PackedMove.NONE && !Score.decisive(ceiling)) {
      if (depth <= CALM_DEPTH && standing - CALM_PLY * (improving ? depth - 1 : depth) >= ceiling) {
        return standing;
      }
      if (standing >= ceiling && skips(depth, ply)) {
        int score = skip(ceiling, depth, ply, start, standing);
        if (score >= ceiling) {
          return score;
        }
      }
    }
    int hashMove = TranspositionTable.move(known);
    int remaining =
        hashMove == PackedMove.NONE
                && depth >= UNKNOWN_DEPTH
                && excluded == PackedMove.NONE
                && !exact
            ? depth - 1
            : depth;
    int extended = 0;
    if (excluded == PackedMove.NONE && !exact && mayBeSingular(known, remaining, ply)) {
      int target = TranspositionTable.score(known, ply) - SINGULAR_MARGIN * remaining;
      path.exclude(ply, hashMove);
      int others =
          searchMoves(target - 1, target, (remaining - 1) / 2, ply, start, threatened, cut);
      path.exclude(ply, PackedMove.NONE);
      if (others < target) {
        extended = 1;
      } else if (target >= ceiling && !window) {
        return target;
      }
    }
    int end = stack.generate(start);
    if (end == start) {
      return Score.of(position.stuck(), ply);
    }
    end = attention.seen(start, end, ply);
    order.rankAll(start, end, hashMove, ply);
    Node node =
        new Node(
            floor,
            ceiling,
            remaining,
            ply,
            threatened || exact,
            cut,
            improving,
            standing,
            hashMove,
            extended);
    return bestOf(start, end, node);
  }

  /**
   * What is known of a position before its moves are searched.
   *
   * @param whole whether no move is left out nor searched less deep
   * @param cut whether a move is expected that refutes the last one
   * @param extended plies that the hash move is searched deeper
   */
  private record Node(
      int floor,
      int ceiling,
      int depth,
      int ply,
      boolean whole,
      boolean cut,
      boolean improving,
      int standing,
      int hashMove,
      int extended) {

    boolean window() {
      return ceiling - floor > 1;
    }
  }

  private int standing(boolean threatened, long known, int ply) {
    if (threatened) {
      path.estimated(ply, SearchPath.UNKNOWN);
      return SearchPath.UNKNOWN;
    }
    int estimate = judge.estimate();
    path.estimated(ply, estimate);
    if (known == TranspositionTable.MISS) {
      return estimate;
    }
    int score = TranspositionTable.score(known, ply);
    int bound = TranspositionTable.bound(known);
    boolean better =
        bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.LOWER && score > estimate)
            || (bound == TranspositionTable.UPPER && score < estimate);
    return better && !Score.decisive(score) ? score : estimate;
  }

  // ---- a turn skipped

  private boolean skips(int depth, int ply) {
    return depth >= SKIP_DEPTH
        && ply >= skipsFrom
        && position.skippable()
        && !path.afterSkip(ply)
        && judge.free();
  }

  private int skip(int ceiling, int depth, int ply, int start, int standing) {
    int reduced =
        depth
            - SKIP_REDUCTION
            - depth / SKIP_DEPTH_PER_PLY
            - Math.min(2, (standing - ceiling) / SKIP_LEAD_PER_PLY);
    path.skipped(ply);
    position.skip();
    int score = -search(-ceiling, 1 - ceiling, reduced, ply + 1, start, false);
    position.unskip();
    if (score < ceiling) {
      return score;
    }
    int proven = Score.decisive(score) ? ceiling : score;
    if (depth < VERIFIED_DEPTH || skipsFrom > 0) {
      return proven;
    }
    skipsFrom = ply + 3 * reduced / 4;
    int verified =
        searchMoves(ceiling - 1, ceiling, Math.max(1, reduced), ply, start, false, false);
    skipsFrom = 0;
    return verified >= ceiling ? proven : verified;
  }

  private boolean mayBeSingular(long known, int depth, int ply) {
    return depth >= SINGULAR_DEPTH
        && ply < 2 * rootDepth
        && TranspositionTable.move(known) != PackedMove.NONE
        && TranspositionTable.bound(known) != TranspositionTable.UPPER
        && TranspositionTable.depth(known) >= depth - 3
        && !Score.decisive(TranspositionTable.score(known, ply));
  }

  // ---- the moves

  private int bestOf(int start, int end, Node node) {
    Team team = position.team();
    int ply = node.ply;
    int depth = node.depth;
    int excluded = path.excluded(ply);
    boolean prunes = !node.window() && !node.whole && depth <= PRUNED_DEPTH;
    boolean sparing = evaluator.sparesThreats();
    int late = (LATE_MOVES + depth * depth) / (node.improving ? 1 : 2);
    int alpha = node.floor;
    int best = -Score.INFINITE;
    int bestMove = 0;
    int tried = 0;
    for (int place = start; place < end && alpha < node.ceiling; place++) {
      int move = stack.next(start, place, end);
      if (move == excluded) {
        continue;
      }
      boolean quiet = order.quiet(place);
      boolean idle =
          prunes
              && quiet
              && best > -Score.LEAST_WIN
              && (tried >= late || hopeless(node, tried, alpha));
      if (idle && !sparing) {
        continue;
      }
      int step = history.step(position, move);
      int reduction = quiet ? reduction(node, place, step, tried) : 0;
      int next = depth - 1 + (move == node.hashMove ? node.extended : 0);
      path.played(ply, step);
      position.make(move);
      if (idle && !evaluator.threatened()) {
        position.unmake();
        continue;
      }
      int score;
      if (tried == 0) {
        boolean cut = !node.window() && !node.cut;
        score = reply(team, alpha, node.ceiling, next, ply + 1, end, cut);
      } else {
        boolean cut = reduction > 0 || !node.cut;
        score = reply(team, alpha, alpha + 1, next - reduction, ply + 1, end, cut);
        if (score > alpha && reduction > 0) {
          score = reply(team, alpha, alpha + 1, next, ply + 1, end, !node.cut);
        }
        if (score > alpha && score < node.ceiling) {
          score = reply(team, alpha, node.ceiling, next, ply + 1, end, false);
        }
      }
      position.unmake();
      tried++;
      best = Math.max(best, score);
      if (score > alpha) {
        alpha = score;
        bestMove = move;
        line.lead(ply, move);
        if (score >= node.ceiling) {
          order.refuted(start, place, depth, ply);
        }
      }
    }
    if (tried == 0) {
      // Only the move left out is there, so nothing else comes near it.
      return node.floor;
    }
    if (excluded == PackedMove.NONE) {
      int bound = TranspositionTable.boundOf(best, bestMove, node.ceiling);
      table.store(position.key(), bestMove, depth, bound, best, ply);
    }
    return best;
  }

  /** Returns whether a late quiet move could hardly bring the estimate up to a score. */
  private static boolean hopeless(Node node, int tried, int score) {
    int depth = Math.max(1, node.depth - Reductions.plies(node.depth, tried));
    return node.standing + FUTILE + FUTILE_PLY * depth <= score;
  }

  private int reduction(Node node, int place, int step, int tried) {
    if (node.whole || node.depth < REDUCED_DEPTH || tried < UNREDUCED_MOVES) {
      return 0;
    }
    int reduction = Reductions.plies(node.depth, tried);
    if (node.window()) {
      reduction--;
    }
    if (!node.improving) {
      reduction++;
    }
    if (node.cut) {
      reduction += CUT_REDUCTION;
    }
    reduction -= order.killer(place) ? 1 : history.tally(step, path, node.ply) / TALLY_PER_PLY;
    return Math.clamp(reduction, 0, node.depth - 2);
  }

  /**
   * Returns whether all that is asked is if a side wins, or loses, sooner than is known already: an
   * estimate cannot tell, nor a search that leaves moves out.
   */
  private static boolean exact(int floor, int ceiling, int ply) {
    boolean sooner = floor >= Score.LEAST_WIN || ceiling <= -Score.LEAST_WIN;
    return sooner && Score.plies(floor) - ply <= EXACT_PLIES;
  }

  private boolean progressing() {
    return position.halfmove() < position.progressLimit();
  }

  private boolean clockFar() {
    return position.halfmove() < position.progressLimit() - PLIES_FROM_PROGRESS_LIMIT;
  }
}
