package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

/**
 * Composed wins: which move (a star stands for any, or for the rest of it), in how many plies, and
 * at what depth it must be seen.
 */
class WinsTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mate with two Forts        | g9/7F2/10/2**2**2/2**2**2/10/10/5G3F w - - 0 1   | j1j8 | 1 | 1
          two Forts drive him back   | 10/g9/7F2/2**2**2/2**2**2/10/10/5G3F w - - 0 1   | j1j7 | 3 | 3
          Banner at headquarters     | 2g7/4B5/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1   | e7*  | 1 | 1
          Banner runs two ranks      | 2g7/i9/5B4/2**2**2/2**2**2/10/10/8G1 w - - 0 1   | f6*  | 3 | 2
          Banner runs three ranks    | g9/i9/10/2**1B**2/2**2**2/10/10/8G1 w - - 0 1    | f5*  | 5 | 4
          North's Banner runs        | 8g1/10/10/2**2**2/2**2**2/4b5/I9/2G7 b - - 0 1   | e3*  | 3 | 2
          """)
  void siege(String name, String position, String move, int plies, int depth) {
    assertWin(Games.SIEGE, position, move, plies, depth);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Cavalry takes the Citadel  | 6/4W4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/3C4/7/8/7/3k4/i8/6 w 0 1   | h7h3   | 1 | 1
          the last troops are taken  | 6/4W4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/3C4/7/3i4/7/3k4/9/6 w 0 1  | h7h5   | 1 | 1
          a ride to the Citadel      | 6/4W4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/5C2/7/8/7/3k4/i8/6 w 0 1   | l7*    | 3 | 2
          Cavalry takes the Wagon    | 6/I3W4/8/7/8/3c3/8/4*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 b 0 1   | i14i18 | 1 | 1
          """)
  void warChess(String name, String position, String move, int plies, int depth) {
    assertWin(Games.WAR_CHESS, position, move, plies, depth);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the third Man enters       | RQ10/12/OXOXOX6/12/12/6/3KMM3/2M3/8/6/9/12/12/12/12/12 w - 0 1                 | c9d8 | 1 | 1
          the last Man is taken      | 12/12/12/12/12/6/3QOO3/6/3OX3/6/3XX4/12/4M7/4R7/12/12 rw - 0 1                 | e3e4 | 1 | 1
          the last Man cannot flee   | M11/12/12/12/R11/6/3QOO3/6/3OX3/6/3XX4/12/12/12/12/12 rw - 0 1                 | a12* | 3 | 2
          the garrison is shut in    | 12/12/12/5k6/5m6/6/3RXQ3/6/1KMOXMK1/6/3OOX3/12/4MC6/12/12/12 w - 0 1           | *    | 1 | 1
          """)
  void siegeOfParis(String name, String position, String move, int plies, int depth) {
    assertWin(Games.SIEGE_OF_PARIS, position, move, plies, depth);
  }

  private static void assertWin(Game game, String text, String move, int plies, int depth) {
    Position position = game.position(game.options(), text);

    SearchResult result =
        new Searcher(1).search(position, Limits.depth(depth), SearchListener.NONE);

    assertThat(result.score()).as("score of %s", result).isEqualTo(Score.WIN - plies);
    assertThat(result.principalVariation()).hasSize(plies);
    assertThat(result.best().text()).startsWith(move.replace("*", ""));
  }
}
