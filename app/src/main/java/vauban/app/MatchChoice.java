package vauban.app;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.lab.match.Adjudication;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.Openings;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/** The options that say what a match is to be. */
final class MatchChoice {

  private static final Pattern WIN = Pattern.compile("([0-9]{1,5}):([0-9]{1,3})");
  private static final Pattern DRAW = Pattern.compile("([0-9]{1,5}):([0-9]{1,3}):([0-9]{1,4})");

  @Mixin private EntrantChoice entrants;

  @Mixin private GameChoice choice;

  @Mixin private TimeControlChoice timeControl;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "How many games are played side by side; as many as there are cores.")
  private @Nullable String concurrency;

  @Option(
      names = "--margin",
      paramLabel = "MS",
      description = "What an answer may be late without loss; 50 unless you say otherwise.")
  private String margin = "50";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Chooses the openings; the same seed gives the same ones. 1 unless you say.")
  private String seed = "1";

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Random plies of an opening; 8 unless you say otherwise, 0 for none.")
  private String plies = "8";

  @Option(
      names = "--bound",
      paramLabel = "SCORE",
      description =
          "How much a short search may find either side to have gained by them, in hundredths of a"
              + " foot soldier; 100 unless you say otherwise.")
  private String bound = "100";

  @Option(
      names = "--adjudicate-win",
      paramLabel = "SCORE:MOVES",
      description =
          "Ends games as won in which both players find one of them ahead by SCORE, MOVES moves on"
              + " end, such as 1000:4. Without it all are played out.")
  private @Nullable String win;

  @Option(
      names = "--adjudicate-draw",
      paramLabel = "SCORE:MOVES:PLIES",
      description =
          "Ends games as drawn in which, PLIES after the beginning, both find it even to SCORE,"
              + " MOVES moves on end, such as 10:8:80.")
  private @Nullable String draw;

  /**
   * Returns the plan of a match.
   *
   * @param games how many
   * @throws WrongInput where it cannot be
   */
  MatchPlan plan(int games) {
    Game game = choice.game();
    Options rules = choice.options(game);
    return new MatchPlan(
        entrants.first(game, rules),
        entrants.second(game, rules),
        new Openings(
            game.start(rules),
            WholeNumber.read("--seed", seed, 0, Long.MAX_VALUE),
            WholeNumber.read("--plies", plies, 0, 200),
            WholeNumber.read("--bound", bound, 0, 30_000)),
        timeControl.control(),
        Duration.ofMillis(WholeNumber.read("--margin", margin, 0, 60_000)),
        adjudication(),
        games,
        concurrency == null
            ? Runtime.getRuntime().availableProcessors()
            : WholeNumber.read("--concurrency", concurrency, 1, 1024));
  }

  private Adjudication adjudication() {
    return new Adjudication(
        win == null ? null : win("--adjudicate-win", win),
        draw == null ? null : draw("--adjudicate-draw", draw));
  }

  private static Adjudication.Win win(String option, String text) {
    Matcher parts = parts(WIN, option, text, "SCORE:MOVES, such as 1000:4");
    return new Adjudication.Win(
        WholeNumber.read(option, parts.group(1), 1, 30_000),
        WholeNumber.read(option, parts.group(2), 1, 999));
  }

  private static Adjudication.Draw draw(String option, String text) {
    Matcher parts = parts(DRAW, option, text, "SCORE:MOVES:PLIES, such as 10:8:80");
    return new Adjudication.Draw(
        Integer.parseInt(parts.group(1)),
        WholeNumber.read(option, parts.group(2), 1, 999),
        Integer.parseInt(parts.group(3)));
  }

  private static Matcher parts(Pattern pattern, String option, String text, String form) {
    Matcher parts = pattern.matcher(text);
    if (!parts.matches()) {
      throw new WrongInput("%s takes %s, not '%s'.".formatted(option, form, text));
    }
    return parts;
  }
}
