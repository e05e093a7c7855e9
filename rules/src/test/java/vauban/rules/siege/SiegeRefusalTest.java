package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.SIEGE;
import static vauban.rules.siege.Sieges.south;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

class SiegeRefusalTest {

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "e4e5 | S turn | No piece stands on e4.",
        "e7e6 | S turn | The North Infantryman on e7 is not South's to move.",
        "c4c5 | S hilltops | c4 is a hilltop, so no piece stands there.",
        "b2b2 | S turn | A move must lead to another square than b2.",
        "b2d4 | S hilltops | d4 is a hilltop; no piece can go there.",
        "a1a2 | S capture | a2 is held by South's own Infantryman.",
        "a1a5 | S fort | The way to a5 is barred by the Infantryman on a2.",
        "d1f3 | S scout | The way to f3 is barred by the Infantryman on e2.",
        "c1c7 | S hilltops | The hilltop c4 lies between c1 and c7, and nothing passes over it.",
        "e2e4 | S infantryman | The Infantryman on e2 moves one or two squares diagonally forward;"
            + " e4 is no such square.",
        "b1d2 | S capture | d2 is held by South's own Infantryman.",
        "b1d3 | S cavalryman | The Cavalryman on b1 moves two squares along a file or rank and one"
            + " to the side; d3 is no such square.",
        "f1g3 | S general | The General on f1 moves one square forward, backward or sideways; g3 is"
            + " no such square.",
        "e1e3 | S banner | The Banner carriers on e1 move one square forward, straight or"
            + " diagonally; e3 is no such square.",
        "c2e4q | S promotion | Only an Infantryman on his last rank becomes another piece, not the"
            + " Infantryman going to e4.",
      })
  void fromTheArray(String move, String rule, String reason) {
    assertIllegal(SIEGE.start(), move, rule, reason);
  }

  @Test
  void leavingTheGeneralAttacked() {
    assertIllegal(
        south("Gf1", "Cf4", "ff7", "gj8"),
        "f4g6",
        "S check",
        "It would leave the General on f1 attacked by the Fort on f7.");
  }

  @Test
  void movingTheGeneralIntoAttack() {
    assertIllegal(
        south("Gf1", "Ia2", "fe7", "gj8"),
        "f1e1",
        "S check",
        "It would leave the General on e1 attacked by the Fort on e7.");
  }

  @Test
  void becomingTheScreen() {
    assertIllegal(
        south("Gj1", "ae1", "Fh3", "ga8"),
        "h3h1",
        "S check",
        "It would leave the General on j1 attacked by the Artillery on e1.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a1a3 | S artillery | Artillery captures over exactly one screen; between a1 and the"
            + " Infantryman on a3 there is none.",
        "a1a5 | S banner capture | The Banner carriers on a5 can be captured only by the enemy"
            + " General and Banner carriers.",
        "a1a6 | S artillery | Artillery captures over exactly one screen; between a1 and the"
            + " Cavalryman on a6 there are the Infantryman on a3 and the Banner carriers on a5.",
        "a1a4 | S artillery | The way to a4 is barred by the Infantryman on a3.",
      })
  void artillery(String move, String rule, String reason) {
    Position position = south("Aa1", "ia3", "ba5", "ca6", "Gj1", "gj8");

    assertIllegal(position, move, rule, reason);
  }

  @Test
  void bannerCarriersInTheWay() {
    assertIllegal(
        south("Fa1", "Ba3", "Gj1", "gj8"),
        "a1a5",
        "S fort",
        "The way to a5 is barred by the Banner carriers on a3.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "g6h7 | S banner region | From h7 the Banner carriers could never reach the enemy's"
            + " headquarters.",
        "g6f7 | S banner | The Banner carriers capture only the enemy Banner carriers, not the"
            + " Cavalryman on f7.",
        "g6g5 | S hilltops | g5 is a hilltop; no piece can go there.",
      })
  void bannerCarriers(String move, String rule, String reason) {
    assertIllegal(south("Bg6", "cf7", "Gj1", "ga8"), move, rule, reason);
  }

  @Test
  void aCaptureWithTwoSquares() {
    assertIllegal(
        south("Ic2", "ie4", "Gj1", "gj8"),
        "c2e4",
        "S infantryman",
        "An Infantryman captures one square away, so not the Infantryman on e4.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "e7f8 | The Infantryman must become another piece on f8, written after the square: a for"
            + " Artillery, c for Cavalryman, n for senior Infantryman.",
        "e7f8g | The Infantryman must become another piece on f8, written after the square: a for"
            + " Artillery, c for Cavalryman, n for senior Infantryman.",
        "e7f8f | South has lost no Fort, so none can be had for the Infantryman.",
        "e7f8s | South has not lost the Scout of the colour of f8, so none can be had there.",
        "If8=F | South has lost no Fort, so none can be had for the Infantryman.",
      })
  void promotion(String move, String reason) {
    assertIllegal(south("Ie7", "Fi1", "Fh1", "Sb2", "Gj1", "ga8"), move, "S promotion", reason);
  }

  @Test
  void aFinishedGame() {
    Position won = south("Be7", "Ga1", "gj8").play("e7f8");

    assertIllegal(
        won,
        "j8j7",
        "S headquarters",
        "The game is over: won by South by capturing the headquarters.");
    assertIllegal(
        won,
        "Gj7",
        "S headquarters",
        "The game is over: won by South by capturing the headquarters.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "Fa5 | S fort | The way to a5 is barred by the Infantryman on a2.",
        "Ge3 | S general | The General on f1 moves one square forward, backward or sideways; e3 is"
            + " no such square.",
        "Ne3 | S turn | South has no such senior Infantryman.",
        "Cxd2 | S capture | d2 is held by South's own Infantryman.",
      })
  void shortNotation(String move, String rule, String reason) {
    assertIllegal(SIEGE.start(), move, rule, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "hello | 'hello' is no move. A move is written",
        "\"\" | '' is no move. A move is written",
        "k2k3 | The board has no square k2: its files are a to j, its ranks 1 to 8.",
        "a1a9 | The board has no square a9",
        "Qe4 | 'Qe4' is no move: the pieces are G B C S A F I N",
        "b2-a3 | Write it b2a3.",
        "Ixa3 | Nothing is captured on a3, so leave the x out.",
      })
  void unreadable(String move, String reason) {
    assertThat(SIEGE.start().explain(move))
        .isInstanceOfSatisfying(
            Verdict.Unreadable.class,
            unreadable -> assertThat(unreadable.reason()).startsWith(reason));
  }

  private static void assertIllegal(Position position, String move, String rule, String reason) {
    assertThat(position.explain(move))
        .isInstanceOfSatisfying(
            Verdict.Illegal.class,
            illegal -> {
              assertThat(illegal.reason()).isEqualTo(reason);
              assertThat(illegal.rule().id()).isEqualTo(rule);
            });
  }
}
