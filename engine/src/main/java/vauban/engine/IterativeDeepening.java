package vauban.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Decision;
import vauban.rules.game.Move;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * One search from its root: deeper and deeper until the budget is spent, each depth starting from
 * what the last one learnt. It has a move to return from the start.
 */
final class IterativeDeepening {

  /** Placings differ little: only so many that look best are searched. */
  private static final int PLACINGS_SEARCHED = 12;

  private static final int FIRST_ASPIRATION_DEPTH = 4;
  private static final int ASPIRATION = 30;

  private final Position root;
  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final Budget budget;
  private final AlphaBeta alphaBeta;
  private final List<Candidate> candidates = new ArrayList<>();

  /** The line to play as far as is known, and its score. */
  private int[] best;

  private int score;
  private int depthDone;

  IterativeDeepening(Position root, TranspositionTable table, Budget budget) {
    this.root = root;
    this.budget = budget;
    position = root.working();
    evaluator = Evaluators.of(position);
    alphaBeta = new AlphaBeta(position, evaluator, table, budget);
    int[] moves = new int[position.game().maxMoves()];
    int count = position.generate(moves, 0);
    if (count == 0) {
      throw new IllegalArgumentException("no move to search for: the game is over in " + root);
    }
    for (int i = 0; i < count; i++) {
      candidates.add(new Candidate(moves[i]));
    }
    best = new int[] {moves[0]};
  }

  /** Searches within the limits and returns what was found. */
  SearchResult run(int mostDepth, SearchListener listener) {
    int plies = position.pliesMade();
    try {
      orderAtSight();
      for (int depth = 1; depth <= mostDepth; depth++) {
        aspire(depth);
        depthDone = depth;
        listener.depthDone(result());
        if (nothingToLearn(depth)) {
          break;
        }
      }
    } catch (Budget.Spent spent) {
      while (position.pliesMade() > plies) {
        position.unmake();
      }
    }
    return result();
  }

  private boolean nothingToLearn(int depth) {
    boolean forced = candidates.size() == 1 && budget.timed();
    return forced || (Score.decisive(score) && Score.plies(score) <= depth);
  }

  /** Orders the moves by how the positions look that they lead to. */
  private void orderAtSight() {
    Team team = position.team();
    score = -Score.INFINITE;
    for (Candidate candidate : candidates) {
      budget.spendNode();
      position.make(candidate.move);
      Decision decision = position.decided();
      int sight = decision == Decision.NONE ? evaluator.score() : Score.of(decision, 1);
      candidate.sight = position.team() == team ? sight : -sight;
      position.unmake();
      if (candidate.sight > score) {
        best = new int[] {candidate.move};
        score = candidate.sight;
      }
    }
    candidates.sort(Comparator.comparingInt(candidate -> -candidate.sight));
    if (PackedMove.kind(candidates.getFirst().move) == PackedMove.PLACING) {
      candidates.subList(Math.min(PLACINGS_SEARCHED, candidates.size()), candidates.size()).clear();
    }
  }

  /** Searches to a depth with a window around the last score, widened as long as it is missed. */
  private void aspire(int depth) {
    if (depth < FIRST_ASPIRATION_DEPTH || Score.decisive(score)) {
      searchAll(-Score.INFINITE, Score.INFINITE, depth);
      return;
    }
    int below = ASPIRATION;
    int above = ASPIRATION;
    int centre = score;
    while (true) {
      int alpha = Math.max(-Score.INFINITE, centre - below);
      int beta = Math.min(Score.INFINITE, centre + above);
      int found = searchAll(alpha, beta, depth);
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

  private int searchAll(int floor, int beta, int depth) {
    int alpha = floor;
    int highest = -Score.INFINITE;
    for (int i = 0; i < candidates.size(); i++) {
      Candidate candidate = candidates.get(i);
      int found;
      if (i == 0) {
        found = alphaBeta.root(candidate.move, alpha, beta, depth);
      } else {
        found = alphaBeta.root(candidate.move, alpha, alpha + 1, depth);
        if (found > alpha && found < beta) {
          found = alphaBeta.root(candidate.move, alpha, beta, depth);
        }
      }
      highest = Math.max(highest, found);
      if (found > alpha) {
        alpha = found;
        lead(i, found);
        if (found >= beta) {
          break;
        }
      } else if (i == 0) {
        score = found;
      }
    }
    return highest;
  }

  /** Takes a candidate for the best, and so as the first to search from now on. */
  private void lead(int index, int found) {
    Candidate candidate = candidates.remove(index);
    candidates.addFirst(candidate);
    int[] expected = alphaBeta.expected();
    best = new int[expected.length + 1];
    best[0] = candidate.move;
    System.arraycopy(expected, 0, best, 1, expected.length);
    score = found;
  }

  private SearchResult result() {
    List<Move> moves = new ArrayList<>();
    Position at = root;
    for (int packed : best) {
      Move move = at.move(packed);
      moves.add(move);
      at = at.play(move);
    }
    return new SearchResult(
        moves.getFirst(),
        score,
        depthDone,
        budget.nodes(),
        Duration.ofNanos(budget.nanos()),
        moves);
  }

  /** A move of the root position and how the position looks that it leads to. */
  private static final class Candidate {
    private final int move;
    private int sight = -Score.INFINITE;

    Candidate(int move) {
      this.move = move;
    }
  }
}
