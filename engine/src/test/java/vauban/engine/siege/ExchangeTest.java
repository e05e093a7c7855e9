package vauban.engine.siege;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/**
 * Captures by the Fort on a1 of what stands on its file, in plain numbers: I 1, C 3, S 3, A 3, F 5.
 */
class ExchangeTest {

  private static final Game GAME = Games.SIEGE;
  private static final String REST = "/2**2**2/10/10/";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "nobody takes back,                        9g/i9/10/2**2**2, F5G3, 1",
    "Infantry takes back,                      1i7g/i9/10/2**2**2, F5G3, -4",
    "Infantry does not take backwards,         9g/i9/1i8/2**2**2, F5G3, 1",
    "a senior takes backwards,                 9g/i9/1n8/2**2**2, F5G3, -4",
    "a Cavalryman takes back,                  2c6g/i9/10/2**2**2, F5G3, -4",
    "a Scout on another diagonal does not,     9g/3s6/10/i1**2**2, F5G3, 1",
    "a Scout takes back along its diagonal,    9g/2s7/10/i1**2**2, F5G3, -4",
    "Artillery needs a screen,                 a8g/10/i9/2**2**2, F5G3, 1",
    "Artillery takes back over its screen,     a8g/i9/i9/2**2**2, F5G3, -4",
    "the General takes back,                   g9/i9/10/2**2**2, F5G3, -4",
    "it need not go on: a Fort is not lost for a Fort, f8g/10/f9/2**2**2, F5G3, 0"
  })
  void comesTo(String name, String north, String south, int result) {
    assertThat(exchange(north + REST + south + " w - - 0 1")).as(name).isEqualTo(result);
  }

  private static int exchange(String text) {
    Position position = GAME.position(GAME.options(), text);
    WorkingPosition working = position.working();
    int capture =
        position.legalMoves().stream()
            .filter(move -> move.text().startsWith("a1a") && move.captured() != null)
            .findFirst()
            .orElseThrow()
            .packed();
    return new Exchange(
            working,
            PieceTable.values(GAME, ExchangeTest::value),
            PieceTable.values(GAME, piece -> piece.army().team().ordinal()),
            PieceTable.values(GAME, piece -> piece.kind().letter()))
        .result(capture);
  }

  private static int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'I', 'N' -> 1;
      case 'F' -> 5;
      case 'G', 'B' -> 0;
      default -> 3;
    };
  }
}
