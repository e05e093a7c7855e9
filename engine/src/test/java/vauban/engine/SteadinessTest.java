package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One thread finds the same every time; many threads in a tiny table find nothing impossible. */
class SteadinessTest {

  private static final int EVERY = 8;
  private static final long NODES = 8_000;
  private static final int THREADS = 8;

  static Stream<ComposedPosition> some() {
    return Stream.concat(
        ComposedPosition.draws(),
        ComposedPosition.wins().filter(win -> win.theme().hashCode() % EVERY == 0));
  }

  @ParameterizedTest
  @MethodSource("some")
  void oneThreadFindsTheSameTwice(ComposedPosition composed) {
    Limits limits = Limits.nodes(NODES).withLines(2);
    Searcher searcher = new Searcher(1);
    SearchResult one = searcher.search(composed.position(), limits, SearchListener.NONE);
    searcher.newGame();
    SearchResult other = searcher.search(composed.position(), limits, SearchListener.NONE);

    assertThat(other.lines()).isEqualTo(one.lines());
    assertThat(other.nodes()).isEqualTo(one.nodes());
    assertThat(other.depth()).isEqualTo(one.depth());
  }

  @ParameterizedTest
  @MethodSource("some")
  void eightThreadsInATinyTableExpectOnlyLegalMoves(ComposedPosition composed) {
    Searcher searcher = new Searcher(1, THREADS);

    SearchResult result =
        searcher.search(composed.position(), Limits.nodes(THREADS * NODES), SearchListener.NONE);

    LegalLine.assertLegal(composed.position(), result, THREADS + " threads");
  }
}
