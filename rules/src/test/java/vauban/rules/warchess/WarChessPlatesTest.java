package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.warchess.Field.assertLegal;
import static vauban.rules.warchess.Field.assertRefused;
import static vauban.rules.warchess.Field.marked;
import static vauban.rules.warchess.Field.plate;
import static vauban.rules.warchess.Field.plates;
import static vauban.rules.warchess.Field.targets;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * The examples of the book's plates. Where a plate leaves out what the game needs (Citadel, Wagon,
 * troops), it stands where it does not disturb.
 */
class WarChessPlatesTest {

  // ---- plate 1

  @ParameterizedTest
  @CsvSource({"39, 54", "55, 40", "55, 48"})
  void plate1NothingTakesOrCoversAcrossTheRiver(int from, int to) {
    for (String figure : List.of("L", "I", "C")) {
      Position position = Field.of("w", figure + plate(from) + " l" + plate(to) + " Wq18 Ip17 kq2");
      assertRefused(position, plate(from) + plate(to), "WC river", "river");
    }
    Position covering = Field.of("b", "A" + plate(from) + " l" + plate(to) + " Wq18 Ip17 kq2");
    assertThat(marked(covering, "exposed")).isEmpty();
  }

  // ---- plate 2

  private static final String PLATE_2_FIGURE_1 = "ac16 Ae16 Wq18 Io18 kh3 lp3 ";

  @ParameterizedTest
  @CsvSource({"w, Ld13 Ld19, d13d15, d19d17", "b, ld13 id19, d13d15, d19d17"})
  void plate2Figure1NoFigureButArtilleryMayStopBetweenTwoArtillery(
      String turn, String figures, String below, String above) {
    Position position = Field.of(turn, PLATE_2_FIGURE_1 + figures);

    assertRefused(position, below, "WC 2", "next to Artillery of both sides");
    assertRefused(position, above, "WC 2", "next to Artillery of both sides");
  }

  @Test
  void plate2Figure1ArtilleryMayStopThereAndBeTaken() {
    Position white = Field.of("w", PLATE_2_FIGURE_1.strip());
    Position black = Field.of("b", PLATE_2_FIGURE_1.strip());

    assertLegal(white, "e16d17", "e16d15");
    assertLegal(black, "c16d17", "c16d15");
    assertLegal(white.play("e16d17"), "c16d17");
    assertLegal(white.play("e16d15"), "c16d15");
  }

  private static final String PLATE_2_FIGURE_2 = "an19 al17 Il15 Cn15 Am14 Al13 Wa18 kh3 ";

  @Test
  void plate2Figure2AFigureMayNotStopWhereArtilleryCovers() {
    Position position = Field.of("w", PLATE_2_FIGURE_2 + "im16");

    assertRefused(position, "l15j15", "WC 2", "l17");
    assertRefused(position, "l15l17", "WC 2", "n19");
  }

  @Test
  void plate2Figure2ArtilleryDoesNotCoverPastAFigure() {
    Position position = Field.of("w", PLATE_2_FIGURE_2 + "ik16");

    assertLegal(position, "l15j15");
  }

  @Test
  void plate2Figure2ArtilleryWithAFigureBetweenDoNotProtectEachOther() {
    Position position = Field.of("w", PLATE_2_FIGURE_2 + "im18");

    assertLegal(position, "n15n19", "n15l17", "l15l17");
    Position retaken = position.play("l15l17").play("m18l17");
    assertLegal(retaken, "n15n19");
  }

  private static final String PLATE_2_FIGURE_3 = "Ab9 Ac8 ib3 ig4 ad1 kp3 Wq18 Lp17";

  @Test
  void plate2Figure3ExposedFiguresMoveOneAtATime() {
    Position exposed = Field.of("w", PLATE_2_FIGURE_3).play("c8e6");

    assertThat(marked(exposed, "exposed")).containsExactlyInAnyOrder("b3", "g4");
    assertRefused(exposed, "d1e2", "WC 4c", "b3", "g4");
    assertLegal(exposed, "b3d3", "g4g6", "d1f3");
    Position oneLeft = exposed.play("b3d3").play("p17o16");
    assertThat(marked(oneLeft, "exposed")).containsExactly("g4");
    assertLegal(oneLeft, "d1f3");
    assertThat(marked(oneLeft.play("d1f3"), "exposed")).isEmpty();
  }

  @Test
  void plate2Figure3ArtilleryInThatPlaceCouldTakeTheArtillery() {
    Position position = Field.of("w", "Ab9 Ac8 ab3 ig4 ad1 kp3 Wq18 Lp17").play("c8e6");

    assertLegal(position, "b3e6");
  }

  private static final String PLATE_2_FIGURE_4 = "Cn7 Ap5 im2 al1 kh3 ia2 Wq18";

  @Test
  void plate2Figure4ArtilleryMayNotLeaveAFigureInRange() {
    Position position = Field.of("w", PLATE_2_FIGURE_4).play("n7l5");

    for (String to : List.of("k2", "j3", "i4")) {
      assertRefused(position, "l1" + to, "WC 3", "m2", "p5");
    }
  }

  @ParameterizedTest
  @CsvSource({"n7l7, l7l3", "n7l5, l5l3"})
  void plate2Figure4TheFigureMayStepInAndFreeTheArtillery(String threat, String capture) {
    Position position = Field.of("w", PLATE_2_FIGURE_4).play(threat).play("m2l3");

    assertLegal(position.play(capture), "l1k2", "l1m2");
  }

  // ---- plate 3

  private static final String PLATE_3_FIGURE_1 =
      "We18 Ac16 Ad15 If17 Ic14 Ce14 ii18 ic12 ih15 ci16 ae12 ad11 kh3";

  @Test
  void plate3Figure1TheCavalryBetweenArtilleryOfBothSidesMustMove() {
    Position position = Field.of("b", PLATE_3_FIGURE_1).play("e12f13");

    assertThat(marked(position, "exposed")).containsExactly("e14");
    assertRefused(position, "f17f19", "WC 4c", "e14", "f13");
  }

  @ParameterizedTest
  @CsvSource({"e16d15", "c14d15", "c16d15"})
  void plate3Figure1TheArtilleryCanBeTakenThreeWays(String capture) {
    Position position =
        Field.of("b", PLATE_3_FIGURE_1).play("e12f13").play("e14e16").play("f13d15");

    assertLegal(position, capture);
  }

  @ParameterizedTest
  @CsvSource({"d15c16", "c14c16"})
  void plate3Figure1TheWholeLineWinsTheWagon(String recapture) {
    Position position = Field.of("b", PLATE_3_FIGURE_1);
    for (String move :
        List.of("e12f13", "e14e16", "f13d15", "e16d15", "i16c16", recapture, "i18e18")) {
      position = position.play(move);
    }

    assertThat(position.outcome())
        .isInstanceOfSatisfying(
            Outcome.Decided.class,
            decided -> {
              assertThat(decided.winner()).isEqualTo(Team.SECOND);
              assertThat(decided.ending().id()).isEqualTo("wagon");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "C, 40", "L, 40", "C, 33", "I, 33", "L, 33", "C, 35", "I, 35", "L, 35", "C, 21", "I, 21",
    "L, 21", "C, 4", "I, 4", "L, 4", "C, 2", "I, 2", "L, 2", "C, 22"
  })
  void plate3Figure2TheCitadelCanBeTaken(String figure, int square) {
    Position position = Field.of("w", "kh3 af3 ah5 lq2 Wq18 " + figure + plate(square));

    assertThat(position.play(plate(square) + "h3").outcome())
        .isInstanceOfSatisfying(
            Outcome.Decided.class, decided -> assertThat(decided.winner()).isEqualTo(Team.FIRST));
  }

  @ParameterizedTest
  @CsvSource({"f3, C, 40", "f3, L, 40", "f3, I, 33", "h5, C, 40", "h5, C, 33", "h5, L, 33"})
  void plate3Figure2ArtilleryInBetweenSavesIt(String other, String figure, int square) {
    Position position =
        Field.of("w", "kh3 ag4 lq2 Wq18 Ia18 a" + other + " " + figure + plate(square));

    assertThat(marked(position, "exposed")).containsExactly(plate(square));
    assertRefused(position, plate(square) + "h3", "WC 1", "g4");
  }

  @Test
  void plate3Figure2TheFigureMovesRoundWhereTheCitadelIsNotDefended() {
    Position fromTen = Field.of("b", "kh3 af3 ah5 lq2 Wq18 If5").play("h5g4").play("f5j5");
    Position fromEight = Field.of("b", "kh3 af3 ah5 lq2 Wq18 If5").play("f3g4").play("f5f1");

    assertLegal(fromTen.play("q2p3"), "j5h3");
    assertLegal(fromEight.play("q2p3"), "f1h3");
  }

  // ---- plate 4

  private static final String PLATE_4_FIGURE_1 = "ce18 af17 ad15 ih15 Af15 Ac12 kh3 Wq18 Lp17";

  @Test
  void plate4Figure1ArtilleryTakesArtilleryOrMovesAway() {
    Position position = Field.of("b", PLATE_4_FIGURE_1).play("f17e16");

    assertLegal(position.play("f15e16"), "e18e16", "d15e16");
    assertLegal(position.play("f15e14"), "d15e14");
    assertLegal(position.play("f15h17"), "h15h17");
    assertLegal(position.play("f15g16"), "h15g16");
    assertLegal(position.play("f15g14"), "h15g14");
    assertLegal(position.play("p17o16"), "e16f15");
  }

  @ParameterizedTest
  @CsvSource({
    "w, A, 9, 1 2 17 24 31 18 26 34",
    "w, A, 31, 39 47 55 24 17 9",
    "b, l, 36, 51 64 75 43 50 56 44 52 59 35 34 28 20 21 5 29 22 37 38",
    "w, W, 11, 3 4 20 28 19 26",
    "w, I, 13, 5 6 11 12 14 15 21 22 28 29 30 44",
  })
  void plate4Figure2HowTheFiguresMove(String turn, String figure, int from, String to) {
    String others = figure.equals("W") ? " kq18 lo18 Ia18" : " kq18 lo18 Ia18 Wc18";
    Position position = Field.of(turn, figure + plate(from) + others);

    assertThat(targets(position, plate(from))).containsExactlyInAnyOrderElementsOf(plates(to));
  }

  @Test
  void plate4Figure2MovesCanBeReadByItsNumbers() {
    Position position = Field.of("b", "ll5 kq18 lo18 Ia18 Wc18");

    assertThat(position.move("36-51").text()).isEqualTo("l5l7");
    assertRefused(position, "36-47", "WC 1", "No straight line");
    assertThat(Games.WAR_CHESS.sourceNames().orElseThrow().bySquare())
        .containsEntry(Games.WAR_CHESS.board().square("l5"), "36");
  }

  @Test
  void plate4Figure2NothingPassesAFigure() {
    Position position = Field.of("w", "Cq2 Im2 kq18 lo18 Wc18");

    assertLegal(position, "q2o2");
    assertRefused(position, "q2k2", "WC 1", "m2", "stands in the way");
  }

  @Test
  void plate4Figure2ArtilleryCovers() {
    List<String> covered = plates("58 65 73 57 63 70 43 35 27 44 37 30");
    for (Square square : Games.WAR_CHESS.board().squares()) {
      boolean free = !List.of("l7", "q18", "a18", "c18").contains(square.name());
      if (square.terrain().occupiable() && free) {
        Position position = Field.of("b", "Al7 kq18 Ia18 Wc18 l" + square);
        assertThat(marked(position, "exposed"))
            .isEqualTo(covered.contains(square.name()) ? List.of(square.name()) : List.of());
      }
    }
  }
}
