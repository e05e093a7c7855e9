package vauban.engine.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import vauban.engine.Limits;
import vauban.engine.Searcher;
import vauban.rules.game.Game;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/**
 * A conversation with a host in the protocol UCI. The thread that reads never waits for a search:
 * it answers at once or leaves the work to a thread of its own.
 *
 * {@snippet :
 * new UciSession("Vauban", new InputStreamReader(System.in), new OutputStreamWriter(System.out))
 *     .run();
 * }
 */
public final class UciSession {

  private final String name;
  private final BufferedReader in;
  private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();
  private final UciOutput output;
  private final Failures failures;
  private final EngineThread engine;
  private final UciOptions options = new UciOptions(this::clearHash);
  private final PositionReader reader = new PositionReader();
  private final Set<Game> warm = new HashSet<>();
  private final SplittableRandom random = new SplittableRandom();
  private long seed = random.nextLong();
  private Position position = options.game().start(options.rules());

  /**
   * Makes a session that has read nothing yet.
   *
   * @param name of the engine with its version
   * @param in what the host says
   * @param out where the answers go; each line is flushed
   */
  public UciSession(String name, Reader in, Writer out) {
    this.name = name;
    this.in = new BufferedReader(in);
    output = new UciOutput(out, () -> ended.complete(null));
    failures = new Failures(output);
    engine = new EngineThread(output, failures);
  }

  /**
   * Answers until the host says {@code quit} or nothing more, or hears no more; a search under way
   * then ends and says its move.
   *
   * @throws IOException where the host cannot be read
   */
  public void run() throws IOException {
    Thread reading = new Thread(this::converse, "host"); // which may wait for ever for a lost host
    reading.setDaemon(true);
    reading.start();
    try {
      ended.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException unread) {
        throw unread;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      close();
    }
  }

  private void converse() {
    try {
      String line = in.readLine();
      while (line != null && answer(line)) {
        line = in.readLine();
      }
      ended.complete(null);
    } catch (IOException | RuntimeException | Error e) {
      ended.completeExceptionally(e);
    }
  }

  private void close() {
    try {
      engine.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns whether the session goes on. */
  private boolean answer(String line) {
    UciCommand command = UciParser.read(line);
    if (command instanceof UciCommand.Quit) {
      return false;
    }
    try {
      answer(command);
    } catch (InvalidPosition wrong) {
      output.inform("the position is wrong at " + wrong.getMessage() + "; it stays as it was");
    } catch (InvalidOption | IllegalMove wrong) {
      output.inform(String.valueOf(wrong.getMessage()));
    } catch (RuntimeException | StackOverflowError failure) {
      failures.say("Vauban failed", failure);
    }
    return true;
  }

  private void answer(UciCommand command) {
    switch (command) {
      case UciCommand.Identify() -> identify();
      case UciCommand.IsReady() -> getReady();
      case UciCommand.NewGame() -> newGame();
      case UciCommand.Debug(boolean on) -> failures.trace(on);
      case UciCommand.SetOption(String option, @Nullable String value) -> setOption(option, value);
      case UciCommand.SetPosition(@Nullable String text, List<String> moves) ->
          position = reader.read(options.game(), options.rules(), text, moves);
      case UciCommand.Go(GoCommand go) -> engine.begin(job(go), options.size());
      case UciCommand.Stop() -> engine.stop();
      case UciCommand.PonderHit() -> engine.ponderHit();
      case UciCommand.Draw() -> output.say(PositionSketch.of(position));
      case UciCommand.Evaluate() -> evaluate();
      case UciCommand.Unreadable(String complaint) -> output.inform(complaint);
      case UciCommand.Nothing(), UciCommand.Quit() -> {}
    }
  }

  private void identify() {
    output.say("id name " + name);
    output.say("id author the Vauban authors");
    output.say(options.announcements());
    output.say("uciok");
  }

  /** Makes the searcher and warms it up now rather than when a clock runs. */
  private void getReady() {
    Game game = options.game();
    if (!engine.busy() && warm.add(game)) {
      engine.then(options.size(), searcher -> Searcher.warmUp(game));
    }
    engine.whenReady(() -> output.say("readyok"));
  }

  private void newGame() {
    seed = random.nextLong();
    if (!options.analysing()) {
      clearHash();
    }
  }

  private void clearHash() {
    engine.then(options.size(), Searcher::newGame);
  }

  /** Another game or other rules begin with their array; what the engine is made of, it becomes. */
  private void setOption(String option, @Nullable String value) {
    EngineSize size = options.size();
    options.set(option, value);
    if (!options.rules().equals(position.options()) || !options.game().equals(position.game())) {
      position = options.game().start(options.rules());
    }
    if (!options.size().equals(size)) {
      engine.then(options.size(), searcher -> {});
    }
  }

  private Job job(GoCommand go) {
    OptionalLong perft = go.number(GoNumber.PERFT);
    if (perft.isPresent()) {
      return new PerftJob(position, (int) Math.min(perft.getAsLong(), Limits.MAX_DEPTH), output);
    }
    SearchSettings settings =
        new SearchSettings(options.lines(), options.ponder(), options.level(), seed);
    return new SearchJob(position, go, settings, output, failures);
  }

  private void evaluate() {
    Optional<Verdict.Illegal> over = Verdict.Illegal.whereOver(position.working());
    output.say(
        over.map(Verdict.Illegal::reason)
            .orElseGet(
                () ->
                    String.format(
                        Locale.ROOT,
                        "Evaluation: %+.2f foot soldiers (%s; more is better for that side)",
                        Searcher.estimate(position) / 100.0,
                        position.turn().name())));
  }
}
