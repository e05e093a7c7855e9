package vauban.app;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Weights;
import vauban.lab.match.Openings;
import vauban.lab.tuning.PlayTuner;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

/** {@code vauban spsa}. */
@Command(
    name = "spsa",
    header = "Tunes the weights of a game's evaluation by playing.",
    description = {
      "Changes all weights at once and at random, one way for one player and the other way for the"
          + " other, has these play a pair of games, and moves every weight a little in the"
          + " direction in which the winner's was changed (SPSA). The tuned weights are written to"
          + " standard output, in the form of the resource weights.txt of the game; what it does"
          + " meanwhile goes to standard error.",
      "Some thousand pairs are needed. The same seed gives the same weights, whatever --threads"
          + " says."
    },
    footer = {
      "%nExamples:",
      "  vauban spsa --game war-chess --pairs 4000 --nodes 1200 > weights.txt",
      "  vauban spsa --game war-chess --begin-with weights.txt --seed 2 > better.txt"
    })
final class SpsaCommand implements Callable<Integer> {

  private static final int MOST_PAIRS = 1_000_000;
  private static final int MOST_NODES = 100_000_000;
  private static final int MOST_THREADS = 1024;
  private static final String RATE = "[0-9]{1,2}(\\.[0-9]{1,12})?";

  /** Random plies of an opening, and how far ahead it may leave a side. */
  private static final int PLIES = 6;

  private static final int BOUND = 80;

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Option(
      names = "--begin-with",
      paramLabel = "FILE",
      description = "Begins with the weights in FILE; with those in use unless you say.")
  private @Nullable String begin;

  @Option(
      names = "--keep",
      paramLabel = "NAME",
      description = "A weight that stays as it is. May be repeated.")
  private List<String> kept = List.of();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Pairs of games to play; 1000 unless you say otherwise.")
  private String pairs = "1000";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions looked at for each move; 1000 unless you say otherwise.")
  private String nodes = "1000";

  @Option(
      names = "--rate",
      paramLabel = "PART",
      description =
          "How far weights go after a pair; 0.045 unless you say otherwise. More learns faster and"
              + " less exactly.")
  private String rate = "0.045";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Chooses the openings and all else that is chance; 1 unless you say.")
  private String seed = "1";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Games played side by side; as many as there are cores unless you say otherwise.")
  private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

  SpsaCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    Game game = choice.game();
    Position start = game.start(choice.options(game));
    Weights inUse = Evaluators.weights(game);
    KeptWeights.check(kept, inUse);
    Weights weights = begin == null ? inUse : read(begin, inUse);
    int count = WholeNumber.read("--pairs", pairs, 1, MOST_PAIRS);
    int each = WholeNumber.read("--nodes", nodes, 1, MOST_NODES);
    int chance = WholeNumber.read("--seed", seed, 1, Integer.MAX_VALUE);
    int sideBySide = WholeNumber.read("--threads", threads, 1, MOST_THREADS);
    double step = BrokenNumber.read("--rate", rate, RATE, "a number from 0 to 99");
    terminal.tell(
        "%s of games of %s, %s a move, seed %d"
            .formatted(Count.of(count, "pair"), game.name(), Count.of(each, "node"), chance));
    PlayTuner tuner =
        new PlayTuner(
            game, weights, Set.copyOf(kept), new Openings(start, chance, PLIES, BOUND), each, step);
    try {
      terminal.out().print(tuner.tune(count, sideBySide, terminal::tell));
    } catch (Openings.Unbalanced e) {
      throw new WrongInput(Sentence.of(e));
    }
    return Main.DONE;
  }

  private static Weights read(String file, Weights inUse) {
    try {
      Weights weights = Weights.parse(Files.readString(NamedFile.path(file)));
      if (!weights.names().equals(inUse.names())) {
        throw new WrongInput(
            "%s: the weights of this game are %s, in this order."
                .formatted(file, String.join(", ", inUse.names())));
      }
      return weights;
    } catch (IllegalArgumentException wrong) {
      throw new WrongInput(file + ": " + wrong.getMessage() + ".");
    } catch (IOException e) {
      throw NamedFile.unreadable(file, e);
    }
  }
}
