package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.level.Level;
import vauban.lab.match.FakeEngine.Fault;
import vauban.rules.Games;
import vauban.rules.game.Team;

/** Matches with engines that do everything an engine can do wrong. */
@Timeout(60)
final class MatchTest {

  /** Enough for a JVM to start on a busy machine. */
  private static final Duration PATIENT = Duration.ofSeconds(20);

  private static final Entrant SELF = new SearcherEntrant("self", "vauban", 1, Level.FULL);

  @ParameterizedTest
  @CsvSource({
    "CRASH, CRASH, it ended with exit code 3; the last it said: assertion failed",
    "CLOSED_OUTPUT, CRASH, it closed its output; the last it said: readyok",
    "ILLEGAL_MOVE, ILLEGAL_MOVE, it played a1a1: ",
    "NO_MOVE, ILLEGAL_MOVE, 'it played ''(none)'', which is no move'"
  })
  void aFaultLosesTheGameAndTheMatchGoesOn(Fault fault, Termination termination, String words)
      throws Exception {
    Entrant faulty = FakeEngine.entrant("faulty", "siege", fault, 1, PATIENT);
    List<PlayedGame> games = new ArrayList<>();

    Standing standing = play(plan(faulty, SELF, new TimeControl.Nodes(50), 2), games);

    assertThat(standing.losses()).isEqualTo(2);
    assertThat(standing.faults(true)).isEqualTo(Map.of(termination, 2));
    assertThat(standing.faults(false)).isEmpty();
    assertThat(standing.winsOfTeam()).isEqualTo(Map.of(Team.FIRST, 1, Team.SECOND, 1));
    assertThat(games)
        .allSatisfy(
            game -> {
              assertThat(game.termination()).isEqualTo(termination);
              assertThat(game.words()).contains(words);
            });
  }

  @Test
  void anEngineThatSaysNothingHasLost() throws Exception {
    Entrant hanging = FakeEngine.entrant("hanging", "siege", Fault.HANG, 1, Duration.ofSeconds(6));
    List<PlayedGame> games = new ArrayList<>();

    Standing standing = play(plan(SELF, hanging, new TimeControl.Nodes(50), 2), games);

    assertThat(standing.faults(false)).isEqualTo(Map.of(Termination.SILENCE, 2));
    assertThat(games)
        .extracting(PlayedGame::words)
        .containsOnly("it gave no bestmove for 6 seconds");
  }

  @Test
  void aLateAnswerLosesOnTime() throws Exception {
    Entrant late = FakeEngine.entrant("late", "siege", Fault.LATE, 1, PATIENT);
    List<PlayedGame> games = new ArrayList<>();
    TimeControl clock = new TimeControl.Clocks(FakeEngine.LATE.minusMillis(500), Duration.ZERO);

    Standing standing = play(plan(SELF, late, clock, 2), games);

    assertThat(standing.wins()).isEqualTo(2);
    assertThat(standing.faults(false)).isEqualTo(Map.of(Termination.TIME, 2));
    assertThat(games)
        .extracting(PlayedGame::words)
        .allMatch(words -> words.matches("it took [0-9]{4} ms where it had 1500"));
  }

  @Test
  void anEngineIsStartedAnewAfterItsFault() throws Exception {
    Entrant faulty = FakeEngine.entrant("faulty", "siege", Fault.CRASH, 3, PATIENT);
    List<PlayedGame> games = new ArrayList<>();

    Standing standing = play(plan(faulty, SELF, new TimeControl.Nodes(50), 2), games);

    // Two good answers in each game, and its third is missing: it began to count anew.
    assertThat(standing.faults(true)).isEqualTo(Map.of(Termination.CRASH, 2));
    assertThat(games)
        .allSatisfy(
            game ->
                assertThat(game.plies())
                    .hasSize(
                        game.opening() + (game.pairing().teamOfFirst() == Team.FIRST ? 4 : 5)));
  }

  @Test
  void anEngineThatCannotBeStartedEndsTheMatchWithASentence() {
    assertThatExceptionOfType(CannotStart.class)
        .isThrownBy(
            () ->
                play(
                    plan(command("no-such-engine --fast"), SELF, new TimeControl.Nodes(50), 4),
                    new ArrayList<>()))
        .withMessage(
            "The engine 'engine' cannot be started: there is no program 'no-such-engine'.");
    assertThatExceptionOfType(CannotStart.class)
        .isThrownBy(() -> playWith(Fault.CRASH_AT_START, PATIENT))
        .withMessageMatching(
            "The engine 'engine' \\(.*\\) cannot be started: it ended with exit code 3; the last it"
                + " said: no network file\\.");
    assertThatExceptionOfType(CannotStart.class)
        .isThrownBy(() -> playWith(Fault.SILENT_AT_START, Duration.ofSeconds(1)))
        .withMessageEndingWith("cannot be started: it gave no uciok for 1 second.");
  }

  private static void playWith(Fault fault, Duration silence) throws Exception {
    Entrant engine = FakeEngine.entrant("engine", "siege", fault, 1, silence);
    Standing _ = play(plan(SELF, engine, new TimeControl.Nodes(50), 4), new ArrayList<>());
  }

  private static Entrant command(String command) {
    return new UciEntrant(
        "engine",
        command,
        List.of(),
        Games.SIEGE,
        Games.SIEGE.options(),
        false,
        Duration.ofSeconds(1));
  }

  @ParameterizedTest
  @CsvSource({"siege", "war-chess", "siege-of-paris"})
  void wholeGamesArePlayedInPairs(String game) throws Exception {
    Entrant engine = FakeEngine.entrant("engine", game, Fault.NONE, 1, PATIENT);
    List<PlayedGame> games = new ArrayList<>();

    Standing standing =
        play(
            new MatchPlan(
                SELF,
                engine,
                new Openings(Games.find(game).orElseThrow().start(), 1, 3, 30_000),
                new TimeControl.Nodes(100),
                Duration.ofMillis(50),
                Adjudication.NONE,
                4,
                2),
            games);

    assertThat(standing.games()).isEqualTo(4);
    assertThat(standing.pairs().pairs()).isEqualTo(2);
    assertThat(standing.faults()).isEmpty();
    for (int pair = 0; pair < 2; pair++) {
      int number = pair;
      List<PlayedGame> both =
          games.stream().filter(played -> played.pairing().pair() == number).toList();
      assertThat(both).hasSize(2);
      assertThat(beginning(both.getFirst())).isEqualTo(beginning(both.getLast()));
      assertThat(both.getFirst().pairing().teamOfFirst())
          .isNotEqualTo(both.getLast().pairing().teamOfFirst());
    }
    assertThat(games)
        .allSatisfy(
            played -> {
              assertThat(played.termination()).isEqualTo(Termination.RULES);
              assertThat(played.end().outcome().over()).isTrue();
            });
  }

  private static List<String> beginning(PlayedGame game) {
    return game.plies().subList(0, game.opening()).stream().map(ply -> ply.move().text()).toList();
  }

  @Test
  void anEngineOfNearlyTheSameRulesIsHeldToTheExactOnes() throws Exception {
    Entrant near =
        new UciEntrant(
            "near",
            FakeEngine.command("siege", Fault.NEAR_RULES, 1),
            List.of(),
            Games.SIEGE,
            Games.SIEGE.options(),
            true,
            PATIENT);
    List<PlayedGame> games = new ArrayList<>();

    Standing standing = play(plan(SELF, near, new TimeControl.Nodes(50), 2), games);

    assertThat(standing.faults()).isEmpty();
    assertThat(games)
        .flatExtracting(PlayedGame::plies)
        .anySatisfy(ply -> assertThat(ply.move().captured()).isNotNull());
  }

  @Test
  void gamesThatWerePlayedBeforeAreNotPlayedAgain() throws Exception {
    Entrant other = new SearcherEntrant("other", "vauban", 1, Level.FULL);
    MatchPlan plan = plan(SELF, other, new TimeControl.Nodes(50), 6);
    List<PlayedGame> whole = new ArrayList<>();
    Standing expected = play(plan, whole);

    List<PlayedGame> rest = new ArrayList<>();
    Match match = new Match(plan, (game, standing) -> rest.add(game));
    List<GameResult> earlier = whole.stream().limit(3).map(PlayedGame::result).toList();
    match.resume(earlier, List.of());
    Standing standing = match.play(now -> false);

    assertThat(rest).hasSize(3);
    assertThat(standing).isEqualTo(expected);
  }

  @Test
  void aMatchIsStoppedFromOutside() throws Exception {
    Entrant hanging = FakeEngine.entrant("hanging", "siege", Fault.HANG, 1, Duration.ofMinutes(1));
    List<PlayedGame> games = new ArrayList<>();
    Match match =
        new Match(
            plan(SELF, hanging, new TimeControl.Nodes(50), 2), (game, standing) -> games.add(game));
    Thread interrupt =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    Thread.sleep(2_000);
                  } catch (InterruptedException _) {
                    // Then at once.
                  }
                  match.stop();
                });
    long begun = System.nanoTime();

    Standing standing = match.play(now -> false);

    interrupt.join();
    assertThat(standing.games()).isZero();
    assertThat(games).isEmpty();
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
  }

  private static MatchPlan plan(Entrant first, Entrant second, TimeControl control, int games) {
    return new MatchPlan(
        first,
        second,
        new Openings(Games.SIEGE.start(), 1, 4, 200),
        control,
        Duration.ofMillis(20),
        Adjudication.NONE,
        games,
        2);
  }

  private static Standing play(MatchPlan plan, List<PlayedGame> games)
      throws CannotStart, IOException, InterruptedException {
    return new Match(plan, (game, standing) -> games.add(game)).play(standing -> false);
  }
}
