package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.WorkingPosition;

/** Turns the evaluator's opinion of a position into a score that search can use. */
final class Judge {

  private final WorkingPosition position;
  private final Evaluator evaluator;

  Judge(WorkingPosition position, Evaluator evaluator) {
    this.position = position;
    this.evaluator = evaluator;
  }

  /**
   * Returns the estimate, which counts for less the nearer the game is to a draw for want of
   * progress, down to half: so that a side ahead makes progress while it can.
   */
  int estimate() {
    int score = evaluator.score();
    return Score.estimate(score - score * position.halfmove() / (2 * position.progressLimit()));
  }

  /** Returns whether the side to move would hardly be in want of a good move. */
  boolean free() {
    return evaluator.free();
  }
}
