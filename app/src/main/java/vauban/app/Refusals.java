package vauban.app;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import vauban.rules.kit.Legible;
import vauban.rules.kit.Nearest;

/**
 * Says in one sentence what was wrong with what a person typed, or that Vauban itself has failed.
 * Nobody sees a stack trace who did not ask for it with {@code VAUBAN_DEBUG=1}.
 */
final class Refusals implements IParameterExceptionHandler, IExecutionExceptionHandler {

  private static final String BROKEN_PIPE = "Broken pipe";

  private final Terminal terminal;

  Refusals(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    String sentence =
        switch (exception) {
          case UnmatchedArgumentException unmatched -> unmatched(unmatched);
          case MissingParameterException missing ->
              missing(missing) + "; see " + name(missing.getCommandLine()) + " --help";
          case OverwrittenOptionException repeated
              when repeated.getOverwritten() instanceof OptionSpec option ->
              option.longestName() + " is given more than once";
          default ->
              exception.getArgSpec() instanceof OptionSpec option
                  ? wrongValue(option, exception)
                  : Sentence.of(exception);
        };
    return refuse(Sentence.of(sentence), exception);
  }

  @Override
  public int handleExecutionException(
      Exception exception, CommandLine commandLine, ParseResult parseResult) {
    if (exception instanceof WrongInput) {
      return refuse(Sentence.of(exception), exception);
    }
    return fail(exception);
  }

  /** Says that Vauban has failed, and returns the exit code for it. */
  int fail(Throwable failure) {
    say("Vauban failed: " + failure + " (set VAUBAN_DEBUG=1 to see where).", failure);
    return Main.FAILED;
  }

  /** Says that the answer could not be written, and returns the exit code for it. */
  int unwritten(IOException failure) {
    if (BROKEN_PIPE.equals(failure.getMessage())) {
      return Main.UNREAD; // as with "vauban moves | head": who wanted no more needs no complaint
    }
    say("The output cannot be written: " + failure.getMessage() + ".", failure);
    return Main.FAILED;
  }

  private int refuse(String sentence, Exception exception) {
    say(sentence, exception);
    return Main.WRONG;
  }

  private void say(String sentence, Throwable cause) {
    terminal.out().flush();
    terminal.err().println(Legible.of(sentence.replaceAll("\\s*\\R\\s*", " ")));
    if (terminal.debugging()) {
      cause.printStackTrace(terminal.err());
    }
  }

  /** Names what is missing first: an option, an argument, or the value of an option. */
  private static String missing(MissingParameterException exception) {
    return switch (exception.getMissing().getFirst()) {
      case OptionSpec option when option.required() ->
          "%s %s is missing".formatted(option.longestName(), option.paramLabel());
      case OptionSpec option when option.type().isEnum() -> takes(option);
      case OptionSpec option ->
          "%s wants a value, %s".formatted(option.longestName(), option.paramLabel());
      case ArgSpec argument -> argument.paramLabel() + " is missing";
    };
  }

  private static String wrongValue(OptionSpec option, ParameterException exception) {
    String value = exception.getValue();
    if (option.type().isEnum()) {
      return "%s, not '%s'".formatted(takes(option), value);
    }
    return option.arity().max() == 0
        ? "%s takes no value, but has '%s'".formatted(option.longestName(), value)
        : Sentence.of(exception);
  }

  private static String takes(OptionSpec option) {
    List<String> values = Stream.of(option.type().getEnumConstants()).map(String::valueOf).toList();
    return "%s takes %s or %s"
        .formatted(
            option.longestName(),
            String.join(", ", values.subList(0, values.size() - 1)),
            values.getLast());
  }

  private static String unmatched(UnmatchedArgumentException exception) {
    CommandLine command = exception.getCommandLine();
    String first = exception.getUnmatched().getFirst();
    if (first.matches("-[0-9]+")) {
      return Depth.outOfRange(first);
    }
    if (first.startsWith("-")) {
      return noOption(command, first);
    }
    if (!command.getSubcommands().isEmpty()) {
      return noCommand(command, first);
    }
    boolean position = options(command).anyMatch("--position"::equals);
    return "'%s' is one argument too many for %s%s"
        .formatted(
            first, name(command), position ? "; a position string must stand in quotes" : "");
  }

  /** Returns the sentence that lists the commands. */
  static String noCommand(CommandLine vauban, String typed) {
    return Sentence.of(
        "there is no command '%s'; the commands are %s"
            .formatted(typed, Nearest.listed(typed, vauban.getSubcommands().keySet())));
  }

  private static String noOption(CommandLine command, String option) {
    List<String> known = options(command).toList();
    String missing =
        "%s is no option of %s; it has %s"
            .formatted(option, name(command), Nearest.listed(option, known));
    return command.getSubcommands().values().stream()
        .filter(sub -> options(sub).anyMatch(option.replaceFirst("=.*", "")::equals))
        .findFirst()
        .map(
            sub ->
                "%s belongs after its command, for example: %s %s"
                    .formatted(option, name(sub), option))
        .orElse(missing);
  }

  private static Stream<String> options(CommandLine command) {
    return command.getCommandSpec().options().stream().map(option -> option.longestName());
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }
}
