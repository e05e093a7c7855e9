package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Mark;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Taking, support and commands. */
class ParisTakingTest {

  @Test
  void rule11TakesByItsOrdinaryMoveOnTheSameSquare() {
    Position after = Scene.of("Rf3", "Mf5", "ma1").turn("rw").play("Rxf5");
    assertThat(after.at(Games.SIEGE_OF_PARIS.board().square("f5")).orElseThrow().symbol())
        .isEqualTo("R");
    assertThat(after.halfmove()).isZero();
  }

  @Test
  void takingIsNotCompulsory() {
    assertThat(Scene.of("Rf3", "Mf5", "ma1").turn("rw").legalMoves().size()).isGreaterThan(5);
  }

  @Test
  void besiegersNeverTake() {
    Position position = Scene.of("Gf3", "Xf4", "me4", "ma1").turn("w");
    assertThat(Scene.from(position, "f3")).doesNotContain("f4", "e4");
  }

  @Test
  void nothingIsTakenInsideTheFort() {
    Position position = Scene.of("Mf6", "Mb3", "Md3", "Ga1", "Rf5", "Qd6").outside().turn("rw");
    assertThat(Scene.from(position, "f5")).doesNotContain("f6");
    assertThat(Scene.from(position, "d6")).doesNotContain("f6");
  }

  @Test
  void garrisonTakesOnTheGateSquareAsItLeaves() {
    assertThat(Scene.from(Scene.of("Mf5", "ma1", "Rf6").turn("rw"), "f6"))
        .containsExactly("f5", "g5");
    assertThat(Scene.from(Scene.of("Mf5", "ma1", "Xf6").turn("rw"), "f6")).containsExactly("g5");
    assertThat(Scene.from(Scene.of("Mf5", "Le4", "ma1", "Of6").turn("rw"), "f6")).isEmpty();
  }

  @Test
  void supportByAnyBesiegerThatCouldMoveThere() {
    assertThat(takes("Mf5")).isTrue();
    assertThat(takes("Mf5", "Me4")).isFalse();
    assertThat(takes("Mf5", "Le4")).isFalse();
    assertThat(takes("Mf5", "Lh3")).isFalse();
    assertThat(takes("Mf5", "Ke5")).isFalse();
    assertThat(takes("Mf5", "Cd5")).isFalse();
    assertThat(takes("Mf5", "Gi5")).isFalse();
    assertThat(takes("Mf5", "Gc2")).isFalse();
    assertThat(takes("Mf5", "Ke4")).isTrue();
    assertThat(takes("Mf5", "Cc5")).isTrue();
    assertThat(takes("Mf5", "Lc2")).isTrue();
  }

  @Test
  void supportByTheOtherArmyWhoeversTurnItIs() {
    assertThat(takesAt("Ra8", "Ma9", "a9", "mb10")).isFalse();
    assertThat(takesAt("Ra8", "ma9", "a9", "Mb8")).isFalse();
    assertThat(takesAt("Ra8", "ma9", "a9", "mb8")).isTrue();
  }

  @Test
  void nobodySupportsBackwards() {
    assertThat(takesAt("Ra8", "Ma9", "a9", "Mb10")).isTrue();
    assertThat(takesAt("Ra8", "Ma9", "a9", "Ga12")).isTrue();
    assertThat(takesAt("Ra8", "Ma9", "a9", "ga12")).isFalse();
  }

  @Test
  void ruling2TheTakerOnItsSquareCutsTheSupportersLine() {
    assertThat(takesAt("Re5", "Mf5", "f5", "Gd5")).isTrue();
    assertThat(takesAt("Rf3", "Mf5", "f5", "Gd5")).isFalse();
    assertThat(takesAt("Rf3", "Mf5", "f5", "Gf2")).isTrue();
  }

  @Test
  void ruling2BesiegersInsideSupportNobody() {
    assertThat(takesAt("Rf3", "Mf5", "f5", "gf6", "Ma1", "Mc1", "Me1")).isTrue();
  }

  private static boolean takes(String target, String... others) {
    return takesAt("Rf3", target, "f5", others);
  }

  /** Returns whether the garrison's piece, or any other, takes on the square. */
  private static boolean takesAt(String taker, String target, String square, String... others) {
    String[] pieces = java.util.Arrays.copyOf(others, others.length + 4);
    pieces[others.length] = taker;
    pieces[others.length + 1] = target;
    pieces[others.length + 2] = "mk2";
    pieces[others.length + 3] = "ml3";
    return Scene.under("bell", Map.of(), pieces).turn("rw").legalMoves().stream()
        .anyMatch(move -> move.captured() != null && move.text().endsWith(square));
  }

  @Test
  void commandNamesAPieceThatCanBeTakenAfterTheMove() {
    Position position = Scene.of("Rf3", "mf5", "Ma1").outside().turn("w");
    assertThat(position.legalMoves().stream().map(Move::text))
        .containsExactlyInAnyOrder("a1b2", "a1b2!f5");
  }

  @Test
  void ruling3EitherArmysPieceMayBeNamedNotOnlyTheOneThatMoved() {
    Position position = Scene.of("Rf3", "mf5", "Mh1", "Mk1").outside().turn("w");
    assertThat(Scene.commands(position))
        .containsExactly(
            "h1g2!f5", "h1g2!g2", "h1i2!f5", "k1j2!f5", "k1j2!h1", "k1l2!f5", "k1l2!h1");
  }

  @Test
  void ruling3SupportedPiecesCannotBeNamed() {
    Position position = Scene.of("Rf3", "Mf5", "Md3", "Ma1").outside().turn("w");
    assertThat(Scene.commands(position))
        .contains("a1b2!f5", "d3c4!f5", "a1b2!d3")
        .doesNotContain("d3e4!f5")
        .contains("d3e4!e4");
  }

  @Test
  void ruling3NoCommandWithAPass() {
    Position position = Scene.of("Rc15", "Ma16", "mb15", "ma14").turn("w");
    assertThat(position.legalMoves().stream().map(Move::text)).containsExactly("pass");
    assertThat(position.marks()).isNotEmpty();
  }

  @Test
  void ruling3NoCommandWithAMoveThatEndsTheGame() {
    String[] winning = {"Gd6", "Md8", "Mh8", "Mf5", "ma10", "Rb9"};
    assertThat(startingWith("f5f6", Scene.of(winning).outside().turn("w"))).containsExactly("f5f6");
    assertThat(startingWith("f5e6", Scene.of(winning).outside().turn("w"))).isEmpty();
    String[] drawing = {"Mf5", "ma10", "Rb9"};
    assertThat(startingWith("f5f6", Scene.of(drawing).outside().turn("w"))).containsExactly("f5f6");
    assertThat(
            startingWith(
                "f5f6",
                Scene.under("original", Map.of("command", "on"), drawing).outside().turn("w")))
        .containsExactly("f5f6", "f5f6!a10");
  }

  private static List<String> startingWith(String step, Position position) {
    return position.legalMoves().stream().map(Move::text).filter(m -> m.startsWith(step)).toList();
  }

  @Test
  void commandedGarrisonMustTakeThereWithAPieceOfItsChoice() {
    Position position =
        Scene.of("Rf3", "Qg5", "Mf5", "Mh1", "Ma1").outside().turn("w").play("a1b2!f5");
    assertThat(position.command().orElseThrow().name()).isEqualTo("f5");
    assertThat(position.text()).contains(" rb f5 ");
    assertThat(position.legalMoves().stream().map(Move::text))
        .containsExactlyInAnyOrder("f3f5", "g5f5");
    assertThat(position.play("f3f5").command()).isEmpty();
  }

  @Test
  void commandIsWrittenInShortNotationToo() {
    Position position = Scene.of("Rf3", "Mf5", "Ka1", "Mj1").turn("w");
    assertThat(position.shortText(position.move("a1a2!f5"))).isEqualTo("Ka2!f5");
    assertThat(position.move("Ka2!f5").text()).isEqualTo("a1a2!f5");
    assertThat(position.move("Ka2").text()).isEqualTo("a1a2");
  }

  @Test
  void noCommandsWithoutTheOption() {
    assertThat(Scene.commands(Scene.under("bell", Map.of(), "Rf3", "Mf5", "Ma1").turn("w")))
        .isEmpty();
    assertThat(
            Scene.commands(
                Scene.under("bell", Map.of("command", "on"), "Rf3", "Mf5", "Ma1").turn("w")))
        .isNotEmpty();
  }

  @Test
  void marksShowWhatIsExposedAndWhatIsCommanded() {
    Position position = Scene.of("Rf3", "Mf5", "Md1", "Ma1").commanded("rw", "f5");
    List<Mark> marks = position.marks();
    assertThat(marks.stream().map(mark -> mark.square() + " " + mark.kind()))
        .containsExactly("f5 command", "d1 exposed");
    assertThat(marks.getFirst().words())
        .isEqualTo("The garrison is commanded to take the White Man on f5.");
  }
}
