package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class BrowserTest {

  @Test
  void isOpenedOnlyWhereSomebodyWouldSeeIt() {
    assertThat(new Browser(Map.of()).opener("Linux")).isEmpty();
    assertThat(new Browser(Map.of("DISPLAY", "")).opener("Linux")).isEmpty();
    assertThat(new Browser(Map.of("DISPLAY", ":0")).opener("Linux"))
        .hasValueSatisfying(command -> assertThat(command).containsExactly("xdg-open"));
    assertThat(new Browser(Map.of("WAYLAND_DISPLAY", "wayland-0")).opener("FreeBSD")).isPresent();
  }

  @Test
  void isTheSystemsOwnOnMacAndWindows() {
    assertThat(new Browser(Map.of()).opener("Mac OS X"))
        .hasValueSatisfying(command -> assertThat(command).containsExactly("open"));
    assertThat(new Browser(Map.of()).opener("Windows 11")).isPresent();
  }
}
