package vauban.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import vauban.engine.Searcher;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * The engine against a random player, with either side of each game. Prints what became of every
 * game that the engine did not win, and by how much it ever passed its time.
 *
 * <p>{@code --game ID} (default all), {@code --preset NAME}, {@code --option KEY=VALUE}
 * (repeatable), {@code --games N} for each side (100), {@code --millis N} for each move (20),
 * {@code --seed N} (1), {@code --threads N} (2), {@code --hash N} megabytes for each thread (16).
 */
public final class RandomOpponentMatch {

  private static final Set<String> ARGUMENTS =
      Set.of("game", "preset", "option", "games", "millis", "seed", "threads", "hash");
  private static final double NANOS_PER_MILLI = 1e6;

  private final Arguments arguments;
  private final int games;
  private final Duration time;
  private final long seed;
  private final ExecutorService threads;
  private final ThreadLocal<Searcher> searchers;

  private RandomOpponentMatch(Arguments arguments) {
    this.arguments = arguments;
    games = (int) arguments.number("games", 1, 100);
    time = Duration.ofMillis(arguments.number("millis", 1, 20));
    seed = arguments.number("seed", 0, 1);
    int hash = (int) arguments.number("hash", 1, 16);
    searchers = ThreadLocal.withInitial(() -> new Searcher(hash));
    threads = Executors.newFixedThreadPool((int) arguments.number("threads", 1, 2));
  }

  /** Plays the match; see the class. */
  public static void main(String[] line) throws InterruptedException {
    try {
      new RandomOpponentMatch(new Arguments(line, ARGUMENTS)).play();
    } catch (IllegalArgumentException wrong) {
      System.err.println(wrong.getMessage());
      System.exit(2);
    }
  }

  private void play() throws InterruptedException {
    System.out.printf(
        "engine against random player, %d games a side, %d ms a move, seed %d%n",
        games, time.toMillis(), seed);
    try {
      for (Game game : chosen()) {
        Position start = game.start(options(game));
        Searcher.warmUp(game);
        for (Team team : Team.values()) {
          report(game, team, playAll(start, team));
        }
      }
    } finally {
      threads.shutdown();
    }
  }

  private List<Game> chosen() {
    String id = arguments.text("game", "all");
    if (id.equals("all")) {
      return Games.all();
    }
    return List.of(
        Games.find(id).orElseThrow(() -> new IllegalArgumentException(Games.unknown(id))));
  }

  private Options options(Game game) {
    Map<String, String> changes = new HashMap<>();
    for (String option : arguments.all("option")) {
      int equals = option.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("--option takes KEY=VALUE, not '" + option + "'");
      }
      changes.put(option.substring(0, equals), option.substring(equals + 1));
    }
    String preset = arguments.text("preset", game.presets().getFirst().name());
    return game.options(preset, changes);
  }

  private List<RandomOpponentGame.Played> playAll(Position start, Team team)
      throws InterruptedException {
    List<Future<RandomOpponentGame.Played>> begun = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long gameSeed = seed + i;
      begun.add(
          threads.submit(
              () -> new RandomOpponentGame(searchers.get(), time, gameSeed, team).play(start)));
    }
    List<RandomOpponentGame.Played> played = new ArrayList<>();
    for (Future<RandomOpponentGame.Played> future : begun) {
      try {
        played.add(future.get());
      } catch (ExecutionException failed) {
        throw new IllegalStateException("a game failed", failed.getCause());
      }
    }
    return played;
  }

  private void report(Game game, Team team, List<RandomOpponentGame.Played> played) {
    long won = played.stream().filter(one -> one.outcome().winner() == team).count();
    long drawn = played.stream().filter(one -> one.outcome().winner() == null).count();
    long nodes = played.stream().mapToLong(RandomOpponentGame.Played::nodes).sum();
    long nanos = played.stream().mapToLong(RandomOpponentGame.Played::nanos).sum();
    System.out.printf(
        "%s, engine is %s: won %d, drawn %d, lost %d; %.0f plies a game; %.0f nodes/s;"
            + " worst overrun %.1f ms, of its thread's running time %.1f ms%n",
        game.id(),
        game.name(team),
        won,
        drawn,
        played.size() - won - drawn,
        played.stream().mapToInt(one -> one.moves().size()).average().orElse(0),
        nodes * 1e9 / Math.max(1, nanos),
        worst(played.stream().mapToLong(RandomOpponentGame.Played::worstOverrun).max().orElse(0)),
        worst(
            played.stream().mapToLong(RandomOpponentGame.Played::worstCpuOverrun).max().orElse(0)));
    for (int i = 0; i < played.size(); i++) {
      RandomOpponentGame.Played one = played.get(i);
      if (one.outcome().winner() != team) {
        System.out.printf(
            "  game %d, %s %s after %d plies: %s%n",
            seed + i,
            one.outcome().winner() == null ? "drawn" : "lost",
            one.outcome().ending().words(),
            one.moves().size(),
            one.end());
      }
    }
  }

  private static double worst(long nanos) {
    return nanos / NANOS_PER_MILLI;
  }
}
