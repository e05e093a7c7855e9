package vauban.lab.tuning;

import java.util.function.IntToDoubleFunction;

/**
 * Logistic odds: an estimate times a scale is the logarithm of the odds of winning. By {@code
 * StrictMath}, so that all machines come to the same numbers.
 */
final class Odds {

  private static final double LEAST_SCALE = 0.0005;
  private static final double MOST_SCALE = 0.02;
  private static final int SCALE_STEPS = 80;

  private Odds() {}

  /** Returns the chance of winning. */
  static double chance(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }

  /** Returns how badly a result was foretold. */
  static double loss(double result, double odds) {
    // The logarithm of 1 + e^x without overflow.
    double softened = Math.max(odds, 0) + StrictMath.log1p(StrictMath.exp(-Math.abs(odds)));
    return softened - result * odds;
  }

  /**
   * Finds what a hundredth of a foot soldier is worth: the scale with which estimates foretell
   * results best.
   *
   * @param examples how many there are
   */
  static double scale(int examples, IntToDoubleFunction result, IntToDoubleFunction estimate) {
    double best = LEAST_SCALE;
    double least = Double.MAX_VALUE;
    for (int i = 0; i <= SCALE_STEPS; i++) {
      double step = StrictMath.pow(MOST_SCALE / LEAST_SCALE, (double) i / SCALE_STEPS);
      double scale = LEAST_SCALE * step;
      double loss = 0;
      for (int example = 0; example < examples; example++) {
        loss += loss(result.applyAsDouble(example), scale * estimate.applyAsDouble(example));
      }
      if (loss < least) {
        least = loss;
        best = scale;
      }
    }
    return best;
  }
}
