package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class ThemeTest {

  private static final long PROOF = 1_000_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Cavalry comes between the last troops and their way out
        "war-chess | 6/9/8/7/W1C5/7/I4iA1/4*2/2A1*3/7/3*4/2*4/8/7/8/7/3k4/9/6 w 3 129 | 3 | troops"
            + " quiet",
        // Artillery offers itself to the Cavalry in the way
        "war-chess | 5W/9/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/2A1C2/4c3/7/3k4/9/3c2 w 0 1 | 3 | citadel",
        // over a ford or the bridge
        "war-chess | 6/5l3/2W5/2I4/8/7/8/4*2/4*3/2I4/3*4/2*4/1L6/2i1a2/5ic1/3c3/3k4/3i5/6 w 6 90 |"
            + " 5 | crossing",
        // a command draws the General into the net
        "siege-of-paris | 12/12/12/12/12/6/9/6/8/6/9/12/12/3m8/KR10/MMM9 b - 0 1 | 3 | blocked"
            + " command",
      })
  void saysWhatAPuzzleIsAbout(String id, String text, int plies, String themes) {
    Game game = Games.find(id).orElseThrow();
    Position position = game.position(game.options(), text);
    Solution solution = Solution.of(position, plies, PROOF).orElseThrow();

    assertThat(Theme.of(position, solution)).contains(themes.split(" "));
  }
}
