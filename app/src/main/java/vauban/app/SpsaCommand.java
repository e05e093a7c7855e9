package vauban.app;

import java.io.IOException;
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
          + " direction in which the winner's was changed (SPSA). The tuned weights are written in"
          + " the form of the resource weights.txt of the game; what it does meanwhile goes to"
          + " standard error.",
      "Some thousand pairs are needed. The same seed gives the same weights, whatever --threads"
          + " says."
    },
    footer = {
      "%nExamples:",
      "  vauban spsa --game war-chess --pairs 4000 --nodes 1200 --out weights.txt",
      "  vauban spsa --game war-chess --begin-with weights.txt --seed 2 --out better.txt"
    })
final class SpsaCommand implements Callable<Integer> {

  private static final int MOST_PAIRS = 1_000_000;
  private static final int MOST_NODES = 100_000_000;
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

  @Mixin private KeptWeights kept;

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
          "How far weights go after a pair, as a part of what they were changed by; 0.045 unless"
              + " you say otherwise. More learns faster and less exactly.")
  private String rate = "0.045";

  @Mixin private PlayChoice play;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Writes the weights to FILE, now and then also while it plays; otherwise to standard"
              + " output at the end.")
  private @Nullable String out;

  SpsaCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    Game game = choice.game();
    Position start = game.start(choice.options(game));
    Weights inUse = Evaluators.weights(game);
    Set<String> keptNames = kept.names(inUse);
    Weights weights = begin == null ? inUse : read(begin, inUse);
    int count = WholeNumber.read("--pairs", pairs, 1, MOST_PAIRS);
    int each = WholeNumber.read("--nodes", nodes, 1, MOST_NODES);
    int chance = play.seed();
    int sideBySide = play.threads();
    double step = BrokenNumber.read("--rate", rate, RATE, "a number from 0 to 99");
    WholeFile file = out == null ? null : WholeFile.named(out);
    terminal.tell(
        "%s of games of %s, %s a move, seed %d"
            .formatted(Count.of(count, "pair"), game.name(), Count.of(each, "node"), chance));
    PlayTuner tuner =
        new PlayTuner(
            game, weights, keptNames, new Openings(start, chance, PLIES, BOUND), each, step);
    try {
      Weights tuned =
          tuner.tune(
              count,
              sideBySide,
              (played, soFar) -> {
                terminal.tell("%d of %s".formatted(played, Count.of(count, "pair")));
                keep(soFar, file);
              });
      if (file == null) {
        terminal.out().print(tuned);
      }
    } catch (Openings.Unbalanced e) {
      throw new WrongInput(Sentence.of(e));
    }
    return Main.DONE;
  }

  private static void keep(Weights weights, @Nullable WholeFile file) {
    if (file == null) {
      return;
    }
    try {
      file.write(weights.toString());
    } catch (IOException e) {
      throw file.unwritable();
    }
  }

  private static Weights read(String file, Weights inUse) {
    Weights weights;
    try {
      weights = Weights.parse(NamedFile.text(file));
    } catch (IllegalArgumentException wrong) {
      throw NamedFile.wrong(file, wrong);
    }
    if (!sameShape(weights, inUse)) {
      throw new WrongInput(
          "The file %s has other weights than this game, which has %s, in this order."
              .formatted(file, String.join(", ", inUse.names())));
    }
    return weights;
  }

  private static boolean sameShape(Weights one, Weights other) {
    return one.names().equals(other.names())
        && one.names().stream()
            .allMatch(name -> one.table(name).length == other.table(name).length);
  }
}
