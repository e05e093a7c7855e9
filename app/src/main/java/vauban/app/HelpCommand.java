package vauban.app;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code vauban help}. */
@Command(
    name = "help",
    header = "Shows what a command does, with examples.",
    description = "Without a command, lists the commands.",
    footer = {"%nExamples:", "  vauban help", "  vauban help play"})
final class HelpCommand implements Callable<Integer> {

  private final CommandLine vauban;
  private final Terminal terminal;

  @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "The command.")
  private @Nullable String topic;

  HelpCommand(CommandLine vauban, Terminal terminal) {
    this.vauban = vauban;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    CommandLine command = topic == null ? vauban : vauban.getSubcommands().get(topic);
    if (command == null) {
      throw new WrongInput(Refusals.noCommand(vauban, String.valueOf(topic)));
    }
    command.usage(terminal.out());
    return Main.DONE;
  }
}
