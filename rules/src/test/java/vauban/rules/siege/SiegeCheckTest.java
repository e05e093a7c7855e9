package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.south;
import static vauban.rules.siege.Sieges.squares;
import static vauban.rules.siege.Sieges.targets;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

/** What the General's safety allows, screens of Artillery above all. */
class SiegeCheckTest {

  @Test
  void aFortsCheckIsEndedByCaptureOrByComingBetween() {
    Position position = south("Gj1", "fa1", "Fc6", "Sa3", "Cb3", "ge8");

    assertThat(targets(position, "c6")).isEmpty();
    assertThat(targets(position, "b3")).isEqualTo(squares("a1 c1"));
  }

  @Test
  void artilleryWithOneScreenGivesCheck() {
    assertThat(south("Gj1", "ae1", "Ih1", "ga8").marks())
        .singleElement()
        .satisfies(
            mark -> {
              assertThat(mark.square()).hasToString("j1");
              assertThat(mark.words())
                  .isEqualTo("South's General is attacked by the Artillery on e1.");
            });
  }

  @Test
  void theScreenMayLeaveTheLine() {
    Position position = south("Gj1", "ae1", "Ih1", "ga8");

    assertThat(targets(position, "h1")).isEqualTo(squares("g2 i2"));
  }

  @Test
  void theScreenMayNotSlideAlongTheLine() {
    Position position = south("Gj1", "ae1", "Fh1", "ga8");

    assertThat(targets(position, "h1")).isEqualTo(squares("h3 h2 e1"));
  }

  @Test
  void aSecondScreenEndsTheCheck() {
    Position position = south("Gj1", "ae1", "Ih1", "Ff3", "ga8");

    assertThat(targets(position, "f3")).isEqualTo(squares("f1"));
  }

  @Test
  void nobodyMayBecomeTheScreen() {
    Position position = south("Gj1", "ae1", "Fh3", "ga8");

    assertThat(targets(position, "h3")).contains("h2").doesNotContain("h1");
  }

  @Test
  void aFortMayCaptureTheArtilleryThatWaitsForAScreen() {
    assertThat(targets(south("Gj1", "ae1", "Fe3", "ga8"), "e3")).contains("e1", "e2");
  }

  @Test
  void oneOfTwoScreensIsPinned() {
    Position position = south("Gj1", "ae1", "Fh1", "Cg1", "ga8");

    assertThat(targets(position, "h1")).isEqualTo(squares("i1"));
    assertThat(targets(position, "g1")).isEmpty();
  }

  @Test
  void theCaptorOfTheFortBecomesTheScreenOfTheArtilleryBehind() {
    Position position = south("Gj1", "fg1", "af1", "Fg3", "Fh3", "ga8");

    assertThat(targets(position, "g3")).isEmpty();
    assertThat(targets(position, "h3")).isEqualTo(squares("h1"));
  }

  @Test
  void aCapturedScreenIsReplacedByItsCaptor() {
    Position position = south("Gj1", "ae1", "ch1", "Fh3", "ga8");

    assertThat(targets(position, "h3")).isEmpty();
  }

  @Test
  void hilltopsAreNeverAScreen() {
    assertThat(south("Gc3", "ac6", "ga8").marks()).isEmpty();
  }

  @Test
  void bannerCarriersAreAScreenLikeAnyOther() {
    assertThat(south("Ge1", "ae5", "be3", "ga8").marks()).hasSize(1);
  }

  @Test
  void twoAttackersLeaveOnlyTheGeneralToMove() {
    Position position = south("Gj1", "fj4", "ch2", "Fb4", "Ab2", "ga8");

    assertThat(position.legalMoves()).allMatch(move -> move.text().startsWith("j1"));
  }

  @Test
  void aPinnedScoutMayMoveAlongItsPin() {
    Position position = south("Gf1", "Sg2", "si4", "ga8");

    assertThat(targets(position, "g2")).isEqualTo(squares("h3 i4"));
  }
}
