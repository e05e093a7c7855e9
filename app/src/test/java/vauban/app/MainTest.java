package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MainTest {
  @Test
  void anUnknownCommandIsAUsageError() {
    assertThat(Main.run("no-such-command")).isEqualTo(2);
  }
}
