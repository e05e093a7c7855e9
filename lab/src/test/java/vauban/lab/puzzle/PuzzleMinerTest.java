package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.lab.puzzle.Scattering.Near;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class PuzzleMinerTest {

  private static final int GAMES = 2;
  private static final long NODES = 300;

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameAndItsPuzzlesDependOnSeedAndNumberOnly(Game game) {
    PuzzleMiner miner = new PuzzleMiner(game, game.options(), NODES, 7);

    List<List<String>> forwards =
        IntStream.range(0, GAMES).mapToObj(number -> written(miner, number)).toList();

    for (int number = GAMES - 1; number >= 0; number--) {
      assertThat(written(miner, number))
          .as("game %d of seed 7", number)
          .isEqualTo(forwards.get(number));
    }
  }

  @ParameterizedTest
  @EnumSource(Near.class)
  void aScatteredPositionDependsOnTheSeedOnly(Near near) {
    Scattering scattering = new Scattering(Games.SIEGE_OF_PARIS.start(), 20, near);

    Position one = scattering.position(new SplittableRandom(5));
    Position other = scattering.position(new SplittableRandom(5));

    assertThat(one.text()).isEqualTo(other.text());
    assertThat(one.pieces()).hasSizeLessThanOrEqualTo(20);
  }

  private static List<String> written(PuzzleMiner miner, int number) {
    return miner.mine(number).stream().map(Find::toString).toList();
  }
}
