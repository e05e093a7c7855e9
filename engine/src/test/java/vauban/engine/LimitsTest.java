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
  }
}
