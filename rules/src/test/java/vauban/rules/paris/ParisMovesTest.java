package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Where pieces go, clause by clause. */
class ParisMovesTest {

  @Test
  void rule3GeneralGoesUpToThreeSquaresButNeverBack() {
    assertThat(Scene.from(Scene.of("Gf2", "Mb2").turn("w"), "f2"))
        .containsExactly(
            "c2", "c5", "d2", "d4", "e2", "e3", "f3", "f4", "f5", "g2", "g3", "h2", "h4", "i2",
            "i5");
  }

  @Test
  void rule4ColonelGoesUpToTwoSquaresStraightOrSideways() {
    assertThat(Scene.from(Scene.of("Cf2", "Mb2").turn("w"), "f2"))
        .containsExactly("d2", "e2", "f3", "f4", "g2", "h2");
  }

  @Test
  void rule5CaptainGoesOneSquareStraightOrSideways() {
    assertThat(Scene.from(Scene.of("Kf2", "Mb2").turn("w"), "f2"))
        .containsExactly("e2", "f3", "g2");
  }

  @Test
  void rule6LieutenantGoesUpToTwoSquaresDiagonally() {
    assertThat(Scene.from(Scene.of("Lf2", "Mb2").turn("w"), "f2"))
        .containsExactly("d4", "e3", "g3", "h4");
  }

  @Test
  void rule7ManGoesOneSquareDiagonallyWhateverItsColour() {
    assertThat(Scene.from(Scene.of("Mf2", "Mf1").turn("w"), "f2")).containsExactly("e3", "g3");
    assertThat(Scene.from(Scene.of("Mf2", "Mf1").turn("w"), "f1")).containsExactly("e2", "g2");
  }

  @Test
  void rule2BlackGoesDownTheBoard() {
    Position position = Scene.of("gf15", "ce14", "kb14", "lb4", "mk4").turn("b");
    assertThat(Scene.from(position, "k4")).containsExactly("j3", "l3");
    assertThat(Scene.from(position, "b4")).containsExactly("a3", "c3", "d2");
    assertThat(Scene.from(position, "b14")).containsExactly("a14", "b13", "c14");
    assertThat(Scene.from(position, "e14"))
        .containsExactly("c14", "d14", "e12", "e13", "f14", "g14");
  }

  @Test
  void besiegersMaySidestepOnTheLastRank() {
    assertThat(Scene.from(Scene.of("Kf16", "Mf15").turn("w"), "f16")).containsExactly("e16", "g16");
  }

  @Test
  void linesRunThroughEmptySquaresOnly() {
    Position position = Scene.of("Gf2", "Mg3", "md2", "mf5").turn("w");
    assertThat(Scene.from(position, "f2"))
        .containsExactly("c5", "d4", "e2", "e3", "f3", "f4", "g2", "h2", "i2");
  }

  @Test
  void rule13GarrisonGoesAnyWayOutside() {
    Position position = Scene.of("Rf3", "Qk3", "Ob5", "Xb8", "ma1").turn("rw");
    assertThat(Scene.from(position, "f3"))
        .containsExactly(
            "d1", "d3", "d5", "e2", "e3", "e4", "f1", "f2", "f4", "f5", "g2", "g3", "g4", "h1",
            "h3", "h5");
    assertThat(Scene.from(position, "k3"))
        .containsExactly("i3", "j3", "k1", "k2", "k4", "k5", "l3");
    assertThat(Scene.from(position, "b5")).containsExactly("a4", "a6", "c4", "c6");
  }

  @Test
  void garrisonColonelGoesOneSquareWithTheOption() {
    Position position = Scene.under("bell", Map.of("colonel", "1"), "Qk3", "ma1").turn("rw");
    assertThat(Scene.from(position, "k3")).containsExactly("j3", "k2", "k4", "l3");
  }

  @Test
  void wallsStopLines() {
    Position position = Scene.of("Gc10", "Le12", "md12", "Ra9").turn("w");
    assertThat(Scene.from(position, "c10"))
        .containsExactly("a10", "a12", "b10", "b11", "c11", "c12", "c13");
    assertThat(Scene.from(Scene.of("Ge4", "Ma2").turn("w"), "e4"))
        .containsExactly("b4", "b7", "c4", "c6", "d4", "d5", "e5", "f4", "f5", "g4", "h4");
  }

  @Test
  void ruling4StepsPastACornerAreOrdinary() {
    assertThat(Scene.from(Scene.of("Mc11", "Ma2").turn("w"), "c11")).containsExactly("b12", "d12");
    assertThat(Scene.from(Scene.of("md12", "ma2").turn("b"), "d12")).containsExactly("c11");
    assertThat(Scene.from(Scene.of("Md5", "Ma2").turn("w"), "d5")).containsExactly("c6");
    assertThat(Scene.from(Scene.of("mc6", "ma2").turn("b"), "c6")).containsExactly("b5", "d5");
  }

  @Test
  void besiegerEntersAnEmptyCellByOneStepWhateverItsMove() {
    Position position = Scene.of("Mf5", "Lg5", "Kc9", "Gj8").outside().turn("w");
    assertThat(Scene.from(position, "f5")).containsExactly("f6");
    assertThat(Scene.from(position, "g5")).containsExactly("f6");
    assertThat(Scene.from(position, "c9")).contains("d8");
    assertThat(Scene.from(position, "j8")).contains("h8");
    assertThat(Scene.from(Scene.of("Mf5", "Ma2", "Xf6").turn("w"), "f5")).isEmpty();
  }

  @Test
  void rule2WhiteNotByTheNorthGateAndBlackNotByTheSouthGate() {
    assertThat(entries(Scene.of("Mf12", "Kg12", "Mf5", "Mc8", "Mj9").outside().turn("w")))
        .containsExactlyInAnyOrder("c8d8", "f5f6", "j9h8");
    assertThat(entries(Scene.of("mf12", "mg12", "kf5", "mc9", "mj8").outside().turn("b")))
        .containsExactlyInAnyOrder("c9d8", "f12f10", "g12f10", "j8h8");
  }

  private static List<String> entries(Position position) {
    return position.legalMoves().stream()
        .filter(move -> move.command() == null)
        .filter(move -> move.to() != null && ParisBoard.cell(move.to()))
        .map(Move::text)
        .toList();
  }

  @Test
  void insideBesiegersGoRoundTheRingEitherWayAndNeverLeave() {
    Position position = Scene.of("Gf6", "mf10", "Mc2", "ma2", "ma4").outside().turn("w");
    assertThat(Scene.from(position, "f6")).containsExactly("d6", "h6");
    assertThat(Scene.from(position.play("c2d3"), "f6")).isEmpty();
    Position black = Scene.of("Gf6", "mf10", "Mc2", "ma2", "ma4").outside().turn("b");
    assertThat(Scene.from(black, "f10")).containsExactly("d10", "h10");
  }

  @Test
  void insideTheGarrisonGoesOneLinkWhateverItsMove() {
    Position position = Scene.of("ma2", "Rd10", "Qh6").outside().turn("rw");
    assertThat(Scene.from(position, "d10")).containsExactly("d8", "f10");
    assertThat(Scene.from(position, "h6")).containsExactly("f6", "h8");
    assertThat(Scene.from(Scene.of("ma2", "Rd10").turn("rw"), "d10")).isEmpty();
  }

  @Test
  void garrisonManLeavesOnlyToTheGateSquareOfHisColour() {
    assertThat(Scene.from(Scene.of("ma2", "Of6").turn("rw"), "f6")).containsExactly("f5");
    assertThat(Scene.from(Scene.of("ma2", "Xf6").turn("rw"), "f6")).containsExactly("g5");
    assertThat(Scene.from(Scene.of("ma2", "Rf6").turn("rw"), "f6")).containsExactly("f5", "g5");
    assertThat(Scene.from(Scene.of("ma2", "Qf10").turn("rw"), "f10")).containsExactly("f12", "g12");
  }

  @Test
  void garrisonComesBackByTheGate() {
    assertThat(Scene.from(Scene.of("mk2", "Of5").outside().turn("rw"), "f5"))
        .containsExactly("e4", "f6", "g4");
    assertThat(Scene.from(Scene.of("mk2", "Of5", "Xf6").outside().turn("rw"), "f5"))
        .containsExactly("e4", "g4");
    assertThat(Scene.from(Scene.of("mk2", "Rc8").outside().turn("rw"), "c8")).contains("d8");
    assertThat(Scene.from(Scene.of("mk2", "Qc9").outside().turn("rw"), "c9")).contains("d8");
  }
}
