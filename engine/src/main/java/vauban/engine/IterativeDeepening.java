package vauban.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Decision;
import vauban.rules.game.Move;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * One thread's search from the root: deeper and deeper until the budget is spent, each depth
 * starting from what the last one learnt. It has a move to return from the start.
 */
final class IterativeDeepening {

  /** Placings differ little: only so many that look best are searched. */
  private static final int PLACINGS_SEARCHED = 12;

  private static final int FIRST_ASPIRATION_DEPTH = 4;
  private static final int ASPIRATION = 30;

  private final Limits limits;
  private final Deadline deadline;
  private final Budget budget;
  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final AlphaBeta alphaBeta;
  private final @Nullable Sight sight;

  /** The moves to choose from, the first ones in the order of the last iteration. */
  private final List<RootMove> moves = new ArrayList<>();

  private final int lines;

  /** The lines of the last complete iteration, where several are asked for. */
  private List<RootMove> compared = List.of();

  private int depthDone;
  private boolean settled;
  private int steadyIterations;

  IterativeDeepening(
      Position root,
      Limits limits,
      Function<WorkingPosition, Evaluator> evaluators,
      TranspositionTable table,
      History history,
      Deadline deadline,
      Budget budget,
      @Nullable Sight sight) {
    this.limits = limits;
    this.deadline = deadline;
    this.budget = budget;
    this.sight = sight;
    position = root.working();
    evaluator = evaluators.apply(position);
    alphaBeta = new AlphaBeta(position, evaluator, table, history, budget, sight);
    collect(root);
    lines = Math.min(limits.lines(), moves.size());
  }

  private void collect(Position root) {
    int[] generated = new int[position.game().maxMoves()];
    int count = position.generate(generated, 0);
    if (count == 0) {
      throw new IllegalArgumentException("no move to search for: the game is over in " + root);
    }
    Set<Move> chosen = new HashSet<>(limits.searchMoves());
    boolean all = chosen.isEmpty();
    for (int i = 0; i < count; i++) {
      if (all || chosen.remove(root.move(generated[i]))) {
        moves.add(new RootMove(generated[i]));
      }
    }
    if (!chosen.isEmpty()) {
      throw new IllegalArgumentException(
          "not a move to choose from: " + chosen.iterator().next().text() + " in " + root);
    }
  }

  /**
   * Returns the best lines found so far, the best first; at least one. Several are of the last
   * complete iteration, since scores of different depths cannot be compared.
   */
  List<RootMove> best() {
    return compared.isEmpty() ? moves.subList(0, lines) : compared;
  }

  /** Returns the last complete iteration, in plies; 0 before the first is complete. */
  int depthDone() {
    return depthDone;
  }

  /** Returns whether the search ended because there was nothing left to learn. */
  boolean settled() {
    return settled;
  }

  /**
   * Searches within the limits.
   *
   * @param firstDepth the iteration to begin with, in plies
   * @param afterDepth what to run after each iteration
   */
  void run(int firstDepth, Runnable afterDepth) {
    int plies = position.pliesMade();
    try {
      orderAtSight();
      for (int depth = firstDepth; depth <= limits.depth(); depth++) {
        int before = moves.getFirst().move;
        int scoreBefore = moves.getFirst().score;
        for (int first = 0; first < lines; first++) {
          aspire(first, depth);
        }
        moves.subList(0, lines).sort(Comparator.comparingInt(move -> -move.score));
        depthDone = depth;
        if (lines > 1) {
          compared = moves.subList(0, lines).stream().map(RootMove::new).toList();
        }
        steadyIterations = moves.getFirst().move == before ? steadyIterations + 1 : 0;
        afterDepth.run();
        settled = nothingToLearn(depth, scoreBefore);
        if (settled || deadline.enough(doubt())) {
          break;
        }
      }
    } catch (Budget.Spent spent) {
      while (position.pliesMade() > plies) {
        position.unmake();
      }
    }
  }

  /** Returns how much of the planned time this move deserves: less the longer it has been best. */
  private double doubt() {
    return Math.max(0.6, 1.5 - 0.15 * steadyIterations);
  }

  /**
   * Returns whether deeper iterations could show no more. An ending counts as found only if it was
   * known before the iteration: moves searched before the one that found it may have left out what
   * ends the game sooner.
   */
  private boolean nothingToLearn(int depth, int scoreBefore) {
    RootMove best = moves.getFirst();
    if (moves.size() == 1 && deadline.timed()) {
      return true;
    }
    if (!Score.decisive(best.score) || lines > 1) {
      return false;
    }
    boolean asked = best.score > 0 && Score.plies(best.score) < 2 * limits.mate();
    boolean known = best.score == scoreBefore || Score.plies(best.score) == 1;
    return asked || (known && Score.plies(best.score) <= depth);
  }

  /**
   * Orders the moves by how the positions look that they lead to. One that there is no time to look
   * at counts for what the position is worth as it stands.
   */
  private void orderAtSight() {
    int standing = evaluator.score();
    moves.forEach(move -> move.score = standing);
    try {
      moves.forEach(this::lookAt);
    } finally {
      moves.sort(Comparator.comparingInt(move -> -move.score));
    }
    if (PackedMove.kind(moves.getFirst().move) == PackedMove.PLACING
        && limits.searchMoves().isEmpty()) {
      int kept = Math.min(Math.max(lines, PLACINGS_SEARCHED), moves.size());
      moves.subList(kept, moves.size()).clear();
    }
  }

  private void lookAt(RootMove move) {
    budget.spendNode(1);
    Team team = position.team();
    position.make(move.move);
    Decision decision = position.decided();
    int sight = decision == Decision.NONE ? evaluator.score() : Score.of(decision, 1);
    move.score = position.team() == team ? sight : -sight;
    position.unmake();
  }

  /**
   * Searches the moves from a place on, with a window around the last score of the first of them,
   * widened as long as it is missed.
   */
  private void aspire(int first, int depth) {
    int centre = moves.get(first).score;
    if (depth < FIRST_ASPIRATION_DEPTH || Score.decisive(centre)) {
      searchFrom(first, -Score.INFINITE, Score.INFINITE, depth);
      return;
    }
    int below = ASPIRATION;
    int above = ASPIRATION;
    while (true) {
      int alpha = Math.max(-Score.INFINITE, centre - below);
      int beta = Math.min(Score.INFINITE, centre + above);
      int found = searchFrom(first, alpha, beta, depth);
      if (found <= alpha) {
        below = wider(below);
      } else if (found >= beta) {
        above = wider(above);
      } else {
        return;
      }
    }
  }

  private static int wider(int side) {
    return side > 1_000 ? 2 * Score.INFINITE : 4 * side;
  }

  private int searchFrom(int first, int floor, int beta, int depth) {
    int alpha = floor;
    int highest = -Score.INFINITE;
    for (int i = first; i < moves.size(); i++) {
      RootMove move = moves.get(i);
      int found;
      if (i == first) {
        found = search(move.move, alpha, beta, depth);
      } else {
        found = search(move.move, alpha, alpha + 1, depth);
        if (found > alpha && found < beta) {
          found = search(move.move, alpha, beta, depth);
        }
      }
      highest = Math.max(highest, found);
      if (found > alpha) {
        alpha = found;
        lead(first, i, found, depth);
        if (found >= beta) {
          break;
        }
      } else if (i == first) {
        move.score = found;
        move.depth = depth;
      }
    }
    return highest;
  }

  /** Searches a move, whose score is what it comes to and how much it is liked besides. */
  private int search(int move, int alpha, int beta, int depth) {
    int liking = sight == null ? 0 : sight.liking(move);
    int found = alphaBeta.root(move, alpha - liking, beta - liking, depth);
    return Score.decisive(found) ? found : Score.estimate(found + liking);
  }

  /** Takes a move for the best, and so as the first to search from now on. */
  private void lead(int first, int index, int found, int depth) {
    RootMove move = moves.remove(index);
    moves.add(first, move);
    int[] expected = alphaBeta.expected();
    move.line = new int[expected.length + 1];
    move.line[0] = move.move;
    System.arraycopy(expected, 0, move.line, 1, expected.length);
    move.score = found;
    move.depth = depth;
  }
}
