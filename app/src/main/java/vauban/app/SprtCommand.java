package vauban.app;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.lab.match.MatchFile;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.Standing;
import vauban.lab.statistics.Sprt;

/** {@code vauban sprt}. */
@Command(
    name = "sprt",
    header = "Plays two engines against each other until it is clear whether a change gains.",
    description =
        "A sequential probability ratio test: H0 says that the first player is stronger by elo0, H1"
            + " by elo1, in logistic Elo. After each pair of games the log-likelihood ratio (LLR)"
            + " of the two is reckoned, and the match ends once it leaves its bounds. The exit"
            + " code is 0 where H1 is accepted (it gains), 1 where H0 is, and 3 where the games"
            + " ran out before. All else is as in \"vauban match\".",
    footer = {
      "%nExamples:",
      "  vauban sprt --first \"./vauban uci\" --second \"../before/vauban uci\" --nodes 10000",
      "  vauban sprt --elo0 -5 --elo1 0 --first vauban --second \"../before/vauban uci\""
          + " --clock 2+0.02"
    })
final class SprtCommand implements Callable<Integer> {

  /** Exit code where neither hypothesis was accepted. */
  private static final int UNDECIDED = 3;

  private static final int MOST_GAMES = 10_000_000;

  private final Terminal terminal;

  @Option(
      names = "--elo0",
      paramLabel = "ELO",
      description = "What H0 says; 0 unless you say otherwise.")
  private String elo0 = "0";

  @Option(
      names = "--elo1",
      paramLabel = "ELO",
      description = "What H1 says; 10 unless you say otherwise.")
  private String elo1 = "10";

  @Option(
      names = "--alpha",
      paramLabel = "SHARE",
      description = "The chance to accept H1 where H0 is true; 0.05 unless you say otherwise.")
  private String alpha = "0.05";

  @Option(
      names = "--beta",
      paramLabel = "SHARE",
      description = "The chance to accept H0 where H1 is true; 0.05 unless you say otherwise.")
  private String beta = "0.05";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The most games that are played; 20000 unless you say otherwise.")
  private String games = "20000";

  @Mixin private MatchChoice choice;

  @Mixin private MatchFileChoice files;

  SprtCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    Sprt test = test();
    MatchPlan plan = choice.plan(WholeNumber.read("--games", games, 2, MOST_GAMES));
    MatchSummary summary = new MatchSummary(plan);
    try (MatchFile file = files.open(terminal, plan)) {
      Standing standing =
          new MatchRun(terminal, plan, file)
              .play(
                  now -> summary.line(now) + "  " + ratio(test, now),
                  end -> summary.full(end) + verdict(test, end) + "\n",
                  now -> test.verdict(now.pairs()) != Sprt.Verdict.CONTINUE);
      return switch (test.verdict(standing.pairs())) {
        case ACCEPT_H1 -> Main.DONE;
        case ACCEPT_H0 -> Main.FAILED;
        case CONTINUE -> UNDECIDED;
      };
    }
  }

  private Sprt test() {
    double low = number("--elo0", elo0);
    double high = number("--elo1", elo1);
    if (low >= high) {
      throw new WrongInput(
          "--elo0 must be less than --elo1, but %s is not less than %s.".formatted(low, high));
    }
    return new Sprt(low, high, error("--alpha", alpha), error("--beta", beta));
  }

  private static double error(String option, String text) {
    double error = number(option, text);
    if (error <= 0 || error >= Sprt.MOST_ERROR) {
      throw new WrongInput(
          "%s must lie between 0 and %s, but is %s.".formatted(option, Sprt.MOST_ERROR, error));
    }
    return error;
  }

  private static double number(String option, String text) {
    String form = "[-+]?[0-9]{1,4}(\\.[0-9]{1,6})?";
    return BrokenNumber.read(option, text, form, "a number such as 2.5");
  }

  private static String ratio(Sprt test, Standing standing) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f)",
        test.logLikelihoodRatio(standing.pairs()),
        test.lower(),
        test.upper());
  }

  private static String verdict(Sprt test, Standing standing) {
    String words =
        switch (test.verdict(standing.pairs())) {
          case ACCEPT_H1 -> "H1 is accepted: the first is stronger by about %s Elo or more";
          case ACCEPT_H0 -> "H0 is accepted: the first is not stronger by %s Elo";
          case CONTINUE -> "neither H0 nor H1 (%s Elo) is accepted";
        };
    return ratio(test, standing) + ": " + words.formatted(test.elo1());
  }
}
