package vauban.app;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The browser of whoever started Vauban, where there is one.
 *
 * @param environment the variables that are set
 */
record Browser(Map<String, String> environment) {

  /** Opens an address, or does nothing where that cannot be. */
  void open(URI address) {
    opener(System.getProperty("os.name", "")).ifPresent(command -> start(command, address));
  }

  /**
   * Returns the command that opens an address, empty where nobody would see it.
   *
   * @param system name of the operating system, as Java has it
   */
  Optional<List<String>> opener(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return Optional.of(List.of("open"));
    }
    if (name.startsWith("windows")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
    }
    boolean display = set("DISPLAY") || set("WAYLAND_DISPLAY");
    return display ? Optional.of(List.of("xdg-open")) : Optional.empty();
  }

  private boolean set(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }

  private static void start(List<String> command, URI address) {
    ProcessBuilder process =
        new ProcessBuilder(new ArrayList<>(command))
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD);
    process.command().add(address.toString());
    try {
      process.start();
    } catch (IOException e) {
      // No such program: the address has been said, and a person can open it.
      return;
    }
  }
}
