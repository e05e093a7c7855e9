package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Team;

final class AdjudicationTest {

  private static final Adjudication BOTH =
      new Adjudication(new Adjudication.Win(1000, 2), new Adjudication.Draw(10, 2, 40));

  @Test
  void aWinNeedsTheAgreementOfBothForSomeMoves() {
    Adjudication.Watch watch = new Adjudication.Watch(BOTH);
    watch.estimate(Team.FIRST, 1200);
    watch.estimate(Team.SECOND, -1100);
    watch.estimate(Team.FIRST, 1300);
    assertThat(watch.winner()).isNull();

    watch.estimate(Team.SECOND, -1000);

    assertThat(watch.winner()).isEqualTo(Team.FIRST);
  }

  @Test
  void doubtOfOneOfThemBeginsTheCountAnew() {
    Adjudication.Watch watch = new Adjudication.Watch(BOTH);
    for (Integer doubt : new Integer[] {-900, 1100, null}) {
      watch.estimate(Team.FIRST, -1200);
      watch.estimate(Team.SECOND, 1200);
      watch.estimate(Team.FIRST, -1200);
      watch.estimate(Team.SECOND, doubt == null || doubt < 0 ? doubt : Integer.valueOf(-doubt));
      assertThat(watch.winner()).as("after %d", doubt).isNull();
    }
  }

  @Test
  void aDrawComesNotBeforeItsTime() {
    Adjudication.Watch watch = new Adjudication.Watch(BOTH);
    for (int i = 0; i < 2; i++) {
      watch.estimate(Team.FIRST, 10);
      watch.estimate(Team.SECOND, -3);
    }

    assertThat(watch.drawn(39)).isFalse();
    assertThat(watch.drawn(40)).isTrue();
    watch.estimate(Team.FIRST, 11);
    assertThat(watch.drawn(41)).isFalse();
  }

  @Test
  void withoutItNothingIsAdjudicated() {
    Adjudication.Watch watch = new Adjudication.Watch(Adjudication.NONE);
    for (int i = 0; i < 100; i++) {
      watch.estimate(Team.FIRST, 0);
      watch.estimate(Team.SECOND, 0);
    }

    assertThat(watch.winner()).isNull();
    assertThat(watch.drawn(200)).isFalse();
  }
}
