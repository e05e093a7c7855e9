package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;
import vauban.rules.kit.PerftSamples;

class WarChessPerftTest {

  @ParameterizedTest
  @CsvSource({
    "attacker, 1, 104",
    "attacker, 2, 9984",
    "attacker, 3, 1055576",
    "attacker, 4, 103399253",
    "defender, 1, 96",
    "defender, 2, 9984",
    "defender, 3, 978079",
    "defender, 4, 103399103",
  })
  void countsFromTheArray(String first, int depth, long leaves) {
    Position start =
        Games.WAR_CHESS.start(Games.WAR_CHESS.options("standard", Map.of("first", first)));

    assertThat(Perft.count(start, depth)).isEqualTo(leaves);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void countsFromSamples(String line) {
    PerftSamples.check(Games.WAR_CHESS, line);
  }

  static Stream<String> samples() {
    return PerftSamples.of(Games.WAR_CHESS);
  }
}
