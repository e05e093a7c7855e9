package vauban.lab.tuning;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.Weights;
import vauban.rules.game.Game;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * By how much each weight raises the estimate of each example, from the first team's view. An
 * evaluation is a sum of weights, each times something counted, so the difference that a change of
 * one weight makes tells what was counted.
 */
final class Coefficients {

  /** Large enough to show through the evaluation's rounding. */
  private static final int CHANGE = 240;

  private final int[][] weights;
  private final float[][] counts;
  private final int[] estimates;

  private Coefficients(int[][] weights, float[][] counts, int[] estimates) {
    this.weights = weights;
    this.counts = counts;
    this.estimates = estimates;
  }

  /** Measures every weight on every example. */
  static Coefficients of(Game game, Weights weights, List<Example> examples) {
    int[] numbers = weights.numbers();
    List<Function<WorkingPosition, Evaluator>> changed =
        Arrays.stream(indices(numbers.length))
            .mapToObj(i -> Evaluators.with(game, changed(weights, i)))
            .toList();
    Function<WorkingPosition, Evaluator> unchanged = Evaluators.with(game, weights);
    int[][] which = new int[examples.size()][];
    float[][] counts = new float[examples.size()][];
    int[] estimates = new int[examples.size()];
    for (int e = 0; e < which.length; e++) {
      WorkingPosition position = examples.get(e).position().working();
      int sign = position.team() == Team.FIRST ? 1 : -1;
      estimates[e] = sign * unchanged.apply(position).score();
      int[] found = new int[numbers.length];
      float[] count = new float[numbers.length];
      int size = 0;
      for (int i = 0; i < numbers.length; i++) {
        int estimate = sign * changed.get(i).apply(position).score();
        if (estimate != estimates[e]) {
          found[size] = i;
          count[size++] = (float) (estimate - estimates[e]) / CHANGE;
        }
      }
      which[e] = Arrays.copyOf(found, size);
      counts[e] = Arrays.copyOf(count, size);
    }
    return new Coefficients(which, counts, estimates);
  }

  private static int[] indices(int size) {
    int[] indices = new int[size];
    Arrays.setAll(indices, i -> i);
    return indices;
  }

  private static Weights changed(Weights weights, int index) {
    int[] numbers = weights.numbers();
    numbers[index] += CHANGE;
    return weights.with(numbers);
  }

  /** Returns the estimate of an example with the weights as they are. */
  int untouched(int example) {
    return estimates[example];
  }

  /** Returns the estimate of an example with every weight changed by so much. */
  double estimate(int example, double[] changes) {
    double estimate = estimates[example];
    for (int i = 0; i < weights[example].length; i++) {
      estimate += counts[example][i] * changes[weights[example][i]];
    }
    return estimate;
  }

  /** Adds an example's counts, times a factor, to a gradient. */
  void addTo(double[] gradient, int example, double factor) {
    for (int i = 0; i < weights[example].length; i++) {
      gradient[weights[example][i]] += factor * counts[example][i];
    }
  }
}
