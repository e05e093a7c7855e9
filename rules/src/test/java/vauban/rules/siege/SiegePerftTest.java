package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

class SiegePerftTest {

  @ParameterizedTest
  @CsvSource({
    "point, 1, 30",
    "point, 2, 900",
    "point, 3, 26514",
    "point, 4, 780250",
    "point, 5, 22832021",
    "mirror, 1, 30",
    "mirror, 2, 900",
    "mirror, 3, 26514",
    "mirror, 4, 780250",
    "mirror, 5, 22831835",
  })
  void countsFromTheArray(String array, int depth, long leaves) {
    Position start = Games.SIEGE.start(Games.SIEGE.options(array, Map.of()));

    assertThat(Perft.count(start, depth)).isEqualTo(leaves);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void countsFromSamples(String line) {
    String[] parts = line.split(" ;D", -1);
    Position position = Games.SIEGE.position(Games.SIEGE.options(), parts[0]);

    for (int i = 1; i < parts.length; i++) {
      String[] count = parts[i].split(" ", -1);
      assertThat(Perft.count(position, Integer.parseInt(count[0])))
          .as("depth %s", count[0])
          .isEqualTo(Long.parseLong(count[1]));
    }
  }

  static Stream<String> samples() throws IOException {
    try (InputStream in = SiegePerftTest.class.getResourceAsStream("/perft/siege.epd")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines();
    }
  }

  @Test
  void divideAddsUpToTheCount() {
    Position start = Games.SIEGE.start();

    assertThat(Perft.divide(start, 3).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(26514);
  }
}
