package vauban.engine.uci;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import vauban.rules.kit.Legible;

/** What the engine says, by lines that never mix and are on their way at once; for any thread. */
final class UciOutput {

  private final PrintWriter out;
  private final Runnable lost;

  /**
   * Makes an output.
   *
   * @param lost told when something could not be written, by the thread that said it
   */
  UciOutput(Writer out, Runnable lost) {
    this.out = new PrintWriter(out);
    this.lost = lost;
  }

  /** Says a line. */
  void say(String line) {
    say(List.of(line));
  }

  /** Says lines that belong together. */
  synchronized void say(Collection<String> lines) {
    lines.forEach(out::println);
    if (out.checkError()) {
      lost.run();
    }
  }

  /** Says in words what the protocol has none for. */
  void inform(String words) {
    say("info string " + Legible.of(words.strip().replaceAll("\\s*\\R\\s*", " ")));
  }
}
