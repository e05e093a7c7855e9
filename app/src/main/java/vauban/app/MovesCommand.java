package vauban.app;

import java.util.Comparator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** {@code vauban moves}. */
@Command(
    name = "moves",
    header = "Lists the legal moves.",
    description =
        "One a line in coordinate form, sorted. Where the game is over there are none, and nothing"
            + " is written.",
    footer = {
      "%nExamples:",
      "  vauban moves",
      "  vauban moves --short --game war-chess",
      "  vauban moves --position \"5g4/10/10/2**2**2/2**2**2/10/10/4G2A2 w - - 0 1\""
    })
final class MovesCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private PositionChoice choice;

  @Option(names = "--short", description = "Adds the short notation after each move.")
  private boolean withShort;

  MovesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position position = choice.position();
    position.legalMoves().stream()
        .sorted(Comparator.comparing(Move::text))
        .map(move -> withShort ? move.text() + " " + position.shortText(move) : move.text())
        .forEach(terminal.out()::println);
    return Main.DONE;
  }
}
