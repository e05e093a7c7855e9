package vauban.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import vauban.lab.match.Entrant;
import vauban.lab.match.SearcherEntrant;
import vauban.lab.match.UciEntrant;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/** The options that say who plays a match. */
final class EntrantChoice {

  /** What names this very build of Vauban, which needs no process of its own. */
  private static final String SELF = "vauban";

  @Option(
      names = "--first",
      paramLabel = "\"COMMAND\"",
      required = true,
      description =
          "The player under test: the command line of an engine that speaks UCI, in quotes, or"
              + " vauban for this very build.")
  private String first = "";

  @Option(
      names = "--second",
      paramLabel = "\"COMMAND\"",
      required = true,
      description = "Its opponent.")
  private String second = "";

  @Option(
      names = "--first-name",
      paramLabel = "NAME",
      description = "What the first is called here and in records.")
  private String firstName = "first";

  @Option(names = "--second-name", paramLabel = "NAME", description = "What the second is called.")
  private String secondName = "second";

  @Option(
      names = "--first-option",
      paramLabel = "NAME=VALUE",
      description =
          "Sets an option of the first, such as Hash=64. May be repeated; they are set in order.")
  private List<String> firstOptions = new ArrayList<>();

  @Option(
      names = "--second-option",
      paramLabel = "NAME=VALUE",
      description = "Sets an option of the second.")
  private List<String> secondOptions = new ArrayList<>();

  @Option(
      names = "--restrict-moves",
      description =
          "Tells engines with every move which moves are legal (searchmoves), which holds one that"
              + " knows nearly the same game to the exact rules.")
  private boolean restrictMoves;

  @Option(
      names = "--silence",
      paramLabel = "SECONDS",
      description =
          "How long an engine may say nothing where an answer is due; 60 unless you say otherwise.")
  private String silence = "60";

  /**
   * Returns the first player.
   *
   * @throws WrongInput where it cannot be
   */
  Entrant first(Game game, Options rules) {
    return entrant(game, rules, "--first", firstName, first, firstOptions);
  }

  /**
   * Returns the second player.
   *
   * @throws WrongInput where it cannot be
   */
  Entrant second(Game game, Options rules) {
    if (firstName.equals(secondName)) {
      throw new WrongInput("The players need two names; both are called %s.".formatted(firstName));
    }
    return entrant(game, rules, "--second", secondName, second, secondOptions);
  }

  private Entrant entrant(
      Game game, Options rules, String option, String name, String command, List<String> options) {
    List<UciEntrant.Setting> settings =
        options.stream().map(text -> setting(option + "-option", text)).toList();
    if (command.strip().equals(SELF)) {
      OwnOptions own = OwnOptions.of(option + "-option", settings);
      return new SearcherEntrant(name, Main.Version.text(), own.hash(), own.level());
    }
    try {
      return new UciEntrant(
          name,
          command,
          settings,
          game,
          rules,
          restrictMoves,
          Duration.ofSeconds(WholeNumber.read("--silence", silence, 1, 86_400)));
    } catch (IllegalArgumentException e) {
      throw new WrongInput(option + " is wrong: " + e.getMessage());
    }
  }

  private static UciEntrant.Setting setting(String option, String text) {
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw new WrongInput(
          "%s wants NAME=VALUE, such as Hash=64, but has '%s'.".formatted(option, text));
    }
    return new UciEntrant.Setting(text.substring(0, equals), text.substring(equals + 1));
  }
}
