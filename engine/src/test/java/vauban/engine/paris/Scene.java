package vauban.engine.paris;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.paris.ParisPosition;

/**
 * A small position of the Siege of Paris as the evaluation sees it.
 *
 * @param position made of words such as {@code Mf5}, a piece and its square
 */
record Scene(Position position) {

  private static final Game GAME = Games.SIEGE_OF_PARIS;

  /** Sets up pieces under the default rules. */
  static Scene of(String turn, String words) {
    return of("bell-command", turn, words);
  }

  /** Sets up pieces under the rules of a preset. */
  static Scene of(String preset, String turn, String words) {
    Options options = GAME.options(preset, Map.of());
    Map<Square, Piece> pieces = new TreeMap<>(Comparator.comparingInt(Square::index));
    for (String word : words.split(" ")) {
      Piece piece =
          GAME.pieces().stream()
              .filter(known -> known.symbol().equals(word.substring(0, 1)))
              .findFirst()
              .orElseThrow();
      pieces.put(GAME.board().square(word.substring(1)), piece);
    }
    return new Scene(GAME.position(new Setup(GAME, options, pieces, turn, null, 0, 1)));
  }

  /** Returns the estimate from the besiegers' view. */
  int besiegers() {
    int score = evaluator().score();
    return position.team() == Team.FIRST ? score : -score;
  }

  /** Returns what the evaluation says a move gains. */
  int gain(String text) {
    return evaluator().gain(position.move(text).packed());
  }

  /** Returns whether the side to move is under a threat that it must see to. */
  boolean threatened() {
    return evaluator().threatened();
  }

  private ParisEvaluator evaluator() {
    return new ParisEvaluator((ParisPosition) position.working());
  }
}
