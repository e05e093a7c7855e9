package vauban.engine;

import vauban.engine.paris.ParisEvaluator;
import vauban.engine.siege.SiegeEvaluator;
import vauban.engine.warchess.WarChessEvaluator;
import vauban.rules.game.WorkingPosition;
import vauban.rules.paris.ParisPosition;

/** The evaluator of each game. A new game is added here, and nowhere else in the engine. */
final class Evaluators {

  private Evaluators() {}

  /** Returns an evaluator bound to a working position. */
  static Evaluator of(WorkingPosition position) {
    return switch (position.game().id()) {
      case "siege" -> new SiegeEvaluator(position);
      case "war-chess" -> new WarChessEvaluator(position);
      case "siege-of-paris" -> new ParisEvaluator((ParisPosition) position);
      default ->
          throw new IllegalArgumentException(
              "the engine does not know how to play " + position.game().name());
    };
  }
}
