package vauban.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code vauban board}. */
@Command(
    name = "board",
    header = "Draws a position in the terminal.",
    description =
        "With whose turn it is, what is in check, exposed or commanded, and what the letters and"
            + " signs mean.",
    footer = {
      "%nExamples:",
      "  vauban board --game war-chess",
      "  vauban board --ascii --game siege-of-paris --option array=two-ranks",
      "  vauban board --position \"5g4/10/10/2**2**2/2**2**2/10/10/4G2A2 w - - 0 1\""
    })
final class BoardCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private PositionChoice choice;

  @Mixin private DrawingChoice drawing;

  BoardCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.out().print(drawing.draw(choice.position(), terminal));
    return Main.DONE;
  }
}
