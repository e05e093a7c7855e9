package vauban.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import vauban.app.drawing.Results;
import vauban.rules.game.Position;

/** {@code vauban play}. */
@Command(
    name = "play",
    header = "Plays moves and shows the position they lead to.",
    description =
        "The last line but one is its position string; the last is 'ongoing', or the result with"
            + " its reason and points. Moves are in coordinate form (c2e4, e7f8f, a2b3!b3,"
            + " @ROXOQXOX, pass) or in short (Ice4, If8=F).",
    footer = {
      "%nExamples:",
      "  vauban play c2e4 h7f5",
      "  vauban play --game siege-of-paris @ROXOQXOX f6f5"
    })
final class PlayCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private PositionChoice choice;

  @Mixin private DrawingChoice drawing;

  @Parameters(
      paramLabel = "MOVE",
      arity = "0..*",
      description =
          "The moves in order, each by itself or all in quotes; without any, shows the position.")
  private List<String> moves = new ArrayList<>();

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position position = PlayedMoves.from(choice.position(), moves);
    terminal.out().print(drawing.draw(position, terminal));
    terminal.out().println();
    terminal.out().println(position.text());
    terminal.out().println(Results.words(position.game(), position.outcome()));
    return Main.DONE;
  }
}
