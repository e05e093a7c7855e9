package vauban.engine;

import java.util.function.Function;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.Weights;
import vauban.engine.network.Inputs;
import vauban.engine.paris.ParisEvaluator;
import vauban.engine.siege.SiegeEvaluator;
import vauban.engine.siege.SiegeInputs;
import vauban.engine.warchess.WarChessEvaluator;
import vauban.rules.game.Game;
import vauban.rules.game.WorkingPosition;
import vauban.rules.paris.ParisPosition;

/**
 * The evaluator of each game. A new game is added here, and nowhere else in the engine; until it
 * is, the engine plays it without judgement.
 */
public final class Evaluators {

  private Evaluators() {}

  /** Returns an evaluator with the tuned weights, bound to a working position. */
  public static Evaluator of(WorkingPosition position) {
    return switch (position.game().id()) {
      case "siege" -> new SiegeEvaluator(position);
      case "war-chess" -> new WarChessEvaluator(position);
      case "siege-of-paris" -> new ParisEvaluator((ParisPosition) position);
      default -> new BlankEvaluator(position);
    };
  }

  /**
   * Returns what binds evaluators with other weights, and without a network, for tuning.
   *
   * @param weights those of {@link #weights} with other numbers
   * @throws IllegalArgumentException where the game has no weights
   */
  public static Function<WorkingPosition, Evaluator> with(Game game, Weights weights) {
    return switch (game.id()) {
      case "siege" -> SiegeEvaluator.with(weights);
      case "war-chess" -> WarChessEvaluator.with(weights);
      case "siege-of-paris" -> ParisEvaluator.with(weights);
      default -> throw unweighed(game);
    };
  }

  /**
   * Returns the tuned weights of a game.
   *
   * @throws IllegalArgumentException where the game has none
   */
  public static Weights weights(Game game) {
    return switch (game.id()) {
      case "siege" -> SiegeEvaluator.weights();
      case "war-chess" -> WarChessEvaluator.weights();
      case "siege-of-paris" -> ParisEvaluator.weights();
      default -> throw unweighed(game);
    };
  }

  /**
   * Returns what the network of a game is told of a position, bound to it.
   *
   * @throws IllegalArgumentException where the game has no network
   */
  public static Inputs inputs(WorkingPosition position) {
    Game game = position.game();
    return switch (game.id()) {
      case "siege" -> new SiegeInputs(position);
      default -> throw new IllegalArgumentException(game.name() + " has no network");
    };
  }

  private static IllegalArgumentException unweighed(Game game) {
    return new IllegalArgumentException(game.name() + " has no evaluation with weights");
  }
}
