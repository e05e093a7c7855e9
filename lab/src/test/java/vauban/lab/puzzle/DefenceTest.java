package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Position;

class DefenceTest {

  private static final long PROOF = 1_000_000;

  /** South's Banner is a step from North's headquarters, and only one move stops it for good. */
  private static final String ONE_HOLDS = "4g5/5B2a1/10/2**1i**i1/2**1I**2/8S1/f9/5G4 b - - 4 49";

  @Test
  void theOneMoveThatHoldsIsFound() {
    assertThat(Defence.of(siege(ONE_HOLDS), 5, PROOF)).contains(new Defence("a2a1", 3));
  }

  @Test
  void thereIsNoneWhereNothingIsToBeFeared() {
    assertThat(Defence.of(Games.SIEGE.start(), 1, PROOF)).isEqualTo(Optional.empty());
  }

  @Test
  void isAPuzzleAboutDefence() {
    Position position = siege(ONE_HOLDS);
    Find find = Find.of("1-5-9", position, new Defence("a2a1", 3).solution(), 3);

    assertThat(find.themes()).startsWith(Theme.DEFENCE);
  }

  private static Position siege(String text) {
    return Games.SIEGE.position(Games.SIEGE.options(), text);
  }
}
