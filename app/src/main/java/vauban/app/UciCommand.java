package vauban.app;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import vauban.engine.uci.UciSession;

/** {@code vauban uci}. */
@Command(
    name = "uci",
    header = "Speaks the engine protocol UCI, for other programs to play with Vauban.",
    description =
        "Give it to any program that takes UCI engines, with this command line. It plays Siege"
            + " unless the option UCI_Variant says otherwise; 'uci' lists all options, and"
            + " docs/uci.md tells of them. Commands come on standard input, answers go to"
            + " standard output; quit or the end of input ends it.",
    footer = {
      "%nExamples:",
      "  vauban uci",
      "%nand then, typed or sent by a program, for example:",
      "  setoption name UCI_Variant value war-chess",
      "  position startpos moves c6d7",
      "  go movetime 1000"
    })
final class UciCommand implements Callable<Integer> {

  private final Terminal terminal;

  UciCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    new UciSession(
            "Vauban " + Main.Version.number(),
            new InputStreamReader(System.in, StandardCharsets.UTF_8),
            terminal.out())
        .run();
    return Main.DONE;
  }
}
