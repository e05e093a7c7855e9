package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Checks by the rules that what a search expects can be played. */
final class LegalLine {

  private LegalLine() {}

  /** Fails where a move of the play expected is not legal. */
  static void assertLegal(Position start, SearchResult result, String circumstances) {
    assertThat(result.principalVariation()).isNotEmpty();
    Position position = start;
    for (Move move : result.principalVariation()) {
      assertThat(position.legalMoves())
          .as("%s: %s in %s, found from %s", circumstances, result, position, start)
          .contains(move);
      position = position.play(move);
    }
  }
}
