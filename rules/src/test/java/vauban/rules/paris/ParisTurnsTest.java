package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Placing;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.game.Team;

/** The placing, the order of turns, seats, wings and passes. */
class ParisTurnsTest {

  private static final String START =
      "1g1k1l1l1k1c/m1m1m1m1m1m1/1m1m1m1m1m1m/12/12/6/9/6/8/6/9/12/12/1M1M1M1M1M1M/M1M1M1M1M1M1"
          + "/1C1K1L1L1K1G p - 0 1";

  @Test
  void startsBeforeThePlacing() {
    assertThat(Games.SIEGE_OF_PARIS.start().text()).isEqualTo(START);
    assertThat(Games.SIEGE_OF_PARIS.start().turn().name())
        .isEqualTo("Garrison to place its pieces");
  }

  @Test
  void placingFillsTheCellsInTheOrderOfTheRing() {
    Position placed = Games.SIEGE_OF_PARIS.start().play("@ROXOQXOX");
    assertThat(placed.text())
        .isEqualTo(START.replace("6/9/6/8/6/9", "6/3XRO3/6/3OX3/6/3XQO3").replace(" p ", " rw "));
  }

  @Test
  void placingIsOneOf1120() {
    assertThat(Games.SIEGE_OF_PARIS.start().legalMoves().stream().map(Move::text))
        .hasSize(1120)
        .doesNotHaveDuplicates()
        .isSorted()
        .contains("@ROXOQXOX", "@OOOXXXRQ");
    Placing placing = Games.SIEGE_OF_PARIS.placing().orElseThrow();
    assertThat(placing.squares().toString()).isEqualTo("[f10, h10, h8, h6, f6, d6, d8, d10]");
    assertThat(placing.pieces()).hasSize(8);
    assertThat(placing.usual()).isEqualTo("ROXOQXOX");
  }

  @Test
  void ruling1GarrisonAlsoMovesFirst() {
    Position placed = Games.SIEGE_OF_PARIS.start().play("@ROXOQXOX");
    assertThat(placed.team()).isEqualTo(Team.SECOND);
    assertThat(placed.turn().name()).isEqualTo("Garrison to move, White next");
  }

  @Test
  void twoPlayersTakeTurnsAndTheNumberGoesUpAfterBlack() {
    assertThat(round(Map.of(), 6))
        .containsExactly(
            "p 1 garrison",
            "rw 1 garrison",
            "w 1 besiegers",
            "rb 1 garrison",
            "b 1 besiegers",
            "rw 2 garrison");
  }

  @Test
  void threePlayers() {
    assertThat(round(Map.of("players", "3"), 6))
        .containsExactly(
            "p 1 garrison",
            "rw 1 garrison",
            "w 1 white",
            "rb 1 garrison",
            "b 1 black",
            "rw 2 garrison");
    assertThat(seats("3")).containsExactly("garrison", "white", "black");
  }

  @Test
  void fivePlayers() {
    assertThat(round(Map.of("players", "5"), 10))
        .containsExactly(
            "p 1 garrison",
            "rw 1 garrison",
            "w 1 white-right",
            "rb 1 garrison",
            "b 1 black-right",
            "rw' 2 garrison",
            "w' 2 white-left",
            "rb' 2 garrison",
            "b' 2 black-left",
            "rw 3 garrison");
    assertThat(seats("5"))
        .containsExactly("garrison", "white-right", "black-right", "white-left", "black-left");
    assertThat(seats("2")).containsExactly("garrison", "besiegers");
  }

  private static List<String> seats(String players) {
    Options options = Games.SIEGE_OF_PARIS.options("bell", Map.of("players", players));
    return Games.SIEGE_OF_PARIS.seats(options).stream().map(Seat::id).toList();
  }

  /** Plays any move each time, and takes the plies back to see the same again. */
  private static List<String> round(Map<String, String> changes, int plies) {
    Position position = Games.SIEGE_OF_PARIS.start(Games.SIEGE_OF_PARIS.options("bell", changes));
    List<String> turns = new ArrayList<>();
    for (int i = 0; i < plies; i++) {
      turns.add(
          position.turn().code() + " " + position.fullmove() + " " + position.turn().seat().id());
      assertThat(position.turn().seat().team()).isEqualTo(position.team());
      position = position.play(position.legalMoves().getFirst());
    }
    return turns;
  }

  @Test
  void ruling7WingsAreFixedAtTheArray() {
    Position start =
        Games.SIEGE_OF_PARIS.start(Games.SIEGE_OF_PARIS.options("bell", Map.of("players", "5")));
    assertThat(start.text())
        .isEqualTo(
            "1g1k1l1l'1k'1c'/m1m1m1m'1m'1m'1/1m1m1m1m'1m'1m'/12/12/6/9/6/8/6/9/12/12"
                + "/1M'1M'1M'1M1M1M/M'1M'1M'1M1M1M1/1C'1K'1L'1L1K1G p - 0 1");
    Position position = start.play("@ROXOQXOX").play("f10f12");
    assertThat(position.legalMoves().stream().map(move -> move.text().charAt(0)).distinct())
        .isSubsetOf('g', 'h', 'i', 'j', 'k', 'l');
  }

  @Test
  void armyWithoutAMovePasses() {
    Position position = Scene.of("Rf3", "Ml16", "ma2").turn("w");
    assertThat(position.legalMoves().toString()).isEqualTo("[pass]");
    Position after = position.play("pass");
    assertThat(after.turn().code()).isEqualTo("rb");
    assertThat(after.halfmove()).isEqualTo(1);
    assertThat(Scene.of("Rf3", "Ml16", "ma2").turn("b").legalMoves().toString())
        .isEqualTo("[a2b1]");
  }

  @Test
  void wingWithoutAMovePasses() {
    Position position =
        Scene.under("bell", Map.of("players", "5"), "Rf3", "Mf5", "Ma2", "ma1").turn("w'");
    assertThat(position.legalMoves().toString()).isEqualTo("[pass]");
    assertThat(position.play("pass").turn().code()).isEqualTo("rb'");
  }

  @Test
  void leftWingsPiecesCountAsBesiegersLikeAnyOther() {
    Position position =
        Scene.under("bell", Map.of("players", "5"), "C'd6", "M'd8", "m'h8", "Mf5", "ma10")
            .outside()
            .turn("w");
    assertThat(position.play("f5f6").outcome().over()).isTrue();
  }
}
