package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

class ParisPerftTest {

  private static final ParisGame GAME = new ParisGame();

  @ParameterizedTest(name = "{0}, {1}, {2} players")
  @CsvSource({
    "bell-command, three-ranks, 2, 6 132 1670 36784 532950",
    "bell, three-ranks, 2, 6 132 1670 36608 532774",
    "bell-command, two-ranks, 2, 6 174 2316 77865 1044522",
    "bell, two-ranks, 2, 6 174 2316 66816 1033473",
    "bell-command, three-ranks, 3, 6 132 1670 36784",
    "bell-command, three-ranks, 5, 6 60 758 9086 131752",
    "bell-command, two-ranks, 5, 6 84 1118 19526 261050",
  })
  void afterTheUsualPlacing(String preset, String array, String players, String counts) {
    Position position =
        GAME.start(GAME.options(preset, Map.of("array", array, "players", players)))
            .play("@ROXOQXOX");
    String[] expected = counts.split(" ");
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(Perft.count(position, depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(expected[depth - 1]));
    }
  }

  @ParameterizedTest
  @CsvSource({"three-ranks, 123200", "two-ranks, 162400"})
  void fromThePlacing(String array, long third) {
    Position position = GAME.start(GAME.options("bell-command", Map.of("array", array)));
    assertThat(Perft.count(position, 1)).isEqualTo(1120);
    assertThat(Perft.count(position, 2)).isEqualTo(5600);
    assertThat(Perft.count(position, 3)).isEqualTo(third);
  }

  @Test
  void samplePositions() throws IOException {
    for (String line : samples()) {
      String[] fields = line.split(";");
      Position position = GAME.position(GAME.options(), fields[0].strip());
      for (int i = 1; i < fields.length; i++) {
        String[] count = fields[i].strip().split(" ");
        assertThat(Perft.count(position, Integer.parseInt(count[0].substring(1))))
            .as(line)
            .isEqualTo(Long.parseLong(count[1]));
      }
    }
  }

  static List<String> samples() throws IOException {
    try (var in = ParisPerftTest.class.getResourceAsStream("/perft/siege-of-paris.epd")) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    }
  }
}
