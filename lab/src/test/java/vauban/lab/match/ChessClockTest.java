package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import vauban.rules.game.Team;

final class ChessClockTest {

  private static final Duration MARGIN = Duration.ofMillis(20);

  @Test
  void eachTeamHasItsOwnTimeWhoeverMovesNext() {
    ChessClock clock =
        new ChessClock(
            new TimeControl.Clocks(Duration.ofSeconds(1), Duration.ofMillis(100)), MARGIN);

    assertThat(clock.spend(Team.SECOND, Duration.ofMillis(300))).isTrue();
    assertThat(clock.spend(Team.SECOND, Duration.ofMillis(300))).isTrue(); // as Paris's garrison

    assertThat(clock.left(Team.SECOND)).isEqualTo(Duration.ofMillis(600));
    assertThat(clock.left(Team.FIRST)).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void anAnswerWithinTheMarginLeavesNoTimeButTheIncrement() {
    ChessClock clock =
        new ChessClock(
            new TimeControl.Clocks(Duration.ofMillis(200), Duration.ofMillis(50)), MARGIN);

    assertThat(clock.spend(Team.FIRST, Duration.ofMillis(215))).isTrue();
    assertThat(clock.left(Team.FIRST)).isEqualTo(Duration.ofMillis(50));
    assertThat(clock.spend(Team.FIRST, Duration.ofMillis(71))).isFalse();
  }

  @Test
  void aMoveTimeIsTheSameForEveryMove() {
    ChessClock clock = new ChessClock(new TimeControl.MoveTime(Duration.ofMillis(100)), MARGIN);

    assertThat(clock.spend(Team.FIRST, Duration.ofMillis(120))).isTrue();
    assertThat(clock.spend(Team.FIRST, Duration.ofMillis(120))).isTrue();
    assertThat(clock.spend(Team.FIRST, Duration.ofMillis(121))).isFalse();
  }

  @Test
  void nodesAndDepthKnowNoTime() {
    assertThat(new ChessClock(new TimeControl.Nodes(1), MARGIN).limit(Team.FIRST)).isNull();
    assertThat(
            new ChessClock(new TimeControl.Depth(1), MARGIN).spend(Team.FIRST, Duration.ofDays(1)))
        .isTrue();
  }

  @Test
  void timeControlsAreWrittenAsTheyAreTyped() {
    assertThat(new TimeControl.Clocks(Duration.ofSeconds(10), Duration.ofMillis(100)))
        .hasToString("clock 10+0.1");
    assertThat(new TimeControl.MoveTime(Duration.ofMillis(50))).hasToString("movetime 50");
  }
}
