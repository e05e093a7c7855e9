package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.proof.Forced;

/**
 * Draws held by a side that would otherwise lose: by repetition, for want of progress, or because
 * too few are left. What is stated is itself proven by {@link Forced}.
 */
class DrawsTest {

  private static final int AT_LEAST = 5;
  private static final long PROOF = 1_000_000;

  static List<Game> games() {
    return Games.all();
  }

  static Stream<ComposedPosition> draws() {
    return ComposedPosition.draws();
  }

  @ParameterizedTest
  @MethodSource("games")
  void areSeveral(Game game) {
    assertThat(ComposedPosition.draws(game)).hasSizeGreaterThanOrEqualTo(AT_LEAST);
  }

  @ParameterizedTest
  @MethodSource("draws")
  void areHeldAsStated(ComposedPosition draw) {
    Forced.Proof proof = Forced.draw(draw.position(), draw.plies(), PROOF);

    assertThat(proof)
        .as("%s", draw.position())
        .isEqualTo(new Forced.Proof(draw.plies(), draw.moves().stream().sorted().toList()));
  }

  @ParameterizedTest
  @MethodSource("draws")
  void areSeenWithinTheirNodes(ComposedPosition draw) {
    SearchResult result =
        new Searcher(1).search(draw.position(), Limits.nodes(draw.nodes()), SearchListener.NONE);

    assertThat(result.score()).as("%s in %s", result, draw.position()).isEqualTo(Score.DRAW);
    assertThat(draw.moves()).as("%s", draw.position()).contains(result.best().text());
  }
}
