package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.Overlays.lines;
import static vauban.rules.Overlays.reach;
import static vauban.rules.Overlays.squares;
import static vauban.rules.game.Team.FIRST;
import static vauban.rules.game.Team.SECOND;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

class WarChessOverlaysTest {

  /** Plate 4, figure 2, with the Citadel, the Wagon and troops out of the way. */
  @Test
  void artilleryCoversItsObliqueLines() {
    Position position = Field.of("w", "a%s Wi18 La18 kh3 la2".formatted(Field.plate(51)));
    assertThat(squares(position, "covered", SECOND))
        .containsExactlyInAnyOrderElementsOf(Field.plates("58 65 73 57 63 70 43 35 27 44 37 30"));
    assertThat(squares(position, "covered", FIRST)).isEmpty();
    assertThat(squares(position, "closed", FIRST)).isEqualTo(squares(position, "covered", SECOND));
  }

  /** Plate 2, figure 1. */
  @Test
  void groundBesideArtilleryOfBothSidesIsProtectedForNeither() {
    Position position = Field.of("w", "ac16 Ae16 Wi18 La18 kh3 la2");
    assertThat(squares(position, "protected", FIRST)).contains("f17").doesNotContain("d17", "d15");
    assertThat(squares(position, "protected", SECOND)).contains("b17").doesNotContain("d17", "d15");
  }

  @Test
  void anExposedFigureIsShownWithTheArtilleryThatExposesIt() {
    Position position = Field.of("w", "ae12 Ig14 Wi18 kh3 la2");
    assertThat(squares(position, "exposed", FIRST)).containsExactly("g14");
    assertThat(lines(position, "exposed", FIRST)).containsExactly("e12-g14");

    Position supported = Field.of("w", "ae12 Ig14 Ah15 Wi18 kh3 la2");
    assertThat(squares(supported, "exposed", FIRST)).isEmpty();
    assertThat(lines(supported, "supported", FIRST)).containsExactly("h15-g14");
  }

  @Test
  void theCitadelIsShownWithTheArtilleryThatCommandsIt() {
    Position position = Field.of("b", "Ae6 Wi18 La18 kh3 la2");
    assertThat(lines(position, "commanded", SECOND)).containsExactly("e6-h3");
  }

  @Test
  void everyFigureSaysWhatItCouldDoWhosesoeverTurnItIs() {
    Position position = Field.of("w", "Wi18 La18 kh3 la2");
    assertThat(reach(position, "i18")).contains("h17", "g16", "j17", "k16");
    assertThat(reach(position, "a2")).contains("b3", "c4");
  }
}
