package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class PuzzleMinerTest {

  private static final int GAMES = 3;
  private static final long NODES = 1_000;

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameAndItsPuzzlesDependOnSeedAndNumberOnly(Game game) {
    PuzzleMiner miner = new PuzzleMiner(game, game.options(), NODES, 7, 12, false, 60);

    List<List<String>> forwards =
        IntStream.range(0, GAMES).mapToObj(number -> written(miner, number)).toList();

    for (int number = GAMES - 1; number >= 0; number--) {
      assertThat(written(miner, number))
          .as("game %d of seed 7", number)
          .isEqualTo(forwards.get(number));
    }
  }

  @Test
  void aScatteredPositionDependsOnTheSeedOnly() {
    Position start = Games.SIEGE_OF_PARIS.start();

    Position one = new Scattering(start, 20).position(new SplittableRandom(5));
    Position other = new Scattering(start, 20).position(new SplittableRandom(5));

    assertThat(one.text()).isEqualTo(other.text());
    assertThat(one.pieces()).hasSizeLessThanOrEqualTo(20);
  }

  private static List<String> written(PuzzleMiner miner, int number) {
    return miner.mine(number).stream().map(Puzzle::json).toList();
  }
}
