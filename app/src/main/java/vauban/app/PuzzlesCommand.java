package vauban.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.lab.puzzle.Puzzle;
import vauban.lab.puzzle.PuzzleMiner;
import vauban.lab.puzzle.PuzzleSet;
import vauban.rules.Games;
import vauban.rules.game.Game;

/** {@code vauban puzzles}. */
@Command(
    name = "puzzles",
    header = "Finds puzzles in games of the engine with itself.",
    description = {
      "Plays games between weak levels of the engine and looks in them for positions in which one"
          + " way wins and no other, proves each by the rules alone, and writes those that are"
          + " unlike the others to standard output as the page reads them; what it does meanwhile"
          + " goes to standard error.",
      "The same options give the same puzzles. It takes one thread and some seconds a game."
    },
    footer = {
      "%nExamples:",
      "  vauban puzzles --game siege --games 400 > siege.json",
      "  vauban puzzles --game war-chess --pieces 16 --most 60 > war-chess.json"
    })
final class PuzzlesCommand implements Callable<Integer> {

  private static final int REPORTED = 20;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_NODES = 100_000_000;
  private static final int MOST_PIECES = 100;
  private static final int LEAST_SCATTERED = 10;
  private static final int MOST_PLIES = 10_000;

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Option(names = "--games", paramLabel = "N", description = "Games to play; 400 unless you say.")
  private String games = "400";

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "Ends when there are so many puzzles; 60 unless you say otherwise.")
  private String most = "60";

  @Option(
      names = "--pieces",
      paramLabel = "N",
      description =
          "Begins the games where random moves have left no more than N pieces; unless you say"
              + " otherwise, a few random moves from the start.")
  private String pieces = "0";

  @Option(
      names = "--scattered",
      description =
          "Begins the games of the Siege of Paris from random legal positions of at most so many"
              + " pieces.")
  private boolean scattered;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Gives a game up after N plies; 160 unless you say otherwise.")
  private String plies = "160";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions looked at to see a win; 4000 unless you say otherwise.")
  private String nodes = "4000";

  @Option(names = "--seed", paramLabel = "N", description = "Chooses the games; 1 unless you say.")
  private String seed = "1";

  PuzzlesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game game = choice.game();
    if (scattered && !game.equals(Games.SIEGE_OF_PARIS)) {
      throw new WrongInput("--scattered is for the Siege of Paris only.");
    }
    PuzzleMiner miner =
        new PuzzleMiner(
            game,
            choice.options(game),
            WholeNumber.read("--nodes", nodes, 1, MOST_NODES),
            WholeNumber.read("--seed", seed, 1, Integer.MAX_VALUE),
            WholeNumber.read("--pieces", pieces, scattered ? LEAST_SCATTERED : 0, MOST_PIECES),
            scattered,
            WholeNumber.read("--plies", plies, 1, MOST_PLIES));
    PuzzleSet set = new PuzzleSet(WholeNumber.read("--most", most, 1, MOST_GAMES));
    int count = WholeNumber.read("--games", games, 1, MOST_GAMES);
    terminal.out().print("{\"game\":\"" + game.id() + "\",\"puzzles\":[");
    for (int number = 0; number < count && !set.full(); number++) {
      miner.mine(number).forEach(puzzle -> write(set, puzzle));
      if ((number + 1) % REPORTED == 0) {
        report(number + 1, set);
      }
    }
    terminal.out().println("\n]}");
    return Main.DONE;
  }

  private void write(PuzzleSet set, Puzzle puzzle) {
    String separator = set.puzzles().isEmpty() ? "\n" : ",\n";
    if (set.add(puzzle)) {
      terminal.out().print(separator + puzzle.json());
      terminal.out().flush();
    }
  }

  private void report(int played, PuzzleSet set) {
    terminal.err().printf("%d games, %d puzzles%n", played, set.puzzles().size());
    terminal.err().flush();
  }
}
