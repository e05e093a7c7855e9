package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Preset;

/**
 * The engine against itself under every rule set, at ten milliseconds a move: every move and every
 * line of play must be legal, and no move late. Lateness is judged by the time the thread ran: a
 * machine that gives it no time is not the engine's doing. As everywhere that a clock runs, the
 * engine has been warmed up before the first move.
 *
 * <p>Usually a few shortened games are played; with {@code -Dvauban.selfplay.games=1000} so many
 * games are, shared out over the rule sets, each to its end.
 */
class SelfPlayTest {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Duration TIME = Duration.ofMillis(10);
  private static final Duration ALLOWED = Duration.ofMillis(60);
  private static final int MOST_OPENING_PLIES = 60;

  /** Games in all, 0 for the usual few. */
  private static final int WANTED = Integer.getInteger("vauban.selfplay.games", 0);

  private static final int FEW = 4;
  private static final int SHORT = 25;

  record RuleSet(Game game, Preset preset) {
    @Override
    public String toString() {
      return game.id() + " " + preset.name();
    }
  }

  static List<RuleSet> ruleSets() {
    return Games.all().stream()
        .flatMap(game -> game.presets().stream().map(preset -> new RuleSet(game, preset)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void playsLegalMovesInTime(RuleSet ruleSet) {
    Searcher.warmUp(ruleSet.game());
    Searcher searcher = new Searcher(1);
    long games = WANTED == 0 ? FEW : Math.ceilDiv(WANTED, ruleSets().size());
    int plies = WANTED == 0 ? SHORT : Integer.MAX_VALUE;
    for (long seed = 1; seed <= games; seed++) {
      searcher.newGame();
      Position position = opening(ruleSet, new SplittableRandom(seed));
      for (int ply = 0; ply < plies && !position.outcome().over(); ply++) {
        position = position.play(found(searcher, position, seed));
      }
    }
  }

  private static Position opening(RuleSet ruleSet, SplittableRandom random) {
    Position start =
        ruleSet.game().start(ruleSet.game().options(ruleSet.preset().name(), Map.of()));
    Position position = start;
    int plies = random.nextInt(MOST_OPENING_PLIES);
    for (int ply = 0; ply < plies; ply++) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return start;
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private static Move found(Searcher searcher, Position position, long seed) {
    long begun = THREADS.getCurrentThreadCpuTime();
    SearchResult result = searcher.search(position, Limits.time(TIME), SearchListener.NONE);
    Duration ran = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - begun);

    assertThat(ran).as("seed %d, %s in %s", seed, result, position).isLessThan(ALLOWED);
    LegalLine.assertLegal(position, result, "seed " + seed);
    return result.best();
  }
}
