package vauban.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.lab.puzzle.Difficulty;
import vauban.lab.puzzle.FindLog;
import vauban.lab.puzzle.Puzzle;
import vauban.lab.puzzle.PuzzleMiner;
import vauban.lab.puzzle.PuzzleSet;
import vauban.rules.game.Game;

/** {@code vauban puzzles}. */
@Command(
    name = "puzzles",
    header = "Finds puzzles in games of the engine with itself.",
    description = {
      "Plays games between weak levels of the engine, looks in them for positions in which one way"
          + " wins and no other, or in which one move does not lose, and proves each by the rules"
          + " alone. Then it chooses those that differ most, and writes them as the page reads"
          + " them; what it does meanwhile goes to standard error.",
      "The same options give the same file on every machine. It takes one thread and about a second"
          + " a game. What was found is kept beside the file until it is written, so that the same"
          + " command goes on where it was broken off."
    },
    footer = {
      "%nExamples:",
      "  vauban puzzles --game siege --out siege.json",
      "  vauban puzzles --game war-chess --seed 2 --games 300 --most 60 --out war-chess.json"
    })
final class PuzzlesCommand implements Callable<Integer> {

  private static final int REPORTED = 20;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_NODES = 100_000_000;

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Option(names = "--games", paramLabel = "N", description = "Games to play; 240 unless you say.")
  private String games = "240";

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "How many puzzles to choose; 50 unless you say otherwise.")
  private String most = "50";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions looked at to see a win; 3000 unless you say otherwise.")
  private String nodes = "3000";

  @Option(names = "--seed", paramLabel = "N", description = "Chooses the games; 1 unless you say.")
  private String seed = "1";

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "What to write.")
  private String out = "";

  PuzzlesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game game = choice.game();
    PuzzleMiner miner =
        new PuzzleMiner(
            game,
            choice.options(game),
            WholeNumber.read("--nodes", nodes, 1, MOST_NODES),
            WholeNumber.read("--seed", seed, 1, Integer.MAX_VALUE));
    int count = WholeNumber.read("--games", games, 1, MOST_GAMES);
    int wanted = WholeNumber.read("--most", most, 1, MOST_GAMES);
    WholeFile file = WholeFile.named(out);
    Path found = NamedFile.path(out + ".found");
    try {
      FindLog log = FindLog.open(found, made(miner, count), game, miner.options());
      mine(miner, log, count);
      List<Puzzle> puzzles = PuzzleSet.choose(log.finds(), wanted, new Difficulty()::of);
      file.write(text(miner, count, wanted, puzzles));
      Files.delete(found);
      terminal
          .err()
          .println(Count.of(puzzles.size(), "puzzle") + " of " + log.finds().size() + " found");
    } catch (FindLog.OtherRun otherRun) {
      throw new WrongInput(Sentence.of(otherRun));
    } catch (IOException e) {
      throw file.unwritable();
    }
    return Main.DONE;
  }

  private void mine(PuzzleMiner miner, FindLog log, int count) throws IOException {
    while (log.played() < count) {
      log.add(miner.mine(log.played()));
      if (log.played() % REPORTED == 0) {
        terminal.err().printf("%d games, %d found%n", log.played(), log.finds().size());
        terminal.err().flush();
      }
    }
  }

  /** What the finds depend on, for the file that goes on with them and for the one of puzzles. */
  private static String made(PuzzleMiner miner, int count) {
    String rules =
        miner.options().values().entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(" "));
    return "%s, %s, %s, seed %d, %d games, %d nodes"
        .formatted(
            Main.Version.text(), miner.game().id(), rules, miner.seed(), count, miner.nodes());
  }

  private static String text(PuzzleMiner miner, int count, int wanted, List<Puzzle> puzzles) {
    return puzzles.stream()
        .map(Puzzle::json)
        .collect(
            Collectors.joining(
                ",\n",
                "{\"game\":\"%s\",\"made\":\"%s, %d at most\",\"puzzles\":[\n"
                    .formatted(miner.game().id(), made(miner, count), wanted),
                "\n]}\n"));
  }
}
