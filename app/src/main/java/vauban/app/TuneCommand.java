package vauban.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Weights;
import vauban.lab.tuning.Example;
import vauban.lab.tuning.ExampleFile;
import vauban.lab.tuning.SelfPlay;
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

  private static final int REPORTED = 100;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_NODES = 100_000_000;
  private static final int MOST_ROUNDS = 100_000;

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Option(
      names = "--examples",
      paramLabel = "FILE",
      description = "Reads the positions from FILE, or, where there is none, writes them to it.")
  private String file = "";

  @Option(names = "--games", paramLabel = "N", description = "Games to play; 1000 unless you say.")
  private String games = "1000";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions looked at for each move; 2000 unless you say otherwise.")
  private String nodes = "2000";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Chooses the openings; 1 unless you say.")
  private String seed = "1";

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

  @Option(
      names = "--keep",
      paramLabel = "NAME",
      description = "A weight that stays as it is. May be repeated.")
  private List<String> kept = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Games played side by side; as many as there are cores unless you say otherwise.")
  private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

  TuneCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Game game = choice.game();
    Options options = choice.options(game);
    Weights weights = Evaluators.weights(game);
    for (String name : kept) {
      if (!weights.names().contains(name)) {
        throw new WrongInput(
            "--keep: there is no weight named \"%s\"; there are %s"
                .formatted(name, String.join(", ", weights.names())));
      }
    }
    double loss = loss(drawBack);
    List<Example> examples = examples(game, options);
    terminal.err().println(Count.of(examples.size(), "position"));
    Tuner tuner = new Tuner(game, weights, Set.copyOf(kept), loss);
    Weights tuned = tuner.tune(examples, number("--rounds", rounds, MOST_ROUNDS), this::report);
    terminal.out().print(tuned);
    return Main.DONE;
  }

  private static double loss(String text) {
    if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,12})?([eE]-?[0-9]{1,2})?")) {
      throw new WrongInput("--draw-back takes a number such as 1e-7, not '%s'.".formatted(text));
    }
    return Double.parseDouble(text);
  }

  private static int number(String option, String text, int most) {
    return WholeNumber.read(option, text, 1, most);
  }

  private void report(String line) {
    terminal.err().println(line);
    terminal.err().flush();
  }

  private List<Example> examples(Game game, Options options)
      throws IOException, InterruptedException {
    if (!file.isEmpty() && Files.exists(NamedFile.path(file))) {
      try (BufferedReader reader = Files.newBufferedReader(NamedFile.path(file))) {
        return ExampleFile.read(game, options, reader);
      } catch (IllegalArgumentException wrong) {
        throw new WrongInput(file + ": " + wrong.getMessage());
      } catch (IOException e) {
        throw NamedFile.unreadable(file, e);
      }
    }
    List<Example> examples = play(game, options);
    if (!file.isEmpty()) {
      try (Writer writer = Files.newBufferedWriter(NamedFile.path(file))) {
        ExampleFile.write(examples, writer);
      } catch (IOException e) {
        throw NamedFile.unwritable(NamedFile.path(file));
      }
    }
    return examples;
  }

  private List<Example> play(Game game, Options options) throws InterruptedException {
    int count = number("--games", games, MOST_GAMES);
    SelfPlay play =
        new SelfPlay(
            game,
            options,
            number("--nodes", nodes, MOST_NODES),
            number("--seed", seed, Integer.MAX_VALUE));
    report(
        "%s of %s, %s a move, seed %d"
            .formatted(
                Count.of(count, "game"), game.name(), Count.of(play.nodes(), "node"), play.seed()));
    List<Example> examples = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(number("--threads", threads, 1024))) {
      List<Future<List<Example>>> played = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int number = i;
        played.add(pool.submit(() -> play.play(number)));
      }
      for (int i = 0; i < count; i++) {
        examples.addAll(played.get(i).get());
        if ((i + 1) % REPORTED == 0) {
          report(Count.of(i + 1, "game") + ", " + Count.of(examples.size(), "position"));
        }
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a game of self-play failed", failed.getCause());
    }
    return examples;
  }
}
