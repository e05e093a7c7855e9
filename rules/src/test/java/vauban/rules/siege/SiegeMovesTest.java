package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.SIEGE;
import static vauban.rules.siege.Sieges.north;
import static vauban.rules.siege.Sieges.south;
import static vauban.rules.siege.Sieges.squares;
import static vauban.rules.siege.Sieges.targets;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import vauban.rules.game.Position;

/** How each piece moves, with every example of the inventor's text. */
class SiegeMovesTest {

  @Nested
  class General {

    @Test
    void movesAlongTheHilltopFromD3ToC3() {
      assertThat(targets(south("Gd3", "Ia2", "gj8"), "d3")).isEqualTo(squares("c3 d2 e3"));
    }

    @Test
    void movesOneSquareStraightButNeverDiagonally() {
      assertThat(targets(south("Gf6", "Ia2", "ga8"), "f6")).isEqualTo(squares("f7 e6 g6 f5"));
    }

    @Test
    void mayFaceTheOtherGeneralOnAnOpenFile() {
      assertThat(targets(south("Ge1", "Ia2", "gf8"), "e1")).contains("f1");
    }

    @Test
    void mayStandDiagonallyNextToTheOtherButNotStraight() {
      assertThat(targets(south("Ge4", "gf6", "Ia2"), "e4")).isEqualTo(squares("e5 f4 e3"));
      assertThat(targets(south("Ge5", "gf6", "Ia2"), "e5")).isEqualTo(squares("e4"));
    }

    @Test
    void doesNotHideBehindTheSquareHeLeaves() {
      assertThat(targets(south("Ge4", "fe6", "ga8"), "e4")).isEqualTo(squares("f4"));
    }
  }

  @Nested
  class BannerCarriers {

    @Test
    void moveAlongTheHilltopsFromE4ToE5() {
      assertThat(targets(south("Be4", "Gj1", "gj8"), "e4")).isEqualTo(squares("e5 f5"));
    }

    @Test
    void passTheCornerOfTheHilltopFromC3ToB4() {
      assertThat(targets(south("Bc3", "Gj1", "gj8"), "c3")).isEqualTo(squares("b4"));
    }

    @Test
    void moveForwardStraightOrDiagonally() {
      assertThat(targets(south("Be2", "Gj1", "gj8"), "e2")).isEqualTo(squares("d3 e3 f3"));
      assertThat(targets(north("be7", "Gj1", "gj8"), "e7")).isEqualTo(squares("d6 e6 f6"));
    }

    @Test
    void stayWhereTheyCanStillReachTheHeadquarters() {
      assertThat(targets(south("Bb5", "Gj1", "gj8"), "b5")).isEqualTo(squares("c6"));
      assertThat(targets(south("Bg6", "Gj1", "gj8"), "g6")).isEqualTo(squares("f7 g7"));
      assertThat(targets(south("Bd7", "Gj1", "gj8"), "d7")).isEqualTo(squares("e8"));
    }

    @Test
    void captureNothingButTheEnemysBannerCarriers() {
      Position position = south("Be4", "be5", "if5", "Gj1", "gj8");

      assertThat(targets(position, "e4")).isEqualTo(squares("e5"));
      assertThat(targets(south("Be4", "fe5", "cf5", "Gj1", "gj8"), "e4")).isEmpty();
    }

    @Test
    void areCapturedByTheGeneralAndByNobodyElse() {
      Position position = south("Gf4", "be4", "Fe1", "Cf2", "Se3", "If3", "Na3", "gj8");

      assertThat(targets(position, "f4")).contains("e4");
      assertThat(position.legalMoves())
          .noneMatch(move -> move.text().endsWith("e4") && !move.text().startsWith("f4"));
    }

    @Test
    void areNotCapturedByArtillery() {
      assertThat(targets(south("Ae1", "Ie2", "be3", "Gj1", "gj8"), "e1")).doesNotContain("e3");
    }

    @Test
    void giveNoCheck() {
      assertThat(targets(south("Be6", "Gj1", "ge8", "fa8"), "e6")).contains("e7", "d7");
      assertThat(north("Be7", "Gj1", "ge8").marks()).isEmpty();
    }
  }

  @Nested
  class Cavalryman {

    @Test
    void leapsAroundTheHilltopFromC3ToE4AndB5() {
      assertThat(targets(south("Cc3", "Gj1", "gj8"), "c3"))
          .isEqualTo(squares("b5 e4 a4 a2 b1 d1 e2"));
    }

    @Test
    void leapsOverPieces() {
      assertThat(SIEGE.start().explain("b1c3").toString()).startsWith("Legal");
    }
  }

  @Nested
  class Scout {

    @Test
    void fromD3PassesTheCornerToE4ButNotTheHilltop() {
      assertThat(targets(south("Sd3", "Gj1", "gj8"), "d3"))
          .contains("e4", "f5", "g6")
          .doesNotContain("b5", "a6", "c4")
          .isEqualTo(squares("e4 f5 g6 h7 i8 c2 b1 e2 f1"));
    }

    @Test
    void capturesTheFirstPieceOnly() {
      assertThat(targets(south("Se4", "if5", "ig6", "If3", "Ga1", "ga8"), "e4"))
          .contains("f5")
          .doesNotContain("g6", "f3");
    }
  }

  @Nested
  class Artillery {

    @Test
    void onE5MovesSidewaysOnlyToF5AndAlongTheWholeFile() {
      assertThat(targets(south("Ae5", "Gj1", "gj8"), "e5"))
          .isEqualTo(squares("e8 e7 e6 f5 e4 e3 e2 e1"));
    }

    @Test
    void onC1CapturesOnTheFileOnlyOnC3() {
      Position position = south("Ac1", "Ic2", "ic3", "ic6", "Gj2", "ga8");

      assertThat(targets(position, "c1")).contains("c3").doesNotContain("c6", "c2");
    }

    @Test
    void onC1CapturesNothingBehindTheHilltop() {
      Position position = south("Ac1", "Ic3", "ic6", "Gj2", "ga8");

      assertThat(targets(position, "c1")).contains("c2").doesNotContain("c3", "c6");
    }

    @Test
    void onC1CapturesAlongTheWholeFirstRank() {
      Position position = south("Ac1", "Ce1", "fj1", "sa1", "Ib1", "Gi3", "ga8");

      assertThat(targets(position, "c1")).contains("j1", "a1", "d1").doesNotContain("e1", "f1");
    }

    @Test
    void onD3CapturesAlongTheWholeThirdRank() {
      Position position = south("Ad3", "Ig3", "ij3", "ia3", "cb3", "Gj1", "ga8");

      assertThat(targets(position, "d3")).contains("a3", "j3", "e3", "c3").doesNotContain("b3");
    }

    @Test
    void capturesOverOneScreenOfEitherSideAndNotOverTwo() {
      assertThat(targets(south("Aa1", "ia3", "ia5", "Gj1", "gj8"), "a1")).contains("a5");
      assertThat(targets(south("Aa1", "Ia3", "ia4", "ia5", "Gj1", "gj8"), "a1"))
          .contains("a4")
          .doesNotContain("a5");
    }

    @Test
    void capturesNothingWithoutAScreen() {
      assertThat(targets(south("Aa1", "ia3", "Gj1", "gj8"), "a1")).doesNotContain("a3", "a4");
    }
  }

  @Nested
  class Fort {

    @Test
    void onH7HasH6AndH8AndTheWholeRank() {
      assertThat(targets(south("Fh7", "Gj1", "ga1"), "h7"))
          .isEqualTo(squares("h8 h6 a7 b7 c7 d7 e7 f7 g7 i7 j7"));
    }

    @Test
    void onH6HasTheWholeRankAndTheFileUpwards() {
      assertThat(targets(south("Fh6", "Gj1", "ga1"), "h6"))
          .isEqualTo(squares("h8 h7 a6 b6 c6 d6 e6 f6 g6 i6 j6"));
    }
  }

  @Nested
  class Infantryman {

    @Test
    void passesTheCornerOfTheHilltopFromG3ToF4() {
      assertThat(targets(south("Ig3", "Gj1", "ga8"), "g3")).isEqualTo(squares("f4"));
    }

    @Test
    void goesFromC2ToE4OnItsFirstMove() {
      assertThat(targets(SIEGE.start(), "c2")).isEqualTo(squares("b3 d3 a4 e4"));
    }

    @Test
    void hasNoDoubleStepOnB2() {
      assertThat(targets(SIEGE.start(), "b2")).isEqualTo(squares("a3 c3"));
    }

    @Test
    void movesTwoSquaresOnlyFromItsOwnSecondRank() {
      assertThat(targets(south("Ie3", "Gj1", "ga8"), "e3")).isEqualTo(squares("f4"));
      assertThat(targets(north("if7", "Gj1", "ga8"), "f7")).isEqualTo(squares("e6 g6"));
      assertThat(targets(north("ih7", "Gj1", "ga8"), "h7")).isEqualTo(squares("g6 i6 f5 j5"));
    }

    @Test
    void doesNotJumpOrCaptureWithTwoSquares() {
      assertThat(targets(south("Ic2", "id3", "Gj1", "gj8"), "c2")).doesNotContain("e4");
      assertThat(targets(south("Ic2", "ie4", "Gj1", "gj8"), "c2")).doesNotContain("e4");
    }

    @Test
    void capturesOneSquareDiagonallyForward() {
      assertThat(targets(south("Ie5", "if6", "cd6", "fe6", "Gj1", "ga8"), "e5"))
          .isEqualTo(squares("d6 f6"));
    }
  }

  @Nested
  class SeniorInfantryman {

    @Test
    void movesAndCapturesOneSquareDiagonallyAllWays() {
      assertThat(targets(south("Ne6", "if7", "Gj1", "ga1"), "e6")).isEqualTo(squares("d7 f7 f5"));
      assertThat(targets(south("Nf3", "Gj1", "ga1"), "f3")).isEqualTo(squares("e4 e2 g2"));
    }
  }
}
