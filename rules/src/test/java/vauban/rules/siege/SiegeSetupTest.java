package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vauban.rules.siege.Sieges.SIEGE;
import static vauban.rules.siege.Sieges.setup;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;

class SiegeSetupTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1",
        "5g4/10/10/2**2**2/2**2**2/10/4B5/5G4 b - - 12 34",
        "4Bg4/10/10/2**2**2/2**2**2/10/10/5G4 b - - 0 1",
        "3g6/10/8i1/2**S1**2/c1**s1**1i/C9/1f1F6/6GA2 b - - 100 999",
      })
  void readsAndWritesTheSameText(String text) {
    assertThat(SIEGE.position(SIEGE.options(), text).text()).isEqualTo(text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "7 ranks | 10/10/2**2**2/2**2**2/10/10/4GB4 w - - 0 1 | it has 7 ranks, but the board has"
            + " 8",
        "9 ranks | g9/10/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | it has 9 ranks",
        "narrow | g8/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | rank 8 (column 1): it has 9"
            + " places",
        "wide | g10/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | it has at least 11 places",
        "letter | gQ8/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | 'Q' is no piece of this game",
        "piece on a hilltop | g9/10/10/2F*2**2/2**2**2/10/10/5G4 w - - 0 1 | c5 is a hilltop",
        "hilltop counted | g9/10/10/10/2**2**2/10/10/5G4 w - - 0 1 | c5 is a hilltop",
        "star elsewhere | g9/*9/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | a7 is an ordinary square",
        "two Generals | g9/10/10/2**2**2/2**2**2/10/10/G4G4 w - - 0 1 | it has 2 Generals (a1 f1)",
        "no General | 10/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | North: it has no General",
        "two Banners | g9/10/10/2**2**2/2**2**2/10/10/4BGB3 w - - 0 1 | 2 pieces of Banner carriers"
            + " (e1 g1)",
        "South's Banner too far | B8g/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | a8: South Banner"
            + " carriers cannot stand there",
        "South's Banner on h7 | g9/7B2/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | h7: South Banner"
            + " carriers cannot stand there",
        "North's Banner on c2 | g9/10/10/2**2**2/2**2**2/10/2b7/5G4 w - - 0 1 | c2: North Banner"
            + " carriers cannot stand there",
        "Infantry on its last rank | gI8/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | b8: a South"
            + " Infantryman cannot stand on his last rank",
        "too many pieces | g9/10/AAAAAAAAAA/2**2**2/2**2**2/IIIIIIIIII/10/5G4 w - - 0 1 | it has 21"
            + " pieces, but began with 20",
        "side not to move in check | gF8/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | South is to"
            + " move, but North's General on a8 is already attacked by the Fort on b8",
        "already won | g3B5/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 | South is to move, but has"
            + " already won",
        "turn | g9/10/10/2**2**2/2**2**2/10/10/5G4 x - - 0 1 | 'x' is not one of w b",
        "a letter of two characters | g9/10/10/2**2**2/2**2**2/10/10/5😀 w - - 0 1 |"
            + " '😀' is no piece",
        "castling | g9/10/10/2**2**2/2**2**2/10/10/5G4 w KQ - 0 1 | 'KQ' must be '-'",
        "en passant | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - e3 0 1 | 'e3' must be '-'",
        "halfmove clock | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - -1 1 | '-1' is not a whole"
            + " number from 0",
        "fullmove number | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 0 | '0' is not a whole number"
            + " from 1",
        "fullmove number with a zero | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 01 | fullmove"
            + " number (column 44): '01' begins with a zero that it does not need; write 1",
        "halfmove clock of zeros | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - 00 1 | halfmove clock"
            + " (column 42): '00' begins with a zero that it does not need; write 0",
        "no fullmove number | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 | fullmove number is"
            + " missing; it has 5 fields, but needs 6: placement, turn (w or b), castling (-), en"
            + " passant (-), halfmove clock, fullmove number",
        "no turn | g9/10/10/2**2**2/2**2**2/10/10/5G4 - - 0 1 | turn (w or b) is missing; it has 5"
            + " fields",
        "no clocks | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - | halfmove clock and fullmove number"
            + " are missing; it has 4 fields",
        "no dashes | g9/10/10/2**2**2/2**2**2/10/10/5G4 w 0 1 | castling (-) and en passant (-) are"
            + " missing",
        "only a turn | w | placement, castling (-), en passant (-), halfmove clock and fullmove"
            + " number are missing; it has 1 field, but needs 6",
        "too many fields | g9/10/10/2**2**2/2**2**2/10/10/5G4 w - - 0 1 x | it has 7 fields, but"
            + " needs 6",
      })
  void saysWhatIsWrong(String fault, String text, String reason) {
    assertThatThrownBy(() -> SIEGE.position(SIEGE.options(), text))
        .isInstanceOf(InvalidPosition.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theEmptyTextIsNoPosition() {
    assertThatThrownBy(() -> SIEGE.position(SIEGE.options(), ""))
        .isInstanceOf(InvalidPosition.class)
        .hasMessageContaining("its fields: there are none, but it needs 6: placement");
  }

  @Test
  void tellsEveryFaultOfASetupWithItsRule() {
    assertThatThrownBy(() -> SIEGE.position(setup("w", "Ga1", "Gb1", "Ia8", "Bj8", "Fc4")))
        .isInstanceOfSatisfying(
            InvalidPosition.class,
            invalid ->
                assertThat(invalid.faults().stream().map(fault -> String.valueOf(fault.rule())))
                    .containsExactly(
                        "S promotion", "S banner region", "S hilltops", "S armies", "S armies"));
  }

  @Test
  void aSetupMayNeedAnotherTurn() {
    assertThatThrownBy(() -> SIEGE.position(setup("rw", "Ga1", "ga8", "Ib2")))
        .isInstanceOf(InvalidPosition.class)
        .hasMessageContaining("'rw' is not w or b");
  }

  @Test
  void anyArrayCanBeSetUp() {
    assertThat(
            SIEGE
                .position(
                    SIEGE.options(),
                    "facsgbscaf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FACSGBSCAF w - - 0 1")
                .legalMoves())
        .isNotEmpty();
  }

  @Test
  void unknownPresetsOptionsAndValuesAreNamed() {
    assertThatThrownBy(() -> SIEGE.options("round", Map.of()))
        .isInstanceOf(InvalidOption.class)
        .hasMessage("Siege has no rule set 'round'; it has point, mirror");
    assertThatThrownBy(() -> SIEGE.options("point", Map.of("board", "big")))
        .isInstanceOf(InvalidOption.class)
        .hasMessage("Siege has no option 'board'; it has array");
    assertThatThrownBy(() -> SIEGE.options("point", Map.of("array", "round")))
        .isInstanceOf(InvalidOption.class)
        .hasMessage("option array cannot be 'round'; it is one of point, mirror");
  }
}
