package vauban.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.lab.match.MatchFile;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.Standing;

/** {@code vauban match}. */
@Command(
    name = "match",
    header = "Plays two engines against each other and says which is the stronger.",
    description =
        "Games are played in pairs: both from the same opening, a few random plies that leave it"
            + " balanced, with the sides swapped. The difference in Elo and its error come from"
            + " the pairs. An engine that crashes, is late, says nothing or plays an illegal move"
            + " has lost that game, which is told, and the match goes on. Results come from the"
            + " rules of the game, never from the engines.",
    footer = {
      "%nExamples:",
      "  vauban match --first vauban --second \"../before/vauban uci\" --movetime 50 --games 200",
      "  vauban match --game war-chess --first \"./vauban uci\" --second \"../before/vauban uci\""
          + " --nodes 20000",
      "  vauban match --first vauban --second stockfish --second-option VariantPath=siege.ini"
          + " --second-option UCI_Variant=siege --restrict-moves --clock 1+0.1"
    })
final class MatchCommand implements Callable<Integer> {

  private static final int MOST_GAMES = 10_000_000;

  private final Terminal terminal;

  @Mixin private MatchChoice choice;

  @Mixin private MatchFileChoice files;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games, two for each opening; 100 unless you say otherwise.")
  private String games = "100";

  MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    MatchPlan plan = choice.plan(WholeNumber.read("--games", games, 1, MOST_GAMES));
    MatchSummary summary = new MatchSummary(plan);
    try (MatchFile file = files.open(terminal, plan)) {
      Standing _ =
          new MatchRun(terminal, plan, file).play(summary::line, summary::full, standing -> false);
    }
    return Main.DONE;
  }
}
