package vauban.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Weights;
import vauban.lab.tuning.Example;
import vauban.lab.tuning.Sampling;
import vauban.lab.tuning.Tuner;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/** {@code vauban tune}. */
@Command(
    name = "tune",
    header = "Tunes the weights of a game's evaluation.",
    description = {
      "Plays games of the engine against itself from random openings, takes quiet positions from"
          + " them, and looks for the weights under which estimates foretell the results best. The"
          + " tuned weights are written to standard output, in the form of the resource"
          + " weights.txt of the game; what it does meanwhile goes to standard error.",
      "The same seed gives the same games, whatever --threads says."
    },
    footer = {
      "%nExamples:",
      "  vauban tune --games 2000 --nodes 2000 --examples siege.examples > weights.txt",
      "  vauban tune --examples siege.examples --draw-back 2e-6 > weights.txt"
    })
final class TuneCommand implements Callable<Integer> {

  private static final int MOST_ROUNDS = 100_000;

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Mixin private ExamplesChoice source;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often the tuner goes over the positions; 250 unless you say otherwise.")
  private String rounds = "250";

  @Option(
      names = "--draw-back",
      paramLabel = "LOSS",
      description =
          "Loss for each squared hundredth that a weight departs from where it is now; 1e-7 unless"
              + " you say otherwise.")
  private String drawBack = "1e-7";

  @Mixin private KeptWeights kept;

  TuneCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Game game = choice.game();
    Options options = choice.options(game);
    Weights weights = Evaluators.weights(game);
    Set<String> keptNames = kept.names(weights);
    double loss = loss(drawBack);
    int times = WholeNumber.read("--rounds", rounds, 1, MOST_ROUNDS);
    List<Example> examples = new ArrayList<>();
    source.each(game, options, Sampling.SPARSE, terminal, examples::add);
    terminal.tell(Count.of(examples.size(), "position"));
    if (examples.isEmpty()) {
      throw new WrongInput("There are no positions to tune with.");
    }
    Tuner tuner = new Tuner(game, weights, keptNames, loss);
    Weights tuned = tuner.tune(examples, times, terminal::tell);
    terminal.out().print(tuned);
    return Main.DONE;
  }

  private static double loss(String text) {
    String form = "[0-9]{1,9}(\\.[0-9]{1,12})?([eE]-?[0-9]{1,2})?";
    return BrokenNumber.read("--draw-back", text, form, "a number such as 1e-7");
  }
}
