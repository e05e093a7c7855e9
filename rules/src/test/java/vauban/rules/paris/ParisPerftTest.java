package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.game.Options;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;
import vauban.rules.kit.PerftSamples;

class ParisPerftTest {

  @ParameterizedTest(name = "{0}, {1}, {2} players")
  @CsvSource({
    "bell-command, three-ranks, 2, 6 132 1670 36784 532950 12231413",
    "bell, three-ranks, 2, 6 132 1670 36608 532774",
    "bell-command, two-ranks, 2, 6 174 2316 77865 1044522",
    "bell, two-ranks, 2, 6 174 2316 66816 1033473",
    "bell-command, three-ranks, 3, 6 132 1670 36784",
    "bell-command, three-ranks, 5, 6 60 758 9086 131752",
    "bell-command, two-ranks, 5, 6 84 1118 19526 261050",
  })
  void afterTheUsualPlacing(String preset, String array, String players, String counts) {
    Position position =
        Games.SIEGE_OF_PARIS
            .start(Games.SIEGE_OF_PARIS.options(preset, Map.of("array", array, "players", players)))
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
    Position position =
        Games.SIEGE_OF_PARIS.start(
            Games.SIEGE_OF_PARIS.options("bell-command", Map.of("array", array)));
    assertThat(Perft.count(position, 1)).isEqualTo(1120);
    assertThat(Perft.count(position, 2)).isEqualTo(5600);
    assertThat(Perft.count(position, 3)).isEqualTo(third);
  }

  @ParameterizedTest
  @MethodSource
  void samples(String line) {
    PerftSamples.check(Games.SIEGE_OF_PARIS, line);
  }

  static Stream<String> samples() {
    return PerftSamples.of(Games.SIEGE_OF_PARIS);
  }

  /** Counts of another generator, written apart from this one, in games of every kind. */
  @ParameterizedTest
  @MethodSource
  void samplesUnderOptions(String line) {
    String[] parts = line.split(" \\| ", -1);
    String[] rules = parts[0].split(" ", -1);
    Map<String, String> changes =
        Stream.of(rules[1].split(",", -1))
            .map(change -> change.split("=", -1))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    Options options = Games.SIEGE_OF_PARIS.options(rules[0], changes);
    PerftSamples.check(Games.SIEGE_OF_PARIS, options, parts[1]);
  }

  static Stream<String> samplesUnderOptions() {
    return PerftSamples.lines("siege-of-paris-options.epd");
  }
}
