package vauban.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** {@code vauban explain}. */
@Command(
    name = "explain",
    header = "Says whether a move is legal and, if not, why.",
    description =
        "The answer begins with 'legal' or 'illegal:', and names the rule that forbids the move and"
            + " where that rule comes from.",
    footer = {
      "%nExamples:",
      "  vauban explain c2e4",
      "  vauban explain --game war-chess i18h17",
      "  vauban explain --position \"5g4/10/10/2**2**2/2**2**2/10/10/4G2A2 w - - 0 1\" e1f2"
    })
final class ExplainCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private PositionChoice choice;

  @Parameters(paramLabel = "MOVE", description = "A move in coordinate or short form.")
  private String move = "";

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position position = choice.position();
    switch (position.explain(move)) {
      case Verdict.Legal legal -> terminal.out().println("legal");
      case Verdict.Illegal illegal -> {
        terminal.out().println("illegal: " + Sentence.of(illegal));
        terminal.out().println();
        terminal.out().print(RulesList.of(position.game(), illegal.rule()));
      }
      case Verdict.Unreadable(String reason) -> throw new WrongInput(reason);
    }
    return Main.DONE;
  }
}
