package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

class SearcherTest {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String SIEGE_WON = "4B5/2g7/10/2**2**2/2**2**2/10/10/5G4 b - - 0 1";

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameEveryTimeForTheSameNodes(Game game) {
    SearchResult one =
        new Searcher(1).search(game.start(), Limits.nodes(5_000), SearchListener.NONE);
    Searcher searcher = new Searcher(1);
    searcher.search(game.start(), Limits.nodes(1_000), SearchListener.NONE);
    searcher.newGame();
    SearchResult other = searcher.search(game.start(), Limits.nodes(5_000), SearchListener.NONE);

    assertThat(other.nodes()).isEqualTo(one.nodes()).isEqualTo(5_000);
    assertThat(other.score()).isEqualTo(one.score());
    assertThat(other.principalVariation()).isEqualTo(one.principalVariation());
  }

  @ParameterizedTest
  @MethodSource("games")
  void expectsPlayThatCanBePlayed(Game game) {
    SearchResult result =
        new Searcher(1).search(game.start(), Limits.depth(4), SearchListener.NONE);

    LegalLine.assertLegal(game.start(), result, "depth 4");
    assertThat(result.principalVariation()).startsWith(result.best());
  }

  @Test
  void tellsEachDepthAsItIsDone() {
    List<Integer> depths = new ArrayList<>();

    SearchResult result =
        new Searcher(1)
            .search(Games.SIEGE.start(), Limits.depth(4), soFar -> depths.add(soFar.depth()));

    assertThat(depths).containsExactly(1, 2, 3, 4);
    assertThat(result.depth()).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasALegalMoveHoweverLittleItMayLook(Game game) {
    SearchResult result =
        new Searcher(1).search(game.start(), Limits.nodes(1), SearchListener.NONE);

    assertThat(game.start().legalMoves()).contains(result.best());
    assertThat(result.depth()).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void endsSoonAfterAnotherThreadStopsIt(Game game) throws Exception {
    Searcher searcher = new Searcher(1);
    CountDownLatch deep = new CountDownLatch(3);
    AtomicLong searching = new AtomicLong();
    try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
      Future<Long> ended =
          threads.submit(
              () -> {
                searching.set(Thread.currentThread().threadId());
                searcher.search(
                    game.start(), Limits.depth(Limits.MAX_DEPTH), soFar -> deep.countDown());
                return THREADS.getCurrentThreadCpuTime();
              });
      deep.await();
      searcher.stop();
      long stopped = THREADS.getThreadCpuTime(searching.get());

      assertThat(Duration.ofNanos(ended.get() - stopped)).isLessThan(Duration.ofMillis(20));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void stoppedBeforeItRunsHasALegalMoveAndAnEstimate(Game game) {
    Search search = new Searcher(1).prepare(game.start(), Limits.infinite());
    search.stop();

    SearchResult result = search.run(SearchListener.NONE);

    assertThat(game.start().legalMoves()).contains(result.best());
    assertThat(result.score()).isEqualTo(Searcher.estimate(game.start()));
    assertThat(result.nodes()).isZero();
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsSeveralLinesTheBestFirst(Game game) {
    SearchResult result =
        new Searcher(1).search(game.start(), Limits.depth(3).withLines(4), SearchListener.NONE);

    assertThat(result.lines()).hasSize(4);
    assertThat(result.lines().stream().map(line -> line.moves().getFirst()))
        .doesNotHaveDuplicates();
    assertThat(result.lines()).isSortedAccordingTo(Comparator.comparingInt(line -> -line.score()));
  }

  @ParameterizedTest
  @ValueSource(longs = {3_000, 5_000, 20_000, 30_000})
  void severalLinesAreOfOneDepthWhereverTheSearchEnds(long nodes) {
    Position start = Games.SIEGE.start();
    Limits limits = Limits.nodes(nodes).withLines(3);

    SearchResult cut = new Searcher(4).search(start, limits, SearchListener.NONE);
    SearchResult whole =
        new Searcher(4).search(start, Limits.depth(cut.depth()).withLines(3), SearchListener.NONE);

    assertThat(cut.nodes()).isGreaterThan(whole.nodes());
    assertThat(cut.lines()).isEqualTo(whole.lines());
  }

  @Test
  void hasNoMoreLinesThanMoves() {
    Position position = onlyMove();

    assertThat(
            new Searcher(1)
                .search(position, Limits.depth(2).withLines(5), SearchListener.NONE)
                .lines())
        .hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void choosesFromTheMovesItIsTold(Game game) {
    List<Move> moves = game.start().legalMoves();
    List<Move> chosen = List.of(moves.get(1), moves.getFirst());

    SearchResult result =
        new Searcher(1)
            .search(
                game.start(),
                Limits.depth(2).withSearchMoves(chosen).withLines(3),
                SearchListener.NONE);

    assertThat(result.lines().stream().map(line -> line.moves().getFirst()))
        .containsExactlyInAnyOrderElementsOf(chosen);
  }

  @Test
  void refusesAMoveToChooseFromThatIsNotLegal() {
    Position start = Games.SIEGE.start();
    Move move = start.legalMoves().getFirst();
    Position later = start.play(move);
    Limits limits = Limits.depth(1).withSearchMoves(List.of(move));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Searcher(1).search(later, limits, SearchListener.NONE))
        .withMessage("not a move to choose from: " + move.text() + " in " + later);
  }

  @Test
  void ponderingTakesNoTimeUntilTheMoveIsPlayed() {
    Search search =
        new Searcher(1)
            .prepare(Games.SIEGE.start(), Limits.time(Duration.ofMillis(20)).withPonder());
    AtomicInteger depths = new AtomicInteger();

    SearchResult result =
        search.run(
            soFar -> {
              if (soFar.time().toMillis() > 200 && depths.getAndIncrement() == 0) {
                search.ponderHit();
              }
            });

    assertThat(depths).hasPositiveValue();
    assertThat(result.time()).isGreaterThan(Duration.ofMillis(200));
  }

  @Test
  void endsAtTheWinItWasAskedFor() {
    Position position =
        Games.SIEGE.position(
            Games.SIEGE.options(), "4g5/10/10/2**2**B1/2**2**2/10/10/5G4 w - - 0 1");

    SearchResult result =
        new Searcher(1).search(position, Limits.infinite().withMate(8), SearchListener.NONE);

    assertThat(result.score()).isGreaterThanOrEqualTo(Score.LEAST_WIN);
  }

  @ParameterizedTest
  @MethodSource("games")
  void severalThreadsFindALegalMoveInTime(Game game) {
    SearchResult result =
        new Searcher(1, 3)
            .search(game.start(), Limits.time(Duration.ofMillis(200)), SearchListener.NONE);

    assertThat(game.start().legalMoves()).contains(result.best());
    assertThat(result.depth()).isPositive();
  }

  @Test
  void refusesToSearchWithoutThreads() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Searcher(1, 0))
        .withMessage("a search has 1 to 256 threads, not 0");
  }

  private static Position onlyMove() {
    return Games.SIEGE.position(
        Games.SIEGE.options(), "g9/7F2/10/2**2**2/2**2**2/10/10/F4G4 b - - 0 1");
  }

  @Test
  void playsAnOnlyMoveAtOnce() {
    Position position = onlyMove();
    SearchResult result =
        new Searcher(1).search(position, Limits.time(Duration.ofSeconds(20)), SearchListener.NONE);

    assertThat(result.best().text()).isEqualTo("a8b8");
    assertThat(result.time()).isLessThan(Duration.ofSeconds(10));
  }

  @Test
  void refusesAGameThatIsOver() {
    Position over = Games.SIEGE.position(Games.SIEGE.options(), SIEGE_WON);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Searcher(1).search(over, Limits.depth(1), SearchListener.NONE))
        .withMessage("no move to search for: the game is over in " + over);
  }
}
