package vauban.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.app.words.Count;
import vauban.lab.tuning.Example;
import vauban.lab.tuning.ExampleFile;
import vauban.lab.tuning.Sampling;
import vauban.lab.tuning.SelfPlay;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/**
 * Where the examples come from that an evaluation is fitted to: files, or games played for them.
 */
final class ExamplesChoice {

  private static final int REPORTED = 100;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_NODES = 100_000_000;

  @Option(
      names = "--examples",
      paramLabel = "FILE",
      description =
          "Reads the positions from FILE, or, where there is none, plays and writes them to it. May"
              + " be repeated if all are there.")
  private List<String> files = List.of();

  @Option(names = "--games", paramLabel = "N", description = "Games to play; 1000 unless you say.")
  private String games = "1000";

  @Option(
      names = "--from",
      paramLabel = "N",
      description =
          "Number of the first game, so that several machines can share; 0 unless you say.")
  private String from = "0";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Positions looked at for each move; 2000 unless you say otherwise.")
  private String nodes = "2000";

  @Mixin private PlayChoice play;

  /** Returns what chance is drawn from. */
  int seed() {
    return play.seed();
  }

  /**
   * Hands out the examples in the order of the games.
   *
   * @param sampling which positions become examples, where games are played
   */
  void each(
      Game game, Options options, Sampling sampling, Terminal terminal, Consumer<Example> taken)
      throws IOException, InterruptedException {
    Games wanted = games(game, options, sampling);
    if (files.isEmpty()) {
      play(wanted, terminal, played -> played.forEach(taken));
      return;
    }
    if (files.size() == 1 && Files.notExists(NamedFile.path(files.getFirst()))) {
      playInto(WholeFile.named(files.getFirst()), wanted, terminal);
    }
    for (String file : files) {
      read(file, game, options, taken);
    }
  }

  private static void read(String file, Game game, Options options, Consumer<Example> taken) {
    try (BoundedInput input = BoundedInput.open(file, "line", 1);
        BufferedReader reader =
            // A reader that is given no decoder puts up with what is not UTF-8.
            new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8.newDecoder()))) {
      ExampleFile.read(
          game,
          options,
          reader,
          example -> {
            input.nextPart();
            taken.accept(example);
          });
    } catch (IllegalArgumentException wrong) {
      throw NamedFile.wrong(file, wrong);
    } catch (IOException e) {
      throw NamedFile.unreadable(file, e);
    }
  }

  private static void playInto(WholeFile file, Games wanted, Terminal terminal)
      throws InterruptedException {
    try {
      try (Writer writer = file.begin()) {
        play(wanted, terminal, played -> ExampleFile.write(played, writer));
      }
      file.finish();
    } catch (IOException e) {
      throw file.unwritable();
    }
  }

  /**
   * The games to be played.
   *
   * @param first number of the first
   */
  private record Games(SelfPlay play, int first, int count, int sideBySide) {}

  /** Returns them, also where none will be played: what a person typed is told to be wrong. */
  private Games games(Game game, Options options, Sampling sampling) {
    int nodesEach = WholeNumber.read("--nodes", nodes, 1, MOST_NODES);
    return new Games(
        new SelfPlay(game, options, nodesEach, seed(), sampling),
        WholeNumber.read("--from", from, 0, MOST_GAMES),
        WholeNumber.read("--games", games, 1, MOST_GAMES),
        play.threads());
  }

  /** Takes the examples of one game. */
  @FunctionalInterface
  private interface GameTaker {
    void take(List<Example> examples) throws IOException;
  }

  private static void play(Games wanted, Terminal terminal, GameTaker taker)
      throws IOException, InterruptedException {
    SelfPlay play = wanted.play();
    int count = wanted.count();
    terminal.tell(
        "%s of %s, %s a move, seed %d"
            .formatted(
                Count.of(count, "game"),
                play.game().name(),
                Count.of(play.nodes(), "node"),
                play.seed()));
    int positions = 0;
    try (ExecutorService pool = Executors.newFixedThreadPool(wanted.sideBySide())) {
      Queue<Future<List<Example>>> played = new ArrayDeque<>();
      for (int i = 0; i < count; i++) {
        int number = wanted.first() + i;
        played.add(pool.submit(() -> play.play(number)));
      }
      try {
        for (int i = 0; i < count; i++) {
          // Taken out, so that it is let go: there may be millions of positions.
          List<Example> examples = played.remove().get();
          positions += examples.size();
          taker.take(examples);
          if ((i + 1) % REPORTED == 0) {
            terminal.tell(Count.of(i + 1, "game") + ", " + Count.of(positions, "position"));
          }
        }
      } finally {
        pool.shutdownNow();
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a game of self-play failed", failed.getCause());
    }
  }
}
