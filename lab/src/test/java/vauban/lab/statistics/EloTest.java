package vauban.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class EloTest {

  @Test
  void knownScoresGiveKnownDifferences() {
    assertThat(Elo.ofScore(0.5)).isZero();
    assertThat(Elo.ofScore(10.0 / 11)).isEqualTo(400, within(1e-9)); // odds of 10 to 1
    assertThat(Elo.ofScore(0.75)).isEqualTo(190.848502, within(1e-6)); // 400 log10 3
    assertThat(Elo.ofScore(0.25)).isEqualTo(-190.848502, within(1e-6));
    assertThat(Elo.score(Elo.ofScore(0.61))).isEqualTo(0.61, within(1e-12));
  }

  @Test
  void theErrorIsHalfTheIntervalOfNinetyFivePercent() {
    // The match of PentanomialTest: 0.5375 ± 1.96 × 0.0298695, that is 0.478957 to 0.596043.
    // 400 log10(0.596043 / 0.403957) = 67.58, 400 log10(0.478957 / 0.521043) = -14.63.
    Elo elo = Elo.of(Pentanomial.of(10, 20, 30, 25, 15));

    assertThat(elo.difference()).isEqualTo(26.11, within(0.01));
    assertThat(elo.error()).isEqualTo((67.58 + 14.63) / 2, within(0.01));
    assertThat(elo).hasToString("+26.1 ± 41.1");
  }

  @Test
  void whoeverWonEverythingIsStrongerWithoutBound() {
    assertThat(Elo.of(Pentanomial.of(0, 0, 0, 0, 7))).hasToString("∞ ± ∞");
    assertThat(Elo.of(Pentanomial.of(7, 0, 0, 0, 0))).hasToString("-∞ ± ∞");
    assertThat(Elo.of(Pentanomial.of(0, 0, 0, 1, 1)).error()).isInfinite();
  }
}
