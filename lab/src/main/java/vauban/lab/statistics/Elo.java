package vauban.lab.statistics;

import java.util.Locale;

/**
 * A difference of strength on the logistic Elo scale, with the half of its 95 % interval.
 *
 * @param difference infinite where one side won everything
 * @param error at least 0; infinite where the interval has no end
 */
public record Elo(double difference, double error) {

  /** Returns the difference that a match measured. */
  public static Elo of(Pentanomial pairs) {
    double score = pairs.score();
    double margin = Normal.NINETY_FIVE_PERCENT * pairs.standardError();
    double error = (ofScore(score + margin) - ofScore(score - margin)) / 2;
    return new Elo(ofScore(score), Double.isNaN(error) ? Double.POSITIVE_INFINITY : error);
  }

  /**
   * Returns the difference that makes one expect a score.
   *
   * @param score share of the points; infinite Elo from 1 up and from 0 down
   */
  public static double ofScore(double score) {
    return score >= 1
        ? Double.POSITIVE_INFINITY
        : score <= 0 ? Double.NEGATIVE_INFINITY : 400 * Math.log10(score / (1 - score));
  }

  /** Returns the share of the points that a difference makes one expect. */
  public static double score(double difference) {
    return 1 / (1 + Math.pow(10, -difference / 400));
  }

  /** Returns for example {@code +12.3 ± 8.1}. */
  @Override
  public String toString() {
    return text("%+.1f", difference) + " ± " + text("%.1f", error);
  }

  private static String text(String format, double value) {
    return Double.isInfinite(value)
        ? (value < 0 ? "-∞" : "∞")
        : String.format(Locale.ROOT, format, value);
  }
}
