package vauban.engine.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;

/** Captures on e12, in plain numbers: L and I 1, C 3, A 5. */
class ExchangeTest {

  private static final Game GAME = Games.WAR_CHESS;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "nobody takes back,                 C e16 i e12, e16e12, 1",
    "Infantry takes back,               C e16 i e12 i d11, e16e12, -2",
    "Light Infantry takes forward by 3, C e16 i e12 l b9, e16e12, -2",
    "Infantry does not reach so far,    C e16 i e12 i b9, e16e12, 1",
    "something stands in its way,       C e16 i e12 l b9 I c10, e16e12, 1",
    "it is taken back in turn,          C e16 I g12 i e12 i d11, e16e12, -1",
    "the figure behind the taker helps, C e16 C e18 i e12 i d11, e16e12, -1",
    "nobody takes back under fire,      C e16 A h15 i e12 i d11, e16e12, 1",
    "Artillery for Artillery,           A h15 a e12 a d11, h15e12, 0",
    "foot takes Artillery that took,    A h15 a e12 i d11, h15e12, 0",
    "Artillery does not take that foot, A h15 A b15 a e12 a d11 i c12, h15e12, 0",
  })
  void comesTo(String name, String figures, String capture, int result) {
    assertThat(exchange(figures, capture)).as(name).isEqualTo(result);
  }

  private static int exchange(String figures, String capture) {
    Position position = Figures.position("w", "W i18 I a18 k h3 i a2 " + figures);
    return new Exchange(
            position.working(),
            PieceTable.values(GAME, ExchangeTest::value),
            PieceTable.values(GAME, piece -> piece.army().team().ordinal()),
            PieceTable.values(GAME, piece -> piece.kind().letter()))
        .result(position.move(capture).packed());
  }

  private static int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'C' -> 3;
      case 'A' -> 5;
      default -> 1;
    };
  }
}
