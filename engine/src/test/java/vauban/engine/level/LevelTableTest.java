package vauban.engine.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Game;

class LevelTableTest {

  private static final String SOUND =
      """
      # level, nodes, depth, overlooked, liking
      1 50 1 70 60
      2 100 2 60 50
      3 200 2 50 40

      4 500 3 40 30
      5 1200 4 32 25
      6 3000 6 24 20
      7 8000 8 16 15
      8 25000 100 8 10
      9 75000 100 0 0
      """;

  static List<Game> games() {
    return Games.all();
  }

  @Test
  void readsALineForEachLevelBelowFullStrength() {
    LevelTable table = LevelTable.parse(SOUND);

    assertThat(table.row(1)).isEqualTo(new LevelTable.Row(1, 50, 1, 70, 60));
    assertThat(table.row(9)).isEqualTo(new LevelTable.Row(9, 75_000, 100, 0, 0));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasLevelsThatSeeMoreAndFartherTheHigherTheyAre(Game game) {
    LevelTable table = LevelTable.of(game);
    for (int level = 2; level < Level.HIGHEST; level++) {
      LevelTable.Row weaker = table.row(level - 1);
      LevelTable.Row stronger = table.row(level);

      assertThat(stronger.nodes()).as("nodes of %s", stronger).isGreaterThan(weaker.nodes());
      assertThat(stronger.depth())
          .as("depth of %s", stronger)
          .isGreaterThanOrEqualTo(weaker.depth());
      assertThat(stronger.overlooked())
          .as("overlooked by %s", stronger)
          .isLessThanOrEqualTo(weaker.overlooked());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 200 2 50 40 | 3 200 2 50 | line 4 of the levels, \"3 200 2 50\": a line has 5 numbers",
        "3 200 2 50 40 | 3 0 2 50 40 | 0' is no whole number from 1 to 1000000000",
        "3 200 2 50 40 | 3 200 101 50 40 | 101' is no whole number from 1 to 100",
        "3 200 2 50 40 | 3 200 2 96 40 | 96' is no whole number from 0 to 95",
        "3 200 2 50 40 | 3 200 2 50 -1 | -1' is no whole number from 0 to 1000",
        "3 200 2 50 40 | 3 200 2 50 x | x' is no whole number from 0 to 1000",
        "3 200 2 50 40 | 2 200 2 50 40 | levels follow each other from 1 up",
        "9 75000 100 0 0 | # | the levels are 1 to 9, which are 9 lines, not 8",
        "9 75000 100 0 0 | 10 75000 100 0 0 | 10' is no whole number from 1 to 9"
      })
  void refusesWhatIsNoTableAndSaysWhere(String line, String wrong, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LevelTable.parse(SOUND.replace(line, wrong)))
        .withMessageContaining(reason);
  }
}
