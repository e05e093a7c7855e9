package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.Overlays.lines;
import static vauban.rules.Overlays.reach;
import static vauban.rules.Overlays.squares;
import static vauban.rules.game.Team.FIRST;
import static vauban.rules.game.Team.SECOND;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

class ParisOverlaysTest {

  @Test
  void aManSupportsTheOneBeforeHim() {
    Position position = Scene.of("Me4", "Md3").turn("w");
    assertThat(lines(position, "supported", FIRST)).containsExactly("d3-e4");
    assertThat(squares(position, "unsupported", FIRST)).containsExactly("d3");
  }

  @Test
  void aBesiegerAtTheGateIsExposedToWhoStandsBehindIt() {
    Position position = Scene.of("Rf6", "Mf5").turn("w");
    assertThat(lines(position, "exposed", FIRST)).containsExactly("f6-f5");
    assertThat(squares(position, "sorties", SECOND)).contains("f5", "g5");
    assertThat(lines(position, "entries", FIRST)).isEmpty();
    assertThat(reach(position, "f6")).contains("f5", "g5");
  }

  @Test
  void anEmptyCellCanBeEntered() {
    Position position = Scene.of("Mf5").outside().turn("w");
    assertThat(lines(position, "entries", FIRST)).containsExactly("f5-f6");
  }
}
