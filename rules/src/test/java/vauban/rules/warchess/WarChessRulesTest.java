package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.warchess.Field.assertLegal;
import static vauban.rules.warchess.Field.assertRefused;
import static vauban.rules.warchess.Field.legal;
import static vauban.rules.warchess.Field.marked;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

/** What the rules say beyond the plates, each in a position of its own. */
class WarChessRulesTest {

  // ---- WC 2 and WC 3

  @Test
  void aFigurePassesOverCoveredSquares() {
    Position position = Field.of("w", "Ce16 ad13 Wq18 kh3 lq2");

    assertRefused(position, "e16e14", "WC 2", "Cavalry on e16", "d13");
    assertLegal(position, "e16e10");
  }

  @Test
  void aWagonUnderItsOwnArtilleryIsNotTakenWithoutArtillery() {
    Position position = Field.of("b", "We14 Ac12 ig14 kh3 La18");

    assertRefused(position, "g14e14", "WC 2", "c12");
    assertLegal(Field.of("b", "We14 Ac10 ig14 kh3 La18"), "g14e14");
  }

  @Test
  void protectionLetsAFigureStopUnderArtillery() {
    assertLegal(Field.of("w", "Ie16 Ad13 ah11 Wq18 kh3 lq2"), "e16e14");
    assertLegal(Field.of("w", "If15 Ae12 ah11 Wq18 kh3 lq2"), "f15f13");
    assertRefused(Field.of("w", "If15 Ae10 ah11 Wq18 kh3 lq2"), "f15f13", "WC 2", "h11");
  }

  @Test
  void aStepThatTheRiverCutsProtectsNothing() {
    assertThat(marked(Field.of("b", "Ac4 ae8 if7 kq2 Wq18 La18"), "exposed")).containsExactly("f7");
    assertThat(marked(Field.of("b", "Ac4 ag6 if7 kq2 Wq18 La18"), "exposed")).isEmpty();
  }

  @Test
  void aFootSoldierMayNotOpenALineOnAnotherFigure() {
    Position position = Field.of("w", "Lf13 Ae12 Ce14 ah11 Wq18 kh3 iq2");

    assertRefused(position, "f13h13", "WC 3", "Cavalry on e14", "h11");
    assertLegal(position, "e14e16");
  }

  @Test
  void aDefenderMayNotOpenALineOnTheCitadel() {
    Position position = Field.of("b", "kh3 ii4 ah5 Ak6 Wq18 La18");

    assertRefused(position, "i4i2", "WC 3", "k6", "Citadel");
    assertRefused(position, "h5g6", "WC 3", "k6", "i4");
  }

  @Test
  void figuresExposedAlreadyDoNotCountAgain() {
    Position position = Field.of("w", "Le14 Lo4 af13 kh3 iq2 Wq18");

    assertThat(marked(position, "exposed")).containsExactly("e14");
    assertRefused(position, "o4o2", "WC 4c");
    assertLegal(position, "e14e16", "e14f13");
  }

  // ---- WC 4a

  private static final String WAGON_EXPOSED = "We14 Ae12 If17 Ih13 La18 ah11 kh3 lq2";

  @Test
  void anExposedWagonIsMadeSafeInFourWays() {
    Position position = Field.of("w", WAGON_EXPOSED);

    assertLegal(position, "h13h11", "e14d15", "f17f13", "e12d13");
    assertRefused(position, "a18b17", "WC 4a", "Wagon on e14", "h11", "for example by");
    assertRefused(position, "e12d11", "WC 4a");
  }

  @Test
  void theWagonComesBeforeOtherFigures() {
    Position position = Field.of("w", WAGON_EXPOSED + " Lj13");

    assertThat(marked(position, "exposed")).containsExactlyInAnyOrder("e14", "j13");
    assertRefused(position, "j13j15", "WC 4a");
    assertLegal(position, "e14d15");
  }

  @Test
  void whereTheWagonCannotBeMadeSafeTheTurnIsFree() {
    Position position = Field.of("w", "Wa18 ab17 ac16 Le14 Iq18 kh3 lq2");

    assertThat(marked(position, "exposed")).containsExactlyInAnyOrder("a18", "e14");
    assertLegal(position, "q18p17", "e14e12");
  }

  @Test
  void takingTheCitadelMeetsEveryObligation() {
    Position position = Field.of("w", WAGON_EXPOSED + " Ch5");

    assertLegal(position, "h5h3");
  }

  // ---- WC 4b

  private static final String COMMANDED = "kh3 Ak6 Wi18 La18 ";

  @Test
  void aCommandedCitadelIsFreedByTakingOrInterposing() {
    Position position = Field.of("b", COMMANDED + "ck2 ag6 iq2");

    assertThat(marked(position, "commanded")).containsExactly("h3");
    assertThat(legal(position)).containsExactlyInAnyOrder("k2k6", "g6i4");
    assertRefused(position, "q2p3", "WC 4b", "k6", "ended first");
    assertRefused(position, "k2k4", "WC 4b");
  }

  @Test
  void whereCommandCannotBeEndedAFigureComesUpToTake() {
    Position position = Field.of("b", COMMANDED + "co2");

    assertLegal(position, "o2o6");
    assertRefused(position, "o2q2", "WC 4b", "cannot be ended at once", "next");
    assertThat(legal(position.play("o2o6").play("a18b17"))).containsExactly("o6k6");
  }

  @Test
  void aFigureThatWouldStandExposedCouldNotTake() {
    Position position = Field.of("b", COMMANDED + "Al7 co2");

    assertLegal(position, "o2q2", "o2o6");
  }

  @Test
  void artilleryCouldTakeSupportedArtillery() {
    Position position = Field.of("b", COMMANDED + "Al7 co2 an5");

    assertLegal(position, "n5m4", "n5l7");
    assertRefused(position, "o2q2", "WC 4b");
  }

  @Test
  void takingOneOfTwoCommandingArtilleryOnlyHelpsForTheNextMove() {
    Position position = Field.of("b", COMMANDED + "Ae6 ck2 iq2");

    assertRefused(position, "k2m2", "WC 4b", "e6", "k6", "next");
    assertLegal(position, "k2k6", "q2p3");
  }

  @Test
  void theCitadelComesBeforeOtherFigures() {
    Position position = Field.of("b", COMMANDED + "ck2 in9");

    assertThat(marked(position, "exposed")).containsExactly("n9");
    assertThat(legal(position)).containsExactly("k2k6");
  }

  @Test
  void takingTheWagonIsAllowedWhateverElseHelps() {
    Position position = Field.of("b", COMMANDED + "ck2 ii16");

    assertThat(legal(position)).containsExactlyInAnyOrder("k2k6", "i16i18");
  }

  @Test
  void takingTheWagonDoesNotKeepAnObligationAlive() {
    Position position = Field.of("b", COMMANDED + "Al7 ii16");

    assertLegal(position, "i16i18", "i16i14", "i16g16");
  }

  @Test
  void takingTheWagonKeepsAnObligationAliveThatItMeets() {
    // From g6 the Light Infantry could take the Artillery on k6; no other move comes as near.
    Position position = Field.of("b", "kh3 Ak6 Wg6 lf5 Lh5 iq2");

    assertThat(legal(position)).containsExactly("f5g6");
    assertRefused(position, "q2p3", "WC 4b", "f5g6");
  }

  // ---- WC 4c and WC 4d

  @Test
  void artilleryIsNeverExposed() {
    Position position = Field.of("w", "Ae14 Lq18 af13 kh3 lq2 Wo18");

    assertThat(position.marks()).isEmpty();
    assertLegal(position, "q18p17", "e14f13");
  }

  @Test
  void whereNoExposedFigureCanBeMadeSafeTheObligationLapses() {
    Position position = Field.of("w", "La18 ab17 ac16 lc18 kh3 Wq18 Ip17");

    assertThat(marked(position, "exposed")).containsExactly("a18");
    assertRefused(position, "a18b17", "WC 2", "c16");
    assertLegal(position, "p17o16", "p17n15");
  }

  // ---- WC 5

  @Test
  void takingTheWagonMayExposeOtherFigures() {
    Position position = Field.of("b", "kh3 ii4 ah5 Ak6 Wi6 La18");

    assertRefused(position, "i4i2", "WC 3");
    assertLegal(position, "i4i6");
  }

  @Test
  void takingTheLastTroopsMayNotExposeOtherFigures() {
    Position position = Field.of("w", "Lf13 Ce14 Ae12 ah11 Wq18 kh3 if15");

    assertRefused(position, "f13f15", "WC 3", "e14");
  }
}
