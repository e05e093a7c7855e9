package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** What is wrong with a position string, and with options. */
class ParisSetupTest {

  private static final String FIELD =
      "1g1k1l1l1k1c/m1m1m1m1m1m1/1m1m1m1m1m1m/12/12/6/3XRO3/6/3OX3/6/3XQO3/12/12/1M1M1M1M1M1M"
          + "/M1M1M1M1M1M1/1C1K1L1L1K1G";

  @Test
  void positionStringsAreWrittenAsTheyWereRead() {
    String text = FIELD + " rb - 3 17";
    assertThat(Games.SIEGE_OF_PARIS.position(Games.SIEGE_OF_PARIS.options(), text))
        .hasToString(text);
  }

  @Test
  void unreadableRanks() {
    refusedText("12/12 rw - 0 1", "placement (column 1): it has 2 ranks, but the board has 16");
    refusedText(
        FIELD.replace("1c/", "1c1/") + " rw - 0 1",
        "rank 16 (column 1): it has at least 13 places, but needs 12");
    refusedText(
        FIELD.replace("XRO3", "XRO2") + " rw - 0 1",
        "rank 10 (column 48): it has 8 places, but needs 9");
    refusedText(
        FIELD.replace("1G", "1Z") + " rw - 0 1",
        "rank 1 (column 112): 'Z' is no piece of this game");
    refusedText(
        FIELD.replace("3OX3", "3O*X2") + " rw - 0 1",
        "rank 8 (column 58): h8 is an ordinary square; '*' is only for squares that are never");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "rw - 0|its fields: fullmove number is missing; it has 4 fields, but needs 5",
        "rw 0 1|its fields: command is missing; it has 4 fields, but needs 5",
        "- 0 1|its fields: turn is missing; it has 4 fields, but needs 5",
        "rw - 007 1|halfmove clock (column 119): '007' begins with a zero that it does not need;"
            + " write 7",
        "z - 0 1|turn (column 114): 'z' is not a turn of a game of 2 players; it is one of p rw w",
        "rw' - 0 1|turn (column 114): 'rw'' is not a turn of a game of 2 players",
        "rw e8 0 1|command (column 117): 'e8' is neither a square nor '-'",
        "rw - x 1|halfmove clock (column 119): 'x' is not a whole number",
        "rw - 0 0|fullmove number (column 121): '0' is not a whole number from 1",
      })
  void unreadableFields(String fields, String message) {
    refusedText(FIELD + " " + fields, message);
  }

  @Test
  void tooManyOfAPiece() {
    refused(
        Scene.of("Ga1", "Gb1"),
        "rw",
        "White: it has 2 of the piece G (General), but starts with 1 [SP rule 1]");
    refused(
        Scene.of("ka1", "kb1", "kc1"),
        "rw",
        "Black: it has 3 of the piece k (Captain), but starts with 2");
    refused(
        Scene.of("Ra1", "Rb1"),
        "rw",
        "Garrison: it has 2 of the piece R (General), but starts with 1 [SP rule 9]");
  }

  @Test
  void aStudyMayLeaveOutPiecesOfTheGarrison() {
    Position position =
        Games.SIEGE_OF_PARIS.position(
            Games.SIEGE_OF_PARIS.options(), FIELD.replace("3XRO3", "3X1O3") + " rw - 0 1");

    assertThat(position.text()).isEqualTo(FIELD.replace("3XRO3", "3X1O3") + " rw - 0 1");
    assertThat(position.outcome()).isEqualTo(new Outcome.Ongoing());
  }

  @Test
  void withoutAnyGarrisonTheBesiegersHaveBlockedIt() {
    Position position =
        Games.SIEGE_OF_PARIS.position(
            Games.SIEGE_OF_PARIS.options(), "12/12/12/12/12/6/9/6/8/6/9/12/12/12/M11/12 rw - 0 1");

    assertThat(position.legalMoves()).isEmpty();
    assertThat(position.outcome())
        .isInstanceOfSatisfying(
            Outcome.Decided.class, decided -> assertThat(decided.winner()).isEqualTo(Team.FIRST));
  }

  @Test
  void manOfOneColourNeverStandsOnTheOther() {
    refused(
        Scene.of("Oa1", "Ma3"),
        "rw",
        "a1: a Garrison light Man can never stand on a dark square [SP rule 13]");
    refused(
        Scene.of("Xb1", "Ma3"),
        "rw",
        "b1: a Garrison dark Man can never stand on a light square [SP rule 13]");
  }

  @Test
  void apostrophesOnlyWithFivePlayers() {
    refused(
        Scene.of("M'a2"),
        "rw",
        "a2: M' marks a left wing with its apostrophe, but only a game of five players has wings"
            + " [SP ruling 7]");
    assertThat(Scene.under("bell", Map.of("players", "5"), "M'a2").turn("rw'").text())
        .contains("M'11");
  }

  @Test
  void wingHasOnlyWhatTheArrayGivesIt() {
    refused(
        Scene.under("bell", Map.of("players", "5"), "Ca2", "Mb1"),
        "rw",
        "White's right wing: it has 1 of the piece C (Colonel), but starts with 0 [SP ruling 7]");
    Options five = Games.SIEGE_OF_PARIS.options("bell", Map.of("players", "5"));
    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(
            () -> Games.SIEGE_OF_PARIS.position(five, FIELD.replace("1G", "1G'") + " rw - 0 1"))
        .withMessageContaining("'G'' is no piece of this game");
  }

  @Test
  void turnsDependOnThePlayers() {
    Options five = Games.SIEGE_OF_PARIS.options("bell", Map.of("players", "5"));
    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> Games.SIEGE_OF_PARIS.position(five, FIELD + " r - 0 1"))
        .withMessageContaining(
            "'r' is not a turn of a game of 5 players; it is one of p rw w rb b rw' w' rb' b'");
    refused(Scene.of("Ma2"), "w'", "turn: 'w'' is not a turn of a game of 2 players");
  }

  @Test
  void beforeThePlacingTheFortIsEmptyAndTheClockAtRest() {
    refusedText(
        FIELD + " p - 0 1",
        "a Garrison General stands in the fort, but before the placing it is empty [SP placing]");
    refusedText(
        FIELD.replace("3XRO3/6/3OX3/6/3XQO3/12", "9/6/8/6/9/R11") + " p - 0 1",
        "Garrison: it has 1 of the piece R (General), but the turn is 'p', before it is placed [SP"
            + " placing]");
    refusedText(
        FIELD.replace("3XRO3/6/3OX3/6/3XQO3", "9/6/8/6/9") + " p - 3 1",
        "halfmove clock: it is 3, but before the placing no ply has been made, so it is 0");
  }

  @ParameterizedTest(name = "{3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "bell-command|rw|h1|no piece stands on h1 to be taken [SP command]",
        "bell-command|rw|f3|on f3 stands the garrison's own General [SP command]",
        "bell-command|rw|h8|in the fort, as on h8, nothing is taken [SP rule 8]",
        "bell-command|rw|d5|the White Man on d5 is supported by the White Man on e4 [SP support]",
        "bell-command|rw|k1|no piece of the garrison reaches k1 [SP command]",
        "bell-command|w|e4|only a garrison to move can be under a command, so it is '-' [SP",
        "bell|rw|e4|these rules have no commands, so it is '-' [SP command]",
      })
  void commandTheGarrisonCannotLegallyTakeOn(
      String preset, String turn, String command, String reason) {
    Scene scene = Scene.under(preset, Map.of(), "Rf3", "Md5", "Me4", "Mk1", "Gh8", "mk2", "ml3");
    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> scene.commanded(turn, command))
        .withMessageContaining("command: " + reason);
  }

  @Test
  void noCommandOnceTheGameIsDecided() {
    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(
            () ->
                Scene.of("Gd6", "Md8", "Mh8", "Mf6", "Rf3", "mf5").outside().commanded("rw", "f5"))
        .withMessage(
            "command: f5 is named, but who is in the fort or taken has decided the game [SP ruling"
                + " 3]");
  }

  @Test
  void severalFaultsAreAllTold() {
    refused(Scene.of("Oa1", "M'a2", "Xb1"), "z", "a1: ", "a2: ", "b1: ", "turn: ");
  }

  @Test
  void unknownOptions() {
    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> Games.SIEGE_OF_PARIS.options("belle", Map.of()))
        .withMessageContaining("bell-command");
    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> Games.SIEGE_OF_PARIS.options("bell", Map.of("players", "4")))
        .withMessageContaining("2, 3, 5");
    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> Games.SIEGE_OF_PARIS.options("bell", Map.of("array", "four-ranks")))
        .withMessageContaining("three-ranks, two-ranks");
  }

  @ParameterizedTest
  @CsvSource({
    "original, 'array=three-ranks, colonel=2, inside=1+3, players=2, command=off'",
    "bell, 'array=three-ranks, colonel=2, inside=1+3, players=2, command=off'",
    "bell-command, 'array=three-ranks, colonel=2, inside=1+3, players=2, command=on'",
    "bell-short, 'array=three-ranks, colonel=2, inside=1+2, players=2, command=on'",
  })
  void presets(String preset, String values) {
    assertThat(Games.SIEGE_OF_PARIS.options(preset, Map.of()).values())
        .hasToString("{" + values + "}");
  }

  @Test
  void everyPresetTakesEveryOption() {
    Map<String, String> changes =
        Map.of(
            "array", "two-ranks", "colonel", "1", "inside", "1+2", "players", "5", "command", "on");
    assertThat(Games.SIEGE_OF_PARIS.options("original", changes).values())
        .containsAllEntriesOf(changes);
    assertThat(Games.SIEGE_OF_PARIS.options().preset()).isEqualTo("bell-command");
  }

  private static void refused(Scene scene, String turn, String... messages) {
    for (String message : messages) {
      assertThatExceptionOfType(InvalidPosition.class)
          .isThrownBy(() -> scene.turn(turn))
          .withMessageContaining(message);
    }
  }

  private static void refusedText(String text, String message) {
    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> Games.SIEGE_OF_PARIS.position(Games.SIEGE_OF_PARIS.options(), text))
        .withMessageContaining(message);
  }
}
