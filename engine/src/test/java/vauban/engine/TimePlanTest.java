package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimePlanTest {

  @Test
  void takesAFixedTimeLessWhatTheAnswerTakes() {
    TimePlan plan = TimePlan.of(Limits.time(Duration.ofMillis(500)));

    assertThat(plan.most()).isEqualTo(Duration.ofMillis(498).toNanos());
    assertThat(plan.planned()).isEqualTo(Long.MAX_VALUE);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 5, 50, 1_000, 60_000, 3_600_000})
  void neverPlansMoreThanTheClockHolds(long left) {
    for (long increment : new long[] {0, 100, 10_000}) {
      for (int moves : new int[] {0, 1, 2, 40, 1_000}) {
        TimePlan plan = TimePlan.of(Limits.clock(clock(left, increment, moves)));

        assertThat(plan.most())
            .as("%d ms left, %d added, %d moves", left, increment, moves)
            .isPositive()
            .isLessThanOrEqualTo(Duration.ofMillis(Math.max(1, left)).toNanos());
        assertThat(plan.planned()).isPositive().isLessThanOrEqualTo(plan.most());
      }
    }
  }

  @Test
  void givesAMoveMoreTheFewerAreToCome() {
    long few = TimePlan.of(Limits.clock(clock(60_000, 0, 5))).planned();
    long many = TimePlan.of(Limits.clock(clock(60_000, 0, 30))).planned();

    assertThat(few).isGreaterThan(2 * many);
  }

  @Test
  void keepsToTheSmallerOfClockAndFixedTime() {
    Limits limits = Limits.clock(clock(60_000, 0, 1)).withTime(Duration.ofMillis(100));

    assertThat(TimePlan.of(limits).most()).isEqualTo(Duration.ofMillis(98).toNanos());
  }

  @Test
  void endlessWithoutTime() {
    assertThat(TimePlan.of(Limits.depth(3)).most()).isEqualTo(Long.MAX_VALUE);
  }

  private static Clock clock(long left, long increment, int moves) {
    return new Clock(Duration.ofMillis(left), Duration.ofMillis(increment), moves);
  }
}
