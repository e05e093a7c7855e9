package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.engine.paris.ParisEvaluator;
import vauban.engine.siege.SiegeEvaluator;
import vauban.engine.warchess.WarChessEvaluator;
import vauban.rules.game.WorkingPosition;
import vauban.rules.paris.ParisPosition;

/**
 * The evaluator of each game. A new game is added here, and nowhere else in the engine; until it
 * is, the engine plays it without judgement.
 */
final class Evaluators {

  private Evaluators() {}

  /** Returns an evaluator bound to a working position. */
  static Evaluator of(WorkingPosition position) {
    return switch (position.game().id()) {
      case "siege" -> new SiegeEvaluator(position);
      case "war-chess" -> new WarChessEvaluator(position);
      case "siege-of-paris" -> new ParisEvaluator((ParisPosition) position);
      default -> new BlankEvaluator(position);
    };
  }
}
