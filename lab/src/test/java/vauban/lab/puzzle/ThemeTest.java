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
        // a piece steps out of the way of a check
        "siege | 10/3g6/5i4/2**1s**2/1I**Bs**2/4f1IGI1/10/10 b - - 0 49 | 3 | checkmate discovered",
        // a piece comes to stand before Artillery
        "siege | 4a5/A5gC2/3i6/2**1B**2/2**2**2/10/2s2G4/10 w - - 9 61 | 5 | headquarters screen",
        // the Banner runs
        "siege | 10/i2cg4i/1ii4i1i/2**2**1I/1I**2**fI/II3b1GI1/9F/2s1B3a1 b - - 5 41 | 3 |"
            + " headquarters banner",
        // a besieger supports another
        "siege-of-paris | 12/12/12/12/5mc5/6/3XMM3/2XOQ1/2OXm3/6/5O3/3R1mG5/5M6/12/12/12 b - 1 1 |"
            + " 3 | inside support",
      })
  void saysWhatAPuzzleIsAbout(String id, String text, int plies, String themes) {
    Game game = Games.find(id).orElseThrow();
    Position position = game.position(game.options(), text);
    Solution solution = Solution.of(position, plies, PROOF).orElseThrow();

    assertThat(Theme.of(position, solution, false)).contains(themes.split(" "));
  }
}
