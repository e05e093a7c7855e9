package vauban.lab.statistics;

/** The standard normal distribution. */
final class Normal {

  /** Ninety-five percent of it lie within this distance of the mean. */
  static final double NINETY_FIVE_PERCENT = 1.959963984540054;

  private Normal() {}

  /**
   * Returns the share of it that lies below x. By Zelen and Severo's formula (Abramowitz and
   * Stegun, Handbook of Mathematical Functions, 26.2.17), which errs by less than 7.5e-8.
   */
  static double below(double x) {
    if (x < 0) {
      return 1 - below(-x);
    }
    double t = 1 / (1 + 0.2316419 * x);
    double sum =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return 1 - Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * sum;
  }
}
