package vauban.lab.statistics;

import java.util.function.DoubleUnaryOperator;

/**
 * The sequential probability ratio test between two hypotheses: H0, that the player under test is
 * stronger by {@code elo0}, and H1, by {@code elo1}. Elo is logistic, not normalised.
 *
 * <p>The likelihoods are generalised ones: of all distributions over the five results of a pair
 * that have the score a hypothesis says, the one that fits the match best (the method of Van den
 * Bergh, "A Practical Introduction to the GSPRT", used by Fishtest).
 *
 * @param alpha chance to accept H1 where H0 is true, between 0 and 1
 * @param beta chance to accept H0 where H1 is true, between 0 and 1
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  /** What a result that never happened counts as, so that it is unlikely but not impossible. */
  private static final double UNSEEN = 1e-3;

  /** What both errors must be less than. */
  public static final double MOST_ERROR = 0.5;

  public Sprt {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException(
          "elo0 must be less than elo1, but %s is not less than %s".formatted(elo0, elo1));
    }
    check("alpha", alpha);
    check("beta", beta);
  }

  private static void check(String name, double error) {
    if (!(error > 0 && error < MOST_ERROR)) {
      throw new IllegalArgumentException(
          "%s must lie between 0 and %s, but is %s".formatted(name, MOST_ERROR, error));
    }
  }

  /** What the test says so far. */
  public enum Verdict {
    CONTINUE,
    ACCEPT_H0,
    ACCEPT_H1
  }

  /** Returns the log-likelihood ratio from which down H0 is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Returns the log-likelihood ratio from which up H1 is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** Returns what these pairs say. */
  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= upper()) {
      return Verdict.ACCEPT_H1;
    }
    return ratio <= lower() ? Verdict.ACCEPT_H0 : Verdict.CONTINUE;
  }

  /** Returns the logarithm of how much likelier these pairs are under H1 than under H0. */
  public double logLikelihoodRatio(Pentanomial pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    double[] counts =
        pairs.counts().stream().mapToDouble(count -> Math.max(count, UNSEEN)).toArray();
    double tilt0 = tilt(counts, Elo.score(elo0));
    double tilt1 = tilt(counts, Elo.score(elo1));
    double ratio = 0;
    for (int i = 0; i < counts.length; i++) {
      double weight0 = 1 + tilt0 * (Pentanomial.share(i) - Elo.score(elo0));
      double weight1 = 1 + tilt1 * (Pentanomial.share(i) - Elo.score(elo1));
      ratio += counts[i] * Math.log(weight0 / weight1);
    }
    return ratio;
  }

  /**
   * Returns the x for which the distribution of probabilities p/(1 + x(share - score)), p being the
   * measured ones, has that score. By Lagrange's method this is the likeliest that has it.
   */
  private static double tilt(double[] counts, double score) {
    DoubleUnaryOperator excess =
        x -> {
          double sum = 0;
          for (int i = 0; i < counts.length; i++) {
            double distance = Pentanomial.share(i) - score;
            sum += counts[i] * distance / (1 + x * distance);
          }
          return sum;
        };
    // Between these all probabilities are positive, and the excess falls from +infinity to
    // -infinity.
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int i = 0; i < 100; i++) {
      double middle = (low + high) / 2;
      if (excess.applyAsDouble(middle) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
