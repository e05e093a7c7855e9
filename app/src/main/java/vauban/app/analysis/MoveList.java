package vauban.app.analysis;

import java.util.List;
import java.util.StringJoiner;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Rows of moves in short notation with their numbers: {@code 1... Ihf5 2. Cc3}. */
final class MoveList {

  private MoveList() {}

  /**
   * Returns a row of moves.
   *
   * @param moves each legal after those before it
   */
  static String text(Position start, List<Move> moves) {
    StringJoiner text = new StringJoiner(" ");
    Position position = start;
    for (Move move : moves) {
      if (text.length() == 0 || position.turn().opens()) {
        text.add(position.moveNumber());
      }
      text.add(position.shortText(move));
      position = position.play(move);
    }
    return text.toString();
  }
}
