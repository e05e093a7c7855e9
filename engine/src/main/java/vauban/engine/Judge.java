package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.WorkingPosition;

/**
 * Turns the evaluator's opinion of a position into a score that search can use, and remembers
 * opinions, for search comes back to positions.
 */
final class Judge {

  private static final int REMEMBERED = 1 << 15;
  private static final long OPINION_BITS = 0xffff;

  private final WorkingPosition position;
  private final Evaluator evaluator;

  /** By the low bits of a key: its high bits, and below them the opinion. */
  private final long[] opinions = new long[REMEMBERED];

  Judge(WorkingPosition position, Evaluator evaluator) {
    this.position = position;
    this.evaluator = evaluator;
  }

  /**
   * Returns the estimate, which counts for less the nearer the game is to a draw for want of
   * progress, down to half: so that a side ahead makes progress while it can.
   */
  int estimate() {
    int score = opinion();
    return Score.estimate(score - score * position.halfmove() / (2 * position.progressLimit()));
  }

  private int opinion() {
    long key = position.key();
    int place = (int) key & (REMEMBERED - 1);
    long known = opinions[place];
    if (((known ^ key) & ~OPINION_BITS) == 0 && known != 0) {
      return (short) known;
    }
    int score = Math.clamp(evaluator.score(), Short.MIN_VALUE, Short.MAX_VALUE);
    opinions[place] = (key & ~OPINION_BITS) | (score & OPINION_BITS);
    return score;
  }

  /** Returns whether the side to move would hardly be in want of a good move. */
  boolean free() {
    return evaluator.free();
  }
}
