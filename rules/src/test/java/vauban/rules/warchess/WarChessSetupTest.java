package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;

class WarChessSetupTest {

  private static final String START =
      "6/CAIIWCAII/8/3I3/8/L1L1L1L/8/4*2/4*3/7/3*4/2*4/8/l1l1l1l/8/7/3k4/iiaciiiac/6 w 0 1";

  private final Game game = Games.WAR_CHESS;

  @Test
  void theGameStartsFromTheArray() {
    assertThat(game.start().text()).isEqualTo(START);
    assertThat(game.start(game.options("standard", Map.of("first", "defender"))).text())
        .isEqualTo(START.replace(" w ", " b "));
  }

  @Test
  void theSeatsSitInTheOrderOfTheirFirstPlies() {
    assertThat(game.seats(game.options()).getFirst().team()).isEqualTo(Team.FIRST);
    assertThat(game.seats(new WarChessOptions(Team.SECOND)).getFirst().team())
        .isEqualTo(Team.SECOND);
  }

  @Test
  void unknownOptionsAreRefusedWithWhatThereIs() {
    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> game.options("standard", Map.of("first", "nobody")))
        .withMessageContaining("attacker")
        .withMessageContaining("defender");
    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> game.options("modern", Map.of()))
        .withMessageContaining("standard");
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.warchess.WarChessPerftTest#samples")
  void samplesAreWrittenAsTheyWereRead(String line) {
    String text = line.substring(0, line.indexOf(" ;"));

    assertThat(game.position(game.options(), text).text()).isEqualTo(text);
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource({
    "3k4, 3K4, 'would be a Citadel of the attacker; only the defender has one, k [WC armies]'",
    "CAIIWCAII, CAIIwCAII, 'would be a Wagon of the defender; only the attacker has one, W'",
    "3k4, 2kk4, 'Citadel of the defender on f3, h3: that is 2, but he begins with 1 and never gains"
        + " one [WC'",
    "CAIIWCAII, CAIWWCAII, 'Wagon of the attacker on g18, i18: that is 2, but he begins with 1'",
    "3I3, 3A3, 'Artillery of the attacker on c18, m18, i16: that is 3, but he begins with 2'",
    "3k4/, '', 'it has 18 ranks, but the board has 19'",
    "6/C, 5/C, 'rank 19 (column 1): it has 5 places, but needs 6'",
    "6/C, 7/C, 'rank 19 (column 1): it has at least 7 places, but needs 6'",
    "3I3, 3X3, 'rank 16 (column 16): ''X'' is no piece of this game'",
    "4*2, 4L2, 'k12 is a river square, so no piece can stand there'",
    "4*2, 7, 'k12 is a river square, so it is written ''*'' and not counted as empty'",
    "3I3, 3*3, 'i16 is an ordinary square'",
    "3I3, 03I3, 'is not a number of empty squares'",
    " w 0 1, ' x 0 1', 'turn (column 80): ''x'' is not one of w b'",
    " w 0 1, ' w -1 1', 'halfmove clock (column 82): ''-1'' is not a whole number from 0'",
    " w 0 1, ' w 0 0', 'move number (column 84): ''0'' is not a whole number from 1'",
    " w 0 1, ' w 0', 'move number is missing'",
    " w 0 1, ' 0 1', 'turn is missing; it has 3 fields, but needs 4'",
    " w 0 1, ' w 0 01', 'move number (column 84): ''01'' begins with a zero that it does not need'",
    " w 0 1, ' w 0 1 1', 'it has 5 fields, but needs 4'",
  })
  void wrongStringsSayWhatIsWrongAndWhere(String right, String wrong, String words) {
    String text = START.replaceFirst(java.util.regex.Pattern.quote(right), wrong);

    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> game.position(game.options(), text))
        .withMessageContaining(words);
  }

  @Test
  void aSetupWithAFigureInTheRiverIsRefused() {
    Square river = game.board().square("g8");
    Piece piece = game.pieces().getFirst();
    Setup setup = new Setup(game, game.options(), Map.of(river, piece), "w", null, 0, 1);

    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> game.position(setup))
        .withMessageContaining("g8: it is river");
  }

  @Test
  void aSetupNamesEveryFault() {
    Setup setup = new Setup(game, game.options(), Map.of(), "q", game.board().square("a2"), -1, 0);

    assertThatExceptionOfType(InvalidPosition.class)
        .isThrownBy(() -> game.position(setup))
        .satisfies(invalid -> assertThat(invalid.faults()).hasSize(4));
  }

  @Test
  void theCitadelMayBeSetUpElsewhere() {
    Position position = Field.of("b", "kq18 La18 Wc18 lq2");

    assertThat(position.outcome().over()).isFalse();
  }
}
