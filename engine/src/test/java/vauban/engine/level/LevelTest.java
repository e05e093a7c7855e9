package vauban.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

class LevelTest {

  private static final int MOST_NODES = 1_500;
  private static final int POSITIONS = 5;
  private static final int MOST_PLIES = 80;
  private static final Duration LONG = Duration.ofMinutes(5);

  /** North's Fort threatens to end the game with a quiet move. */
  private static final String QUIET_THREAT =
      "3ga5/i1sc2b1F1/i1i2i4/i1**2**1F/I1**i1**2/1II1S1III1/2fCGBCI2/10 w - - 0 31";

  /** South's Scout can take the Scout on h7 for nothing. */
  private static final String HANGING_PIECE =
      "1fag1b3a/i1sci2s2/8i1/ii**2**2/2**1I**2/7CI1/1ISIISI1I1/FCA1BG4 w - - 0 25";

  static List<Game> games() {
    return Games.all();
  }

  static List<Level> weakLevels() {
    return IntStream.range(Level.LOWEST, Level.HIGHEST).mapToObj(Level::new).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLevelPlaysLegalMovesAndTheSameOnesForTheSameSeed(Game game) {
    Searcher searcher = new Searcher(1);
    for (long seed = 1; seed <= POSITIONS; seed++) {
      Position position = randomPosition(game, seed);
      Searcher another = new Searcher(1);
      for (Level level : weakLevels()) {
        Move move = move(searcher, level, position, seed);

        assertThat(position.legalMoves())
            .as("seed %d, %s in %s", seed, level, position)
            .contains(move);
        assertThat(move(another, level, position, seed))
            .as("seed %d, %s in %s again", seed, level, position)
            .isEqualTo(move);
      }
    }
  }

  private static Move move(Searcher searcher, Level level, Position position, long seed) {
    return level
        .prepare(searcher, position, Limits.nodes(MOST_NODES), seed)
        .run(SearchListener.NONE)
        .best();
  }

  private static Position randomPosition(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = game.start();
    int plies = random.nextInt(MOST_PLIES);
    for (int ply = 0; ply < plies; ply++) {
      List<Move> moves = position.legalMoves();
      Position next = position.play(moves.get(random.nextInt(moves.size())));
      if (next.outcome().over()) {
        return position;
      }
      position = next;
    }
    return position;
  }

  @ParameterizedTest
  @MethodSource("games")
  void anotherSeedMakesAnotherGame(Game game) {
    Position position = game.start();
    Searcher searcher = new Searcher(1);

    assertThat(
            IntStream.range(0, 20)
                .mapToObj(seed -> move(searcher, new Level(2), position, seed))
                .distinct()
                .count())
        .isGreaterThan(1);
  }

  @Test
  void aWeakLevelMissesAQuietThreatThatAFullSearchOfTheSameDepthSees() {
    Position position = Games.SIEGE.position(Games.SIEGE.options(), QUIET_THREAT);
    Searcher searcher = new Searcher(1);
    SearchResult full = searcher.search(position, Limits.depth(2), SearchListener.NONE);
    long missed =
        IntStream.range(0, 20)
            .filter(
                seed -> losesAtOnce(position.play(move(searcher, new Level(1), position, seed))))
            .count();

    assertThat(losesAtOnce(position.play(full.best()))).isFalse();
    assertThat(missed).as("games of twenty in which it is missed").isBetween(5L, 19L);
  }

  private static boolean losesAtOnce(Position position) {
    return position.legalMoves().stream().anyMatch(reply -> position.play(reply).outcome().over());
  }

  @Test
  void aWeakLevelTakesAPieceThatHangs() {
    Position position = Games.SIEGE.position(Games.SIEGE.options(), HANGING_PIECE);
    Searcher searcher = new Searcher(1);
    long taken =
        IntStream.range(0, 20)
            .filter(seed -> move(searcher, new Level(1), position, seed).text().equals("c2h7"))
            .count();

    assertThat(taken).as("games of twenty in which it is taken").isGreaterThanOrEqualTo(16);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theHighestLevelIsTheSearchAsItIs(Game game) {
    SearchResult plain =
        new Searcher(1).search(game.start(), Limits.nodes(5_000), SearchListener.NONE);
    SearchResult full =
        Level.FULL
            .prepare(new Searcher(1), game.start(), Limits.nodes(5_000), 7)
            .run(SearchListener.NONE);

    assertThat(full.lines()).isEqualTo(plain.lines());
    assertThat(full.depth()).isEqualTo(plain.depth());
    assertThat(full.nodes()).isEqualTo(plain.nodes());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatAWeakLevelBelievesDoesNotReachAFullSearch(Game game) {
    SearchResult plain =
        new Searcher(1).search(game.start(), Limits.nodes(5_000), SearchListener.NONE);
    Searcher searcher = new Searcher(1);
    move(searcher, new Level(4), game.start(), 1);
    SearchResult after = searcher.search(game.start(), Limits.nodes(5_000), SearchListener.NONE);

    assertThat(after.lines()).isEqualTo(plain.lines());
    assertThat(after.nodes()).isEqualTo(plain.nodes());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 8})
  void holdsItsAnswerUntilAStrongOneWouldHaveCome(int number) {
    Duration time = Duration.ofMillis(400);
    long asked = System.nanoTime();
    SearchResult result =
        new Level(number)
            .prepare(new Searcher(1), Games.SIEGE.start(), Limits.time(time), 1)
            .run(SearchListener.NONE);
    Duration taken = Duration.ofNanos(System.nanoTime() - asked);

    assertThat(taken).isGreaterThan(Duration.ofMillis(300));
    assertThat(result.best()).isNotNull();
  }

  @Test
  void aHeldAnswerComesAtOnceWhenItIsStopped() throws Exception {
    Search search =
        new Level(1).prepare(new Searcher(1), Games.SIEGE.start(), Limits.time(LONG), 1);
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<SearchResult> result = thread.submit(() -> search.run(SearchListener.NONE));
      assertThatItWaits(result);
      search.stop();

      assertThat(result.get(10, TimeUnit.SECONDS).best()).isNotNull();
    }
  }

  @Test
  void aHeldAnswerWaitsForTheMovePonderedOn() throws Exception {
    Limits limits = Limits.time(Duration.ofMillis(20)).withPonder();
    Search search = new Level(1).prepare(new Searcher(1), Games.SIEGE.start(), limits, 1);
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<SearchResult> result = thread.submit(() -> search.run(SearchListener.NONE));
      assertThatItWaits(result);
      search.ponderHit();

      assertThat(result.get(10, TimeUnit.SECONDS).best()).isNotNull();
    }
  }

  private static void assertThatItWaits(Future<?> result) {
    assertThatExceptionOfType(TimeoutException.class)
        .isThrownBy(() -> result.get(300, TimeUnit.MILLISECONDS));
  }

  @Test
  void withoutTimeItAnswersAsSoonAsItIsDone() {
    Limits limits = Limits.time(LONG).withNodes(1_000_000);
    long asked = System.nanoTime();
    new Level(1).prepare(new Searcher(1), Games.SIEGE.start(), limits, 1).run(SearchListener.NONE);

    assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 11, -3})
  void thereAreTenLevels(int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Level(number))
        .withMessage("a level is 1 to 10, not " + number);
  }

  @Test
  void theNearestLevelToARating() {
    assertThat(Level.nearest(2000)).isEqualTo(Level.FULL);
    assertThat(Level.nearest(1946)).isEqualTo(Level.FULL);
    assertThat(Level.nearest(1944)).isEqualTo(new Level(9));
    assertThat(Level.nearest(0)).isEqualTo(new Level(1));
    assertThat(Level.nearest(9999)).isEqualTo(Level.FULL);
    assertThat(weakLevels()).allMatch(level -> Level.nearest(level.elo()).equals(level));
  }
}
