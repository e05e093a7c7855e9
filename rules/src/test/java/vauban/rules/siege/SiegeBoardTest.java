package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.SIEGE;
import static vauban.rules.siege.Sieges.squares;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;

class SiegeBoardTest {

  @Test
  void tenFilesAndEightRanks() {
    assertThat(SIEGE.board().ranks()).hasSize(8).allSatisfy(rank -> assertThat(rank).hasSize(10));
    assertThat(SIEGE.board().square(0)).hasToString("a8");
    assertThat(SIEGE.board().square(79)).hasToString("j1");
  }

  @Test
  void theHilltopsAreTwoBlocksOfFour() {
    assertThat(
            SIEGE.board().squares().stream()
                .filter(square -> square.terrain() == Terrain.HILLTOP)
                .map(Square::name))
        .containsExactlyElementsOf(squares("c4 d4 c5 d5 g4 h4 g5 h5"));
  }

  @Test
  void theHeadquarters() {
    assertThat(region("south-headquarters")).isEqualTo(squares("e1 f1"));
    assertThat(region("north-headquarters")).isEqualTo(squares("e8 f8"));
  }

  @Test
  void southsBannerCarriersCanComeFromE1ToTheShadedSquares() {
    assertThat(region("south-banner"))
        .isEqualTo(
            squares("b4 b5 c3 c6 d2 d3 d6 d7 e2 e3 e4 e5 e6 e7 f2 f3 f4 f5 f6 f7 g3 g6 g7 e8 f8"));
  }

  @Test
  void northsShadedSquaresAreSouthsTurnedAndMirrored() {
    assertThat(region("north-banner"))
        .contains("i5", "i4", "h6", "h3", "g7", "g2", "b5", "b4", "c6", "c3", "d7", "e1", "f1")
        .doesNotContain("e8", "f8", "a4", "j4", "c2", "b3");
  }

  @ParameterizedTest
  @CsvSource({
    "point, fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1",
    "mirror, fcasbgsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1",
  })
  void theArrays(String array, String text) {
    assertThat(SIEGE.start(SIEGE.options("point", Map.of("array", array))).text()).isEqualTo(text);
    assertThat(SIEGE.start(SIEGE.options(array, Map.of())).text()).isEqualTo(text);
  }

  private static List<String> region(String id) {
    return SIEGE.board().regions().stream()
        .filter(region -> region.id().equals(id))
        .findFirst()
        .orElseThrow()
        .squares()
        .stream()
        .map(Square::name)
        .toList();
  }
}
