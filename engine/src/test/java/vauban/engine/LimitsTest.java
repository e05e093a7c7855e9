package vauban.engine;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {

  @Test
  void refusesWhatNoSearchCanKeep() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.time(Duration.ZERO))
        .withMessage("a search needs at least a millisecond, not PT0S");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.depth(101))
        .withMessage("a search is 1 to 100 plies deep, not 101");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.nodes(0))
        .withMessage("a search needs at least one node, not 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.infinite().withMate(-1))
        .withMessage("a win takes at least one move, not -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.infinite().withLines(0))
        .withMessage("a search finds at least one line, not 0");
  }

  @Test
  void refusesAClockThatNoClockShows() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Clock(Duration.ofSeconds(-1), Duration.ZERO, 0))
        .withMessage("a clock shows no negative time: PT-1S left, PT0S added");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Clock(Duration.ofSeconds(1), Duration.ZERO, -1))
        .withMessage("the moves to go are 1 or more, or 0 for the whole game, not -1");
  }
}
