package vauban.lab.tuning;

import java.util.random.RandomGenerator;
import vauban.engine.Evaluators;
import vauban.engine.Score;
import vauban.engine.SearchResult;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/** Which positions of a game become examples. Those that are as good as decided never do. */
public enum Sampling {

  /**
   * For a few weights: one in three at random, if nothing has to be answered and the search
   * corrects the estimate by little.
   */
  SPARSE {
    @Override
    boolean takes(Position position, SearchResult found, RandomGenerator random) {
      if (random.nextInt(SPARSENESS) != 0 || Score.decisive(found.score())) {
        return false;
      }
      WorkingPosition working = position.working();
      int estimate = Evaluators.of(working).score();
      return !working.pressed() && Math.abs(estimate - found.score()) <= QUIET;
    }
  },

  /**
   * For the many numbers of a network: all in which nothing has to be answered and the best move
   * gains nothing at once.
   */
  DENSE {
    @Override
    boolean takes(Position position, SearchResult found, RandomGenerator random) {
      WorkingPosition working = position.working();
      return !Score.decisive(found.score())
          && !working.pressed()
          && Evaluators.of(working).gain(packed(position, working, found.best())) <= 0;
    }
  };

  private static final int SPARSENESS = 3;

  /** An estimate that a search corrects by more belongs to a position that is not quiet. */
  private static final int QUIET = 150;

  /**
   * Returns whether a position becomes an example.
   *
   * @param found what a search said of it
   */
  abstract boolean takes(Position position, SearchResult found, RandomGenerator random);

  private static int packed(Position position, WorkingPosition working, Move move) {
    int[] moves = new int[position.game().maxMoves()];
    int count = working.generate(moves, 0);
    for (int i = 0; i < count; i++) {
      if (position.move(moves[i]).equals(move)) {
        return moves[i];
      }
    }
    throw new IllegalArgumentException("no move of the position: " + move);
  }
}
