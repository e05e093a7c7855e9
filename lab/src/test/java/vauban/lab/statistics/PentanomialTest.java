package vauban.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class PentanomialTest {

  @Test
  void aMatchIsReckonedByHand() {
    // 100 pairs: shares 0, .25, .5, .75, 1 happened 10, 20, 30, 25 and 15 times.
    // Mean (0 + 5 + 15 + 18.75 + 15) / 100 = 0.5375.
    // Mean square (0 + 1.25 + 7.5 + 14.0625 + 15) / 100 = 0.378125; less 0.5375² = 0.28890625.
    Pentanomial pairs = Pentanomial.of(10, 20, 30, 25, 15);

    assertThat(pairs.pairs()).isEqualTo(100);
    assertThat(pairs.score()).isEqualTo(0.5375, within(1e-12));
    assertThat(pairs.variance()).isEqualTo(0.08921875, within(1e-12));
    assertThat(pairs.standardError()).isEqualTo(0.029869508, within(1e-9));
    // 0.0375 / 0.029869508 = 1.255461 standard errors above one half: tables give 0.8953.
    assertThat(pairs.likelihoodOfSuperiority()).isEqualTo(0.8953, within(1e-4));
  }

  @Test
  void pairsThatCancelOutSayMoreThanTheirGamesAlone() {
    // Every pair one won and one lost: as independent games the error would be large, as pairs it
    // is 0.
    Pentanomial pairs = Pentanomial.of(0, 0, 50, 0, 0);

    assertThat(pairs.score()).isEqualTo(0.5);
    assertThat(pairs.variance()).isZero();
    assertThat(pairs.likelihoodOfSuperiority()).isEqualTo(0.5);
  }

  @Test
  void aPairIsCountedByItsPoints() {
    assertThat(Pentanomial.NONE.with(4).with(4).with(1)).isEqualTo(Pentanomial.of(0, 1, 0, 0, 2));
  }

  @Test
  void withoutPairsNothingIsKnown() {
    assertThat(Pentanomial.NONE.score()).isEqualTo(0.5);
    assertThat(Pentanomial.NONE.standardError()).isInfinite();
    assertThat(Pentanomial.NONE.likelihoodOfSuperiority()).isEqualTo(0.5);
  }

  @Test
  void theNormalDistributionIsThatOfTheTables() {
    assertThat(Normal.below(0)).isEqualTo(0.5, within(1e-7));
    assertThat(Normal.below(1)).isEqualTo(0.8413447461, within(1e-7));
    assertThat(Normal.below(-1.96)).isEqualTo(0.0249978951, within(1e-7));
    assertThat(Normal.below(3)).isEqualTo(0.9986501020, within(1e-7));
  }
}
