package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class SolutionTest {

  private static final long PROOF = 1_000_000;

  @Test
  void theOneWayToTheCitadelIsFound() {
    Position position =
        position(Games.WAR_CHESS, "1W4/9/8/7/8/7/8/4*2/4*3/7/3*C3/2*4/8/7/8/7/2cki3/9/6 w 0 1");

    Solution solution = Solution.of(position, 3, PROOF).orElseThrow();

    assertThat(solution.line()).hasSize(3).startsWith("j9j3").endsWith("j3h3");
    assertThat(solution.last()).contains("j3h3");
    assertThat(solution.moves()).isEqualTo(2);
  }

  @Test
  void severalLastMovesAreAllAccepted() {
    Position position =
        position(
            Games.SIEGE_OF_PARIS,
            "12/12/12/5k6/5m6/6/3RXQ3/6/1KMOXMK1/6/3OOX3/12/4MC6/12/12/12 w - 0 1");

    assertThat(Solution.of(position, 1, PROOF))
        .contains(new Solution(List.of("e4f5"), List.of("e4f5", "f4f5")));
  }

  @Test
  void thereIsNoneWhereTwoMovesWinAsSoon() {
    Position position =
        position(Games.WAR_CHESS, "6/4W4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/5C2/7/8/7/3k4/i8/6 w 0 1");

    assertThat(Solution.of(position, 3, PROOF)).isEmpty();
  }

  @Test
  void thereIsNoneWithoutAWin() {
    assertThat(Solution.of(Games.SIEGE.start(), 3, PROOF)).isEmpty();
  }

  private static Position position(Game game, String text) {
    return game.position(game.options(), text);
  }
}
