package vauban.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class SprtTest {

  private static final Sprt TEST = new Sprt(0, 10, 0.05, 0.05);

  @Test
  void theBoundsAreWaldsOwn() {
    assertThat(TEST.lower()).isEqualTo(-2.944439, within(1e-6)); // ln(1/19)
    assertThat(TEST.upper()).isEqualTo(2.944439, within(1e-6));
  }

  @Test
  void twoResultsOnlyGiveTheBinomialRatio() {
    // With wins and losses of both games only, the distribution of a given score s is fixed:
    // s and 1 - s. So the ratio is 60 ln(s1/s0) + 40 ln((1 - s1)/(1 - s0)); s1 of 100 Elo is
    // 0.640065.
    double expected = 60 * Math.log(0.640065 / 0.5) + 40 * Math.log(0.359935 / 0.5);

    double ratio = new Sprt(0, 100, 0.05, 0.05).logLikelihoodRatio(Pentanomial.of(40, 0, 0, 0, 60));

    assertThat(ratio).isEqualTo(expected, within(0.01));
  }

  @Test
  void nearEvenMatchesAgreeWithTheNormalApproximation() {
    Pentanomial pairs = Pentanomial.of(100, 480, 900, 510, 110);
    double s0 = 0.5;
    double s1 = Elo.score(10);
    double normal =
        pairs.pairs() * (s1 - s0) * (2 * pairs.score() - s0 - s1) / (2 * pairs.variance());

    assertThat(TEST.logLikelihoodRatio(pairs)).isEqualTo(normal, within(0.01));
  }

  @Test
  void swappingThePlayersAndTheHypothesesTurnsTheSign() {
    double ratio = new Sprt(-5, 3, 0.05, 0.05).logLikelihoodRatio(Pentanomial.of(5, 9, 20, 12, 7));
    double swapped =
        new Sprt(-3, 5, 0.05, 0.05).logLikelihoodRatio(Pentanomial.of(7, 12, 20, 9, 5));

    assertThat(swapped).isEqualTo(-ratio, within(1e-9));
  }

  @Test
  void itEndsAtABound() {
    assertThat(TEST.verdict(Pentanomial.NONE)).isEqualTo(Sprt.Verdict.CONTINUE);
    assertThat(TEST.verdict(Pentanomial.of(10, 20, 30, 25, 15))).isEqualTo(Sprt.Verdict.CONTINUE);
    assertThat(TEST.verdict(Pentanomial.of(100, 200, 300, 300, 200)))
        .isEqualTo(Sprt.Verdict.ACCEPT_H1);
    assertThat(TEST.verdict(Pentanomial.of(200, 300, 300, 200, 100)))
        .isEqualTo(Sprt.Verdict.ACCEPT_H0);
  }

  @Test
  void itErrsAboutAsOftenAsItMay() {
    long seed = 7;
    Random random = new Random(seed);
    Sprt test = new Sprt(0, 100, 0.05, 0.05);
    int wrong = 0;
    for (int i = 0; i < 400; i++) {
      if (verdictWhereNeitherIsStronger(test, random) == Sprt.Verdict.ACCEPT_H1) {
        wrong++;
      }
    }
    assertThat(wrong).as("of 400 tests, with seed %d", seed).isBetween(5, 35); // 20 expected
  }

  private static Sprt.Verdict verdictWhereNeitherIsStronger(Sprt test, Random random) {
    Pentanomial pairs = Pentanomial.NONE;
    while (test.verdict(pairs) == Sprt.Verdict.CONTINUE) {
      pairs = pairs.with(random.nextInt(3) + random.nextInt(3));
    }
    return test.verdict(pairs);
  }

  @Test
  void hypothesesAndErrorsThatMakeNoSenseAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sprt(5, 5, 0.05, 0.05))
        .withMessage("elo0 must be less than elo1, but 5.0 is not less than 5.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sprt(0, 5, 0, 0.05))
        .withMessage("alpha must lie between 0 and 0.5, but is 0.0");
  }
}
