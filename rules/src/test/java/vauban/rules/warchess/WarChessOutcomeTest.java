package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.game.Decision;
import vauban.rules.game.Game;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

class WarChessOutcomeTest {

  @ParameterizedTest
  @CsvSource({
    "w, La18 lq2 kh3 Wc18, a18b17, none, none, ½-½",
    "w, Lh5 lq2 kh3 Wc18, h5h3, FIRST, citadel, 1-0",
    "b, La18 le18 kh3 Wc18, e18c18, SECOND, wagon, 0-1",
    "w, Lh5 lh7 kh3 Wc18, h5h7, FIRST, troops, 1-0",
    "b, Lh5 lh7 kh3 Wc18, h7h5, SECOND, troops, 0-1",
  })
  void takingDecidesTheGame(
      String turn, String figures, String move, String winner, String ending, String points) {
    Outcome outcome = Field.of(turn, figures).play(move).outcome();

    if (ending.equals("none")) {
      assertThat(outcome.over()).isFalse();
    } else {
      assertDecided(outcome, Team.valueOf(winner), ending, points);
    }
  }

  @ParameterizedTest(name = "{0} to move, {1}: {3}")
  @CsvSource({
    "w, La18 lq2 Wc18, FIRST, citadel, WON",
    "b, La18 lq2 Wc18, FIRST, citadel, LOST",
    "w, La18 lq2 kh3, SECOND, wagon, LOST",
    "b, lq2 kh3, SECOND, wagon, WON",
    "b, lq2 La18, FIRST, citadel, LOST",
    "b, Aa18, FIRST, citadel, LOST",
    "w, Aa18 kh3 Wc18 lq2, SECOND, troops, LOST",
    "b, Aa18 kh3 Wc18 lq2, SECOND, troops, WON",
    "w, La18 kh3 Wc18 aq2, FIRST, troops, WON",
    "w, kh3 Wc18, SECOND, troops, LOST",
    "b, kh3 Wc18, FIRST, troops, LOST",
  })
  void whatIsMissingHasDecidedTheGame(
      String turn, String figures, Team winner, String ending, Decision decision) {
    Position position = Field.of(turn, figures);

    assertDecided(position.outcome(), winner, ending, winner == Team.FIRST ? "1-0" : "0-1");
    assertThat(position.legalMoves()).isEmpty();
    assertThat(position.working().decided()).isEqualTo(decision);
    assertThat(position.working().countMoves()).isZero();
  }

  @Test
  void anEmptyFieldIsReadAndDecided() {
    Game game = Games.WAR_CHESS;
    Position position =
        game.position(game.options(), "6/9/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/8/9/6 w 0 1");

    assertDecided(position.outcome(), Team.FIRST, "citadel", "1-0");
  }

  @Test
  void aSideThatCannotMoveDraws() {
    Position stuck = Field.of("w", "La18 Wb17 kh3 lc18 lc16 ae16");

    assertThat(stuck.legalMoves()).isEmpty();
    assertDecided(stuck.outcome(), null, "stuck", "½-½");
  }

  @Test
  void thePositionThatStandsForTheThirdTimeDraws() {
    Position position = Field.of("w", "Lf17 lq2 kh3 Wc18");
    List<String> round = List.of("c18b17", "q2p3", "b17c18", "p3q2");
    for (String move : round) {
      position = position.play(move);
    }
    assertThat(position.outcome().over()).isFalse();
    for (String move : round) {
      position = position.play(move);
    }
    assertDecided(position.outcome(), null, "repetition", "½-½");
  }

  @Test
  void twoHundredPliesWithoutACaptureDraw() {
    Game game = Games.WAR_CHESS;
    String quiet = "6/1W2L4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/3k4/8l/6 w ";
    Position position = game.position(game.options(), quiet + "199 150");

    assertThat(position.outcome().over()).isFalse();
    assertDecided(position.play("c18b17").outcome(), null, "progress", "½-½");
    assertDecided(
        game.position(game.options(), quiet + "200 150").outcome(), null, "progress", "½-½");
  }

  @Test
  void aCaptureBeginsTheCountAnew() {
    Position position = Field.of("w", "Lh5 lh7 lq2 kh3 Wc18").play("c18b17").play("q2p3");

    assertThat(position.halfmove()).isEqualTo(2);
    assertThat(position.fullmove()).isEqualTo(2);
    assertThat(position.play("h5h7").halfmove()).isZero();
  }

  @Test
  void movesAreNumberedByTheDefendersPlies() {
    Position position = Games.WAR_CHESS.start(new WarChessOptions(Team.SECOND));

    assertThat(position.play("c6c4").fullmove()).isEqualTo(2);
  }

  @Test
  void shortNotationShowsThreatsAndWins() {
    Position plate2 = Field.of("w", "Ab9 Ac8 ib3 ig4 ad1 kp3 Wq18 Lp17");
    Position citadel = Field.of("w", "Lh5 lq2 kh3 Wc18");
    Position commanding = Field.of("w", "Al7 La18 lq2 kh3 Wc18");

    assertThat(plate2.shortText(plate2.move("c8e6"))).isEqualTo("Ae6+");
    assertThat(plate2.shortText(plate2.move("p17o16"))).isEqualTo("Lo16");
    assertThat(citadel.shortText(citadel.move("h5h3"))).isEqualTo("Lxh3#");
    assertThat(commanding.shortText(commanding.move("l7k6"))).isEqualTo("Ak6+");
    assertThat(commanding.shortText(commanding.move("l7m6"))).isEqualTo("Am6");
  }

  private static void assertDecided(
      Outcome outcome, @Nullable Team winner, String ending, String points) {
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Decided.class,
            decided -> {
              assertThat(decided.winner()).isEqualTo(winner);
              assertThat(decided.ending().id()).isEqualTo(ending);
              assertThat(decided.points()).hasToString(points);
            });
  }
}
