package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PerftCommandTest {

  @Test
  void theLastLineIsTheCountAndTheOneBeforeTheTime() {
    Conversation answer = vauban("perft", "3");

    assertThat(answer.answers()).matches("[0-9.]+ seconds, [0-9]+ leaves/s\n26514\n");
  }

  @ParameterizedTest
  @CsvSource({"siege, 2, 900", "war-chess, 2, 9984", "siege-of-paris, 2, 5600"})
  void countsFromTheArrayOfEachGame(String game, String depth, String leaves) {
    assertThat(vauban("perft", "--game", game, depth).lines().getLast()).isEqualTo(leaves);
  }

  @Test
  void countsOneLeafAtDepthNought() {
    assertThat(vauban("perft", "0").lines().getLast()).isEqualTo("1");
    assertThat(vauban("perft", "--divide", "0").lines().getLast()).isEqualTo("1");
  }

  @Test
  void dividesTheCountByMove() {
    Conversation answer = vauban("perft", "--divide", "2");

    assertThat(answer.lines()).hasSize(32).startsWith("a2b3: 30", "b1a3: 30");
    assertThat(answer.lines().getLast()).isEqualTo("900");
  }

  @Test
  void aDecidedGameHasNoLeaves() {
    String bannerIsHome = "4Bg4/10/10/2**2**2/2**2**2/10/10/4G5 b - - 0 1";

    assertThat(vauban("perft", "--position", bannerIsHome, "1").lines().getLast()).isEqualTo("0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "21", "100", "3.5", "x", ""})
  void refusesADepthOutOfRange(String depth) {
    vauban("perft", depth)
        .isRefused(
            "Depth cannot be '%s'; it is a whole number of plies from 0 to 20.".formatted(depth));
  }
}
