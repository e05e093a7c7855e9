package vauban.lab.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/**
 * How pairs of games ended for the player under test. The two games of a pair share an opening and
 * swap the teams, so they are no independent trials; whole pairs are, and their spread is what the
 * error of a match is reckoned from.
 *
 * @param counts numbers of pairs in which it made 0, ½, 1, 1½ and 2 points
 */
public record Pentanomial(List<Long> counts) {

  /** No pair yet. */
  public static final Pentanomial NONE = new Pentanomial(Collections.nCopies(5, 0L));

  public Pentanomial {
    counts = List.copyOf(counts);
    if (counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("five counts from 0 are needed, not " + counts);
    }
  }

  /** Returns the counts given in order: pairs of 0, ½, 1, 1½ and 2 points. */
  public static Pentanomial of(long none, long half, long one, long oneAndHalf, long two) {
    return new Pentanomial(List.of(none, half, one, oneAndHalf, two));
  }

  /**
   * Returns these pairs and one more.
   *
   * @param halfPoints what the player made in it, in half points from 0 to 4
   */
  public Pentanomial with(int halfPoints) {
    List<Long> more = new ArrayList<>(counts);
    more.set(halfPoints, more.get(halfPoints) + 1);
    return new Pentanomial(more);
  }

  /** Returns the number of pairs. */
  public long pairs() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the share of the points made, from 0 to 1; one half where there is no pair. */
  public double score() {
    long pairs = pairs();
    return pairs == 0 ? 0.5 : sum(Pentanomial::share) / pairs;
  }

  /** Returns the variance of one pair's share of the points; 0 where there is no pair. */
  public double variance() {
    long pairs = pairs();
    double score = score();
    return pairs == 0 ? 0 : sum(i -> (share(i) - score) * (share(i) - score)) / pairs;
  }

  /** Returns the standard error of {@link #score()}; infinite where there is no pair. */
  public double standardError() {
    return pairs() == 0 ? Double.POSITIVE_INFINITY : Math.sqrt(variance() / pairs());
  }

  /**
   * Returns the likelihood that the player is the stronger one, from 0 to 1: that of a true score
   * above one half, if the measured score is normally distributed about it.
   */
  public double likelihoodOfSuperiority() {
    double distance = score() - 0.5;
    return distance == 0 ? 0.5 : Normal.below(distance / standardError());
  }

  /** Returns the share of a pair's points in the i-th of the five classes. */
  static double share(int i) {
    return i / 4.0;
  }

  private double sum(IntToDoubleFunction value) {
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * value.applyAsDouble(i);
    }
    return sum;
  }
}
