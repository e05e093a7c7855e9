package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.SIEGE;
import static vauban.rules.siege.Sieges.north;
import static vauban.rules.siege.Sieges.play;
import static vauban.rules.siege.Sieges.south;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.game.Decision;
import vauban.rules.game.Game;
import vauban.rules.game.Outcome;
import vauban.rules.game.Points;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

class SiegeEndingsTest {

  @Test
  void theArrayIsOngoing() {
    assertThat(SIEGE.start().outcome()).isEqualTo(new Outcome.Ongoing());
  }

  @Test
  void checkmateScoresThree() {
    Position mated = south("Fa7", "Fb1", "Ga1", "gj8").play("b1b8");

    assertEnds(mated, Team.FIRST, "checkmate", new Points(3, 0));
    assertThat(mated.working().stuck()).isEqualTo(Decision.LOST);
  }

  @Test
  void northsCheckmateScoresThreeForNorth() {
    assertEnds(
        north("fa2", "fb8", "ga8", "Gj1").play("b8b1"), Team.SECOND, "checkmate", new Points(0, 3));
  }

  @Test
  void reachingTheHeadquartersScoresTwo() {
    Position won = south("Be7", "Ga1", "gj8", "fj7").play("e7f8");

    assertEnds(won, Team.FIRST, "headquarters", new Points(2, 0));
    assertThat(won.working().decided()).isEqualTo(Decision.LOST);
    assertThat(won.legalMoves()).isEmpty();
  }

  @Test
  void northReachesSouthsHeadquarters() {
    assertEnds(
        north("bd2", "Ga1", "gj8").play("d2e1"), Team.SECOND, "headquarters", new Points(0, 2));
  }

  @Test
  void theHeadquartersAreReachedEvenWhereTheGeneralAttacks() {
    assertEnds(
        south("Be7", "Ga1", "gf7").play("e7e8"), Team.FIRST, "headquarters", new Points(2, 0));
  }

  @Test
  void theBannerCarriersMayNotEnterHeadquartersThatAnotherPieceHolds() {
    Position position = south("Be7", "Ga1", "gj8", "fe8", "cf8");

    assertThat(Sieges.targets(position, "e7")).isEmpty();
  }

  @Test
  void capturingTheEnemysBannerCarriersInTheirHeadquartersWins() {
    assertEnds(
        south("Be7", "Ga1", "gj8", "bf8").play("e7f8"),
        Team.FIRST,
        "headquarters",
        new Points(2, 0));
  }

  @Test
  void theWinningMoveMayNotLeaveTheGeneralAttacked() {
    Position position = south("Be7", "Ge1", "gj8", "fe8", "fj7");

    assertThat(Sieges.targets(position, "e7")).isEmpty();
    assertThat(position.explain("e7f8").toString()).contains("S check");
  }

  @Test
  void checkmateBeatsTheHeadquarters() {
    // The Banner carriers leave the file of the Fort behind them and uncover its check.
    Position won = south("Be7", "Fe1", "Ff2", "Fd6", "Ga1", "ge8").play("e7f8");

    assertEnds(won, Team.FIRST, "checkmate", new Points(3, 0));
    assertThat(south("Be7", "Fe1", "Ff2", "Fd6", "Ga1", "ge8").move("Bf8#").text())
        .isEqualTo("e7f8");
  }

  @Test
  void aCheckThatTheGeneralCouldEscapeIsTheHeadquartersOnly() {
    assertEnds(
        south("Be7", "Fe1", "Fd1", "Ga1", "ge8").play("e7f8"),
        Team.FIRST,
        "headquarters",
        new Points(2, 0));
  }

  @Test
  void anArmyWithoutBannerCarriersCanStillCheckmate() {
    assertEnds(
        play(north("be5", "Be4", "Fa7", "Fb1", "Ga1", "gj8"), "e5e4", "b1b8"),
        Team.FIRST,
        "checkmate",
        new Points(3, 0));
  }

  @Test
  void stalemateIsADraw() {
    Position stalemate = south("Fi1", "Fb7", "Ga1", "gj8").play("a1a2");

    assertEnds(stalemate, null, "stalemate", new Points(1, 1));
    assertThat(stalemate.working().stuck()).isEqualTo(Decision.DRAWN);
  }

  @Test
  void theThirdOccurrenceIsADrawTheSecondIsNot() {
    String[] thereAndBack = {"b1c3", "b8a6", "c3b1", "a6b8"};
    Position second = play(SIEGE.start(), thereAndBack);
    Position third = play(second, thereAndBack);

    assertThat(second.outcome().over()).isFalse();
    assertEnds(third, null, "repetition", new Points(1, 1));
    assertThat(third.legalMoves()).isEmpty();
  }

  @Test
  void repetitionCountsAPositionThatWasSetUp() {
    Position start = south("Fb1", "Ga1", "gj8", "fi8");
    String[] thereAndBack = {"b1b2", "i8i7", "b2b1", "i7i8"};

    assertEnds(play(play(start, thereAndBack), thereAndBack), null, "repetition", new Points(1, 1));
  }

  @Test
  void fiftyMovesEachWithoutProgressAreADraw() {
    Position last = SIEGE.position(SIEGE.options(), fiftyMoves(99));

    assertThat(last.outcome().over()).isFalse();
    assertEnds(last.play("b1b2"), null, "fifty-moves", new Points(1, 1));
  }

  @Test
  void anInfantrymansMoveOrACaptureStartsTheFiftyMovesAnew() {
    Position last = SIEGE.position(SIEGE.options(), fiftyMoves(99));

    assertThat(last.play("a2b3").halfmove()).isZero();
    assertThat(last.play("b1j1").halfmove()).isZero();
    assertThat(last.play("e3d2").halfmove()).as("senior Infantryman").isEqualTo(100);
  }

  @Test
  void checkmateOnTheLastOfTheFiftyMovesWins() {
    Position last =
        SIEGE.position(SIEGE.options(), "9g/F9/10/2**2**2/2**2**2/10/10/GF8 w - - 99 80");

    assertEnds(last.play("b1b8"), Team.FIRST, "checkmate", new Points(3, 0));
  }

  @Test
  void onlyTheGeneralsLeftIsADraw() {
    Position left = south("Ge4", "ie5", "gj8").play("e4e5");

    assertEnds(left, null, "generals-only", new Points(1, 1));
    assertThat(left.working().decided()).isEqualTo(Decision.DRAWN);
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGNATION, resignation, 3-0",
    "TIME, time, 3-0",
  })
  void resignationAndTimeScoreThree(Game.OffBoard reason, String id, String points) {
    assertThat(SIEGE.ending(reason).id()).isEqualTo(id);
    assertThat(SIEGE.points(Team.FIRST, SIEGE.ending(reason))).hasToString(points);
  }

  @Test
  void agreementScoresOneEach() {
    assertThat(SIEGE.points(null, SIEGE.ending(Game.OffBoard.AGREEMENT))).hasToString("1-1");
  }

  private static String fiftyMoves(int halfmove) {
    return "g9/10/10/2**2**2/2**2**2/4N5/I9/GF7c w - - " + halfmove + " 80";
  }

  private static void assertEnds(
      Position position, @Nullable Team winner, String ending, Points points) {
    assertThat(position.outcome())
        .isInstanceOfSatisfying(
            Outcome.Decided.class,
            decided -> {
              assertThat(decided.ending().id()).isEqualTo(ending);
              assertThat(decided.winner()).isEqualTo(winner);
              assertThat(decided.points()).isEqualTo(points);
              assertThat(SIEGE.rules().rule(decided.ending().rule())).isNotNull();
            });
  }
}
