package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.north;
import static vauban.rules.siege.Sieges.south;

import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

class SiegePromotionTest {

  @Test
  void becomesAnyPieceHisSideHasLost() {
    assertThat(exchanges(south("Ie7", "Gj1", "ga8"), "e7f8"))
        .containsExactlyInAnyOrder("f", "a", "c", "s", "n");
  }

  @Test
  void becomesASeniorInfantrymanWhereNothingIsLost() {
    assertThat(
            exchanges(
                south("Ie7", "Fa1", "Fb1", "Ac1", "Ad1", "Ce2", "Cf2", "Sa2", "Sb2", "Gj1", "ga8"),
                "e7f8"))
        .containsExactly("n");
  }

  @Test
  void becomesAScoutOnlyWhereNoneOfTheColourIsLeft() {
    // f8 is of the colour of a1, b2 and so on up: f + 8 is even.
    assertThat(exchanges(south("Ie7", "Sb2", "Gj1", "ga8"), "e7f8")).doesNotContain("s");
    assertThat(exchanges(south("Ie7", "Sb1", "Gj1", "ga8"), "e7f8")).contains("s");
  }

  @Test
  void becomesWhatHisSideHasOneOf() {
    assertThat(exchanges(north("ie2", "Gj1", "ga8", "fa7", "aa6", "ab6"), "e2d1"))
        .containsExactlyInAnyOrder("f", "c", "s", "n");
  }

  @Test
  void promotesWhenCapturing() {
    assertThat(exchanges(south("Ie7", "ff8", "Gj1", "ga8"), "e7f8")).contains("f", "n");
  }

  @Test
  void makesAPieceCapturedAgainAvailableAgain() {
    Position start = south("Ie7", "Id7", "Fa1", "Gj1", "gb6", "fg8");

    Position promoted = start.play("e7f8f");
    Position captured = promoted.play("g8f8");

    assertThat(exchanges(start, "d7e8")).contains("f");
    assertThat(exchanges(promoted.play("b6b5"), "d7e8")).doesNotContain("f");
    assertThat(exchanges(captured, "d7e8")).contains("f");
  }

  @Test
  void playsAndTakesBackAPromotion() {
    Position after = south("Ie7", "Gj1", "ga3").play("e7f8f");

    assertThat(after.text()).isEqualTo("5F4/10/10/2**2**2/2**2**2/g9/10/9G b - - 0 1");
    assertThat(south("Ie7", "Gj1", "ga3").play("If8=F").text()).isEqualTo(after.text());
  }

  private static List<String> exchanges(Position position, String move) {
    return position.legalMoves().stream()
        .map(legal -> legal.text())
        .filter(text -> text.startsWith(move))
        .map(text -> text.substring(move.length()))
        .toList();
  }
}
