package vauban.lab.tuning;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import vauban.engine.evaluation.Weights;
import vauban.rules.game.Game;

/**
 * Finds the weights under which estimates foretell results best: the least logistic loss, by
 * gradient descent with momentum (Adam). Weights are drawn back to where they began, so that what
 * few examples show changes little.
 */
public final class Tuner {

  private static final double RATE = 1.0;
  private static final double MOMENTUM = 0.9;
  private static final double SPREAD_MOMENTUM = 0.999;
  private static final double LEAST_SPREAD = 1e-12;

  private static final int REPORTED = 50;

  private final Game game;
  private final Weights weights;
  private final Set<String> kept;
  private final double drawnBack;

  /**
   * Prepares to tune.
   *
   * @param weights where to begin
   * @param kept names of weights that stay as they are
   * @param drawnBack loss for each squared hundredth that a weight departs from where it began
   */
  public Tuner(Game game, Weights weights, Set<String> kept, double drawnBack) {
    this.game = game;
    this.weights = weights;
    this.kept = kept;
    this.drawnBack = drawnBack;
  }

  /**
   * Returns the tuned weights.
   *
   * @param rounds how often to go over the examples
   * @param progress told now and then how far it is
   */
  public Weights tune(List<Example> examples, int rounds, Consumer<String> progress) {
    Coefficients coefficients = Coefficients.of(game, weights, examples);
    double[] results = examples.stream().mapToDouble(Example::result).toArray();
    double[] changes = new double[weights.numbers().length];
    double scale = Odds.scale(results.length, e -> results[e], coefficients::untouched);
    progress.accept(
        "a hundredth is worth %.5f; loss %.5f"
            .formatted(scale, loss(coefficients, results, changes, scale)));
    double[] mean = new double[changes.length];
    double[] spread = new double[changes.length];
    boolean[] fixed = fixed();
    for (int round = 1; round <= rounds; round++) {
      double[] gradient = gradient(coefficients, results, changes, scale);
      for (int i = 0; i < changes.length; i++) {
        if (fixed[i]) {
          continue;
        }
        mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * gradient[i];
        spread[i] = SPREAD_MOMENTUM * spread[i] + (1 - SPREAD_MOMENTUM) * gradient[i] * gradient[i];
        double step = mean[i] / (1 - Math.pow(MOMENTUM, round));
        double size = Math.sqrt(spread[i] / (1 - Math.pow(SPREAD_MOMENTUM, round)));
        changes[i] -= RATE * step / (size + LEAST_SPREAD);
      }
      if (round % REPORTED == 0) {
        progress.accept(
            "round %d: loss %.5f".formatted(round, loss(coefficients, results, changes, scale)));
      }
    }
    int[] numbers = weights.numbers();
    Arrays.setAll(numbers, i -> (int) Math.round(numbers[i] + changes[i]));
    return weights.with(numbers);
  }

  private boolean[] fixed() {
    boolean[] fixed = new boolean[weights.numbers().length];
    int i = 0;
    for (String name : weights.names()) {
      int length = weights.table(name).length;
      Arrays.fill(fixed, i, i + length, kept.contains(name));
      i += length;
    }
    return fixed;
  }

  private static double loss(
      Coefficients coefficients, double[] results, double[] changes, double scale) {
    double loss = 0;
    for (int e = 0; e < results.length; e++) {
      loss += Odds.loss(results[e], scale * coefficients.estimate(e, changes));
    }
    return loss / results.length;
  }

  private double[] gradient(
      Coefficients coefficients, double[] results, double[] changes, double scale) {
    double[] gradient = new double[changes.length];
    for (int e = 0; e < results.length; e++) {
      double foretold = Odds.chance(scale * coefficients.estimate(e, changes));
      coefficients.addTo(gradient, e, scale * (foretold - results[e]) / results.length);
    }
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] += 2 * drawnBack * changes[i];
    }
    return gradient;
  }
}
