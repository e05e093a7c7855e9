package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** Which clause refuses a move, and in which words. */
class ParisRefusalTest {

  private final Position white =
      Scene.of("Gf3", "Ma2", "Mc4", "Lf5", "Kh2", "Ce12", "ma9", "mk9", "Mf6", "Rc2", "Xb8")
          .outside()
          .turn("w");
  private final Position garrison =
      Scene.of("Rf3", "Xb2", "Mf5", "Me4", "Md4", "Ma3", "Mh8", "Qj9", "Of10", "gl1").turn("rw");

  @Test
  void backwards() {
    refused(white, "f3f2", "SP rule 2: From f3 to f2 the White General would go backwards.");
    refused(white, "a2b1", "SP rule 2: From a2 to b1 the White Man would go backwards.");
    refused(
        Scene.of("Mf12", "Ga1").outside().turn("w"),
        "f12f10",
        "SP rule 2: By the north gate the White Man would enter backwards.");
    refused(
        Scene.of("mg5", "Ga1").outside().turn("b"),
        "g5f6",
        "SP rule 2: By the south gate the Black Man would enter backwards.");
  }

  @Test
  void notItsWayOfMoving() {
    refused(
        white,
        "a2a3",
        "SP rule 7: The White Man moves one square diagonally, which does not take it from a2 to"
            + " a3.");
    refused(
        white, "f3e5", "SP rule 3: The White General moves one, two or three squares straight,");
    refused(white, "h2h4", "SP rule 5: The White Captain moves one square straight or sideways,");
    refused(white, "f5g5", "SP rule 6: The White Lieutenant moves one or two squares diagonally,");
    refused(white, "e12b12", "SP rule 4: The White Colonel moves one or two squares straight or");
    refused(garrison, "f3f6", "SP gate: ");
    refused(garrison, "b2b3", "SP rule 13: The Garrison dark Man moves one square diagonally,");
    refused(garrison, "j9l8", "SP colonel: The Garrison Colonel moves one or two squares straight");
  }

  @Test
  void wallsAndGates() {
    refused(white, "f3d6", "SP wall: The cell d6 has no gate, only walls.");
    refused(
        white,
        "f3f6",
        "SP gate: By the south gate a piece enters between the cell f6 and f5 or g5 only.");
    refused(Scene.of("Ge5", "Ma2").turn("w"), "e5c7", "SP wall: The fort lies between e5 and c7.");
    refused(
        garrison,
        "f10f5",
        "SP gate: By the north gate a piece leaves between the cell f10 and f12 or g12 only.");
    refused(
        Scene.of("Rd10", "ma2").turn("rw"),
        "d10c11",
        "SP wall: The cell d10 has no gate, only walls.");
  }

  @Test
  void inTheWay() {
    refused(
        Scene.of("Gf3", "Mf4", "Ma2").turn("w"),
        "f3f5",
        "SP moves: The White General cannot pass over the White Man on f4.");
  }

  @Test
  void besiegersDoNotTake() {
    refused(
        Scene.of("Gf3", "Xf4", "Ma2").turn("w"),
        "f3f4",
        "SP rule 10: On f4 stands the Garrison dark Man, and pieces of the garrison are never"
            + " taken.");
    refused(
        Scene.of("Gf3", "mf4", "Ma2").turn("w"),
        "f3f4",
        "SP taking: On f4 stands the Black Man, and only the garrison takes.");
    refused(
        Scene.of("Mf5", "Xf6", "Ma2").turn("w"),
        "f5f6",
        "SP enter: The cell f6 is not empty: the Garrison dark Man stands there.");
  }

  @Test
  void supportedPiecesAreNotTaken() {
    refused(
        garrison,
        "f3f5",
        "SP support: The White Man on f5 is supported by the White Man on e4, so it cannot be"
            + " taken.");
  }

  @Test
  void nothingIsTakenInside() {
    refused(
        garrison,
        "j9h8",
        "SP rule 8: The White Man is inside the fort, on h8, and cannot be taken.");
    refused(
        Scene.of("Rf3", "Xf4", "ma2").turn("rw"),
        "f3f4",
        "SP rule 10: On f4 stands the Garrison dark Man, and pieces of the garrison are never"
            + " taken.");
  }

  @Test
  void insideTheFort() {
    refused(
        white,
        "f6f5",
        "SP inside: The White Man is inside the fort, and besiegers never leave it.");
    refused(
        white,
        "f6f10",
        "SP ring: Inside the fort a piece goes to a neighbouring cell, and f10 is not next to f6.");
    refused(
        Scene.of("Mf6", "Mb1", "Mc1", "ga1", "Rd6").outside().turn("w"),
        "f6d6",
        "SP ring: The cell d6 is not empty: the Garrison General stands there.");
  }

  @Test
  void garrisonManKeepsToTheGateSquareOfHisColour() {
    refused(
        garrison,
        "f10f12",
        "SP leave: The Garrison light Man uses only gate squares of its own colour, and f12 is"
            + " dark.");
  }

  @Test
  void commandMustBeObeyed() {
    Position commanded = Scene.of("Rf3", "Mf5", "mc3", "ma1").commanded("rb", "f5");
    refused(
        commanded, "f3f4", "SP command: The garrison is commanded to take on f5 and must do so.");
    refused(commanded, "f3e6", "unreadable: e6 is part of the cell d6");
  }

  @Test
  void commandsThatCannotBeGiven() {
    Position position = Scene.of("Rf3", "Mf5", "Md3", "Ml1", "Ma1", "Me1").turn("w");
    refused(
        position,
        "d3e4!f5",
        "SP support: After the move the White Man on f5 is supported by the White Man on e4,");
    refused(
        position,
        "a1b2!l1",
        "SP command: After the move no piece of the garrison reaches the White Man on l1.");
    refused(position, "a1b2!c7", "SP command: After the move no besieger stands on c7.");
    refused(position, "a1b2!f3", "SP command: On f3 stands the Garrison General, no besieger.");
    refused(
        Scene.of("Mf5", "ma10", "Rb9").outside().turn("w"),
        "f5f6!a10",
        "SP ruling 3: The move ends the game because too few besiegers are left to win");
    refused(
        Scene.of("Mf5", "Ga1", "Mb1", "Mc1", "ma10", "Rb9").outside().turn("w"),
        "f5f6!f6",
        "SP rule 8: The White Man on f6 is inside the fort and cannot be taken.");
    refused(
        Scene.under("bell", Map.of(), "Rf3", "Mf5", "Ma1").turn("w"),
        "a1b2!f5",
        "SP command: These rules have no commands to take.");
    refused(
        Scene.of("Rf3", "Mf5", "Ma1").turn("rw"),
        "f3f5!a1",
        "SP command: Only besiegers command; the garrison just moves.");
    refused(position, "d3d4!f5", "SP rule 7: The White Man moves one square diagonally,");
  }

  @Test
  void theLastPlyWithoutProgressMayCommandLikeAnyOther() {
    Position position = Scene.of("Rf3", "Mf5", "Ml1", "Ma1").halfmove(199).turn("w");

    assertThat(position.explain("a1b2!f5")).isInstanceOf(Verdict.Legal.class);
    refused(position, "a1b2!l1", "SP command: After the move no piece of the garrison reaches");
  }

  @Test
  void turns() {
    refused(white, "b2b3", "SP turns: No piece stands on b2.");
    refused(white, "a9b8", "SP turns: The Black Man on a9 cannot move: White to move.");
    refused(white, "a2a2", "SP moves: A move ends on another square than a2.");
    refused(
        Scene.under("bell", Map.of("players", "5"), "M'a2", "Mk2").turn("w"),
        "a2b3",
        "SP ruling 7: The White Man on a2 belongs to White's left wing, and it is the turn of"
            + " White's right wing.");
  }

  @Test
  void passing() {
    refused(white, "pass", "SP pass: White may not pass while it has a move.");
    refused(
        garrison,
        "pass",
        "SP blocked: The garrison never passes: left without a move it would have lost.");
    refused(
        Scene.under("original", Map.of(), "Ma2").turn("rw"),
        "pass",
        "SP pass: Garrison may not pass while it has a move.");
  }

  @Test
  void placing() {
    Position start = Games.SIEGE_OF_PARIS.start();
    refused(start, "a2b3", "SP placing: The garrison first places its eight pieces in the cells,");
    refused(start, "pass", "SP placing: The garrison first places");
    refused(start, "@ROXOQXO", "SP placing: @ROXOQXO fills 7 cells, but a placing fills all 8.");
    refused(
        start, "@RRXOQXOX", "SP placing: @RRXOQXOX is not a placing of the garrison: one General");
    refused(white, "@ROXOQXOX", "SP placing: The garrison is placed already, once and for all.");
  }

  @Test
  void overIsOver() {
    Position over = Scene.of("Gd6", "Md8", "Mh8", "mf10", "ma10").outside().turn("w");
    refused(
        over,
        "d6f6",
        "SP rule 8: The game is over: won by the besiegers by bringing the winning group into the"
            + " fort.");
    refused(over, "pass", "SP rule 8: The game is over");
  }

  @Test
  void unreadable() {
    refused(white, "hello", "unreadable: 'hello' is no move that can be played here;");
    refused(white, "", "unreadable: '' is no move");
    refused(
        white, "a2f8", "unreadable: f8 is in the solid middle of the fort, where nothing stands.");
    refused(
        white,
        "f6e7",
        "unreadable: e7 is part of the cell d6, and cells are named by their lower left square.");
    refused(white, "a2m3", "unreadable: m3 is no square of this board, whose files are a to l");
    refused(white, "a2b17", "unreadable: b17 is no square of this board");
  }

  private static void refused(Position position, String move, String start) {
    assertThat(Scene.refusal(position, move)).startsWith(start);
  }
}
