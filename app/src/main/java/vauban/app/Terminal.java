package vauban.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Where a command writes and what it can know of the place it runs in; a test hands in its own.
 *
 * @param environment the variables that are set
 */
record Terminal(Output out, Output err, Map<String, String> environment) {

  /** Returns the terminal of this process. Text is UTF-8 whatever the locale says. */
  static Terminal system() {
    return new Terminal(writer(FileDescriptor.out), writer(FileDescriptor.err), System.getenv());
  }

  private static Output writer(FileDescriptor descriptor) {
    return Output.to(
        new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
  }

  /** Says at once how far a command is, on standard error. */
  void tell(String line) {
    err.println(line);
    err.flush();
  }

  /** Returns whether a person sees what is written, and wants it coloured. */
  boolean coloured() {
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "dumb").equals("dumb")
        && interactive();
  }

  /** Returns whether a failure is to be shown with its stack trace, for whoever mends Vauban. */
  boolean debugging() {
    return environment.getOrDefault("VAUBAN_DEBUG", "").equals("1");
  }

  @SuppressWarnings("SystemConsoleNull") // 22 to 24 returned one always, 25 does not
  private static boolean interactive() {
    var console = System.console();
    return console != null && console.isTerminal();
  }
}
