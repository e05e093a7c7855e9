package vauban.engine.warchess;

import java.util.LinkedHashMap;
import java.util.Map;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/** Positions of War-Chess with few figures, as one would name them. */
final class Figures {

  private static final Game GAME = Games.WAR_CHESS;

  private Figures() {}

  /**
   * Returns a position.
   *
   * @param turn {@code w} for the attacker, {@code b} for the defender
   * @param figures symbols and squares: {@code "W i18 I e14 k h3 i e16"}
   */
  static Position position(String turn, String figures) {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    String[] words = figures.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      String symbol = words[i];
      Piece piece =
          GAME.pieces().stream().filter(p -> p.symbol().equals(symbol)).findFirst().orElseThrow();
      pieces.put(GAME.board().square(words[i + 1]), piece);
    }
    return GAME.position(new Setup(GAME, GAME.options(), pieces, turn, null, 0, 1));
  }
}
