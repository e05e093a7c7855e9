package vauban.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import vauban.rules.game.Game;
import vauban.rules.game.Rule;
import vauban.rules.kit.Nearest;

/** {@code vauban rules}. */
@Command(
    name = "rules",
    header = "Lists the rules of a game, or shows one.",
    description =
        "Each with where it comes from; also the rule sets and options that may be chosen.",
    footer = {
      "%nExamples:",
      "  vauban rules",
      "  vauban rules --game war-chess WC 4b",
      "  vauban rules --game siege-of-paris --markdown"
    })
final class RulesCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Option(names = "--markdown", description = "Writes the whole as a page of Markdown.")
  private boolean markdown;

  @Parameters(
      paramLabel = "ID",
      arity = "0..*",
      description = "The id of a rule, such as S general.")
  private List<String> id = new ArrayList<>();

  RulesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game game = choice.game();
    choice.options(game);
    if (markdown && !id.isEmpty()) {
      throw new WrongInput("--markdown writes all the rules; leave out the ID or --markdown.");
    }
    terminal
        .out()
        .print(
            markdown
                ? RulesPage.of(game)
                : id.isEmpty() ? RulesList.of(game) : RulesList.of(game, rule(game)));
    return Main.DONE;
  }

  private Rule rule(Game game) {
    String wanted = String.join(" ", id);
    List<Rule> rules = game.rules().rules();
    return rules.stream()
        .filter(rule -> rule.id().equalsIgnoreCase(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongInput(
                    Sentence.of(
                        "%s has no rule '%s'; its rules are %s"
                            .formatted(
                                game.name(),
                                wanted,
                                Nearest.listed(wanted, rules.stream().map(Rule::id).toList())))));
  }
}
