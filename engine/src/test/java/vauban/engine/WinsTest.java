package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;

/**
 * Composed wins: the engine must see the win, exactly as far off as it is, within the nodes stated;
 * and the loser must see the same. What is stated is itself proven by {@link Forced}.
 */
class WinsTest {

  private static final int AT_LEAST = 30;

  /** Moves that a proof may try: some tenths of a second. */
  private static final long PROOF = 3_000_000;

  /** Plies that a search goes on beyond the win, which must not change it. */
  private static final int BEYOND = 3;

  private static final int DEEP = 8;

  static Stream<ComposedPosition> wins() {
    return ComposedPosition.wins();
  }

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void areManyAndEachIsAnother(Game game) {
    List<ComposedPosition> wins = ComposedPosition.wins(game);

    assertThat(wins).hasSizeGreaterThanOrEqualTo(AT_LEAST);
    assertThat(wins).extracting(ComposedPosition::theme).doesNotHaveDuplicates();
    assertThat(wins).extracting(win -> win.position().text()).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("wins")
  void areWonAsStated(ComposedPosition win) {
    Forced.Proof proof = Forced.win(win.position(), win.plies(), PROOF);

    assertThat(proof).as("%s", win.position()).isEqualTo(stated(win));
  }

  private static Forced.Proof stated(ComposedPosition win) {
    return new Forced.Proof(win.plies(), win.moves().stream().sorted().toList());
  }

  @ParameterizedTest
  @MethodSource("wins")
  void areSeenWithinTheirNodes(ComposedPosition win) {
    List<Integer> scores = new ArrayList<>();

    SearchResult result =
        new Searcher(1)
            .search(win.position(), Limits.nodes(win.nodes()), soFar -> scores.add(soFar.score()));

    assertThat(result.score())
        .as("%s in %s", result, win.position())
        .isEqualTo(Score.winAt(win.plies()));
    assertThat(win.moves()).as("%s", win.position()).contains(result.best().text());
    assertThat(sinceSeen(scores)).as("%s", win.position()).isSorted();
    LegalLine.assertLegal(win.position(), result, win.theme());
  }

  /**
   * Returns the scores of all depths from the first on that saw a win. It may turn out to come
   * sooner, but never later, and may not go out of sight: so these are sorted.
   */
  private static List<Integer> sinceSeen(List<Integer> scores) {
    return scores.stream().dropWhile(score -> !Score.decisive(score)).toList();
  }

  @ParameterizedTest
  @MethodSource("wins")
  void areSeenByTheLoserToo(ComposedPosition win) {
    Position lost = win.position().play(win.move());
    if (lost.outcome().over()) {
      assertThat(win.plies()).isEqualTo(1);
      return;
    }
    int left = win.plies() - 1;

    SearchResult result =
        new Searcher(1).search(lost, Limits.nodes(win.nodes()), SearchListener.NONE);

    assertThat(result.score()).as("%s in %s", result, lost).isEqualTo(Score.lossAt(left));
  }

  /** Two lines are asked for, because a search for one ends as soon as its win is proven. */
  @ParameterizedTest
  @MethodSource("wins")
  void stayWhatTheyAreHoweverDeepTheSearch(ComposedPosition win) {
    List<Integer> scores = new ArrayList<>();
    int depth = Math.max(DEEP, win.plies() + BEYOND);

    new Searcher(1)
        .search(
            win.position(),
            Limits.nodes(win.nodes()).withDepth(depth).withLines(2),
            soFar -> scores.add(soFar.score()));

    assertThat(sinceSeen(scores))
        .as("%s", win.position())
        .isSorted()
        .allSatisfy(score -> assertThat(score).isLessThanOrEqualTo(Score.winAt(win.plies())));
  }

  @ParameterizedTest
  @MethodSource("wins")
  void comeAPlyNearerWithEachMove(ComposedPosition win) {
    Searcher searcher = new Searcher(1);
    Position position = win.position();
    for (int left = win.plies(); left > 0; left--) {
      SearchResult result =
          searcher.search(position, Limits.nodes(win.nodes()), SearchListener.NONE);
      int expected =
          position.team() == win.position().team() ? Score.winAt(left) : Score.lossAt(left);
      assertThat(result.score()).as("%s in %s", result, position).isEqualTo(expected);
      position = position.play(result.best());
    }

    assertThat(position.outcome().over()).as("%s", position).isTrue();
  }

  @Test
  void noWinIsProvenWhereThereIsNone() {
    for (Game game : Games.all()) {
      assertThat(Forced.win(game.start(), 2, PROOF))
          .as(game.name())
          .isEqualTo(new Forced.Proof(0, List.of()));
    }
  }
}
