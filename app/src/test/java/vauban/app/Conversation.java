package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What somebody typed after {@code vauban} and what came back, through the same door as from a
 * shell.
 *
 * @param out standard output
 * @param err standard error
 * @param code exit code
 */
record Conversation(String out, String err, int code) {

  /** Types a command. */
  static Conversation vauban(String... arguments) {
    return in(Map.of(), arguments);
  }

  /** Types a command where these variables are set. */
  static Conversation in(Map<String, String> environment, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Map<String, String> all = new HashMap<>(environment);
    // No test may touch the games of whoever runs it.
    all.putIfAbsent("XDG_DATA_HOME", Path.of("target", "data").toAbsolutePath().toString());
    int code = Main.run(new Terminal(Output.to(out), Output.to(err), all), arguments);
    return new Conversation(out.toString(), err.toString(), code);
  }

  /** Returns the lines of standard output. */
  List<String> lines() {
    return out.lines().toList();
  }

  /** Expects exit code 0 and silence on standard error, and returns standard output. */
  String answers() {
    assertThat(err).isEmpty();
    assertThat(code).isZero();
    return out;
  }

  /** Expects exit code 2, silence on standard output and one line on standard error: this one. */
  void isRefused(String sentence) {
    assertThat(err).isEqualTo(sentence + System.lineSeparator());
    assertThat(out).isEmpty();
    assertThat(code).isEqualTo(2);
  }
}
