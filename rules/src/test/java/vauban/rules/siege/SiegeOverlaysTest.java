package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.Overlays.lines;
import static vauban.rules.Overlays.reach;
import static vauban.rules.Overlays.squares;
import static vauban.rules.game.Team.FIRST;
import static vauban.rules.game.Team.SECOND;
import static vauban.rules.siege.Sieges.south;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

class SiegeOverlaysTest {

  @Test
  void artilleryAttacksWhatComesAfterOneScreen() {
    Position position = south("Gj1", "ga8", "Ac1", "Sc2");
    assertThat(squares(position, "attacked", FIRST)).contains("c3").doesNotContain("c4", "d4");
    assertThat(squares(position, "protected", FIRST)).doesNotContain("c2");
  }

  @Test
  void aPieceIsExposedUntilSomethingProtectsIt() {
    Position alone = south("Ge1", "ga8", "Fc3", "ij3");
    assertThat(lines(alone, "threatened", SECOND)).containsExactly("c3-j3");
    assertThat(squares(alone, "exposed", SECOND)).containsExactly("j3");

    Position helped = south("Ge1", "ga8", "Fc3", "ij3", "fj7");
    assertThat(squares(helped, "threatened", SECOND)).containsExactly("j3");
    assertThat(squares(helped, "protected", SECOND)).contains("j3");
    assertThat(squares(helped, "exposed", SECOND)).isEmpty();
  }

  @Test
  void theBannersRegionShrinksAsItGoesOn() {
    Position position = south("Gj1", "ga8", "Bd6");
    assertThat(squares(position, "banner", FIRST)).containsExactly("e8", "f8", "d7", "e7");
    assertThat(squares(position, "banner", SECOND)).isEmpty();
  }

  @Test
  void everyPieceSaysWhatItCouldDoWhosesoeverTurnItIs() {
    Position start = Sieges.SIEGE.start();
    assertThat(reach(start, "e2")).containsExactly("d3", "f3");
    assertThat(reach(start, "e7")).containsExactly("d6", "f6");
    assertThat(start.reach()).doesNotContainKey(Sieges.SIEGE.board().square("e5"));
  }
}
