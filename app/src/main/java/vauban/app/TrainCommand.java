package vauban.app;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.engine.network.Network;
import vauban.engine.network.Numbers;
import vauban.engine.network.Shape;
import vauban.lab.tuning.NetworkTrainer;
import vauban.lab.tuning.Sampling;
import vauban.lab.tuning.TrainingSet;
import vauban.rules.game.Game;

/** {@code vauban train}. */
@Command(
    name = "train",
    header = "Trains the network that corrects a game's evaluation.",
    description = {
      "Plays games of the engine against itself from random openings, takes all positions from them"
          + " in which the best move gains nothing at once, and trains a network to say by how much"
          + " the evaluation errs there. The network is written to standard output, in the form of"
          + " the resource network.txt of the game; what it does meanwhile goes to standard error.",
      "Good networks take some ten thousand games. The same seed gives the same games and, from"
          + " the same examples, the same network."
    },
    footer = {
      "%nExamples:",
      "  vauban train --games 15000 --nodes 1000 --examples siege.examples > network.txt",
      "  vauban train --examples siege.examples --examples more.examples > network.txt",
      "  vauban train --examples newer.examples --begin-with network.txt > next.txt"
    })
final class TrainCommand implements Callable<Integer> {

  private static final int MOST_ROUNDS = 1_000;
  private static final String SHARE = "(0(\\.[0-9]{1,12})?|1(\\.0{1,12})?)";
  private static final String DECAY = "[0-9]{1,3}(\\.[0-9]{1,12})?";

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Mixin private ExamplesChoice source;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often to go over the positions; 5 unless you say otherwise.")
  private String rounds = "5";

  @Option(
      names = "--result-share",
      paramLabel = "PART",
      description =
          "How much of what is learnt is how the game ended, the rest being what the search said;"
              + " 0.5 unless you say otherwise.")
  private String resultShare = "0.5";

  @Option(
      names = "--decay",
      paramLabel = "PART",
      description =
          "How strongly the network is held to small numbers; 0.5 unless you say otherwise.")
  private String decay = "0.5";

  @Option(
      names = "--begin-with",
      paramLabel = "FILE",
      description =
          "Trains the network of FILE further, in smaller steps, where otherwise one begins that"
              + " says nothing.")
  private @Nullable String begin;

  TrainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Game game = choice.game();
    double share = BrokenNumber.read("--result-share", resultShare, SHARE, "a number from 0 to 1");
    double decayed = BrokenNumber.read("--decay", decay, DECAY, "a number from 0 to 999");
    int times = WholeNumber.read("--rounds", rounds, 1, MOST_ROUNDS);
    NetworkTrainer trainer = new NetworkTrainer(share, decayed, times, source.seed());
    TrainingSet examples = examples(game);
    Optional<Numbers> before =
        Optional.ofNullable(begin).map(file -> network(file, examples.shape()));
    source.each(game, choice.options(game), Sampling.DENSE, terminal, examples::add);
    terminal.tell(Count.of(examples.size(), "position"));
    if (examples.size() == 0) {
      throw new WrongInput("There are no positions to train with.");
    }
    Numbers numbers =
        before
            .map(numbersBefore -> trainer.goOn(examples, numbersBefore, terminal::tell))
            .orElseGet(() -> trainer.train(examples, terminal::tell));
    List<String> comment =
        List.of(
            "The network of %s, from %s by %s:"
                .formatted(game.name(), Count.of(examples.size(), "position"), Main.Version.text()),
            "result share %s, decay %s, %s, seed %d%s. See docs/engine/tuning.md."
                .formatted(
                    resultShare,
                    decay,
                    Count.of(times, "round"),
                    source.seed(),
                    begin == null ? "" : ", begun with another network"));
    terminal.out().print(numbers.text(examples.shape(), comment));
    return Main.DONE;
  }

  private static Numbers network(String file, Shape shape) {
    try {
      Numbers numbers = Numbers.parse(shape, NamedFile.text(file));
      new Network(shape, numbers);
      return numbers;
    } catch (IllegalArgumentException wrong) {
      throw NamedFile.wrong(file, wrong);
    }
  }

  private static TrainingSet examples(Game game) {
    try {
      return new TrainingSet(game);
    } catch (IllegalArgumentException none) {
      throw new WrongInput(none.getMessage() + ".");
    }
  }
}
