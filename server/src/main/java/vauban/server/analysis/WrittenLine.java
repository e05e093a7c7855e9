package vauban.server.analysis;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * Moves after one another as they are sent.
 *
 * @param moves in coordinates
 * @param shortTexts the same in short notation
 */
public record WrittenLine(List<String> moves, List<String> shortTexts) {

  public WrittenLine {
    moves = List.copyOf(moves);
    shortTexts = List.copyOf(shortTexts);
  }

  /**
   * Writes moves.
   *
   * @param start where the first of them is made; each must be legal where it stands
   */
  public static WrittenLine of(Position start, List<Move> line) {
    List<String> moves = new ArrayList<>();
    List<String> shortTexts = new ArrayList<>();
    Position position = start;
    for (Move move : line) {
      moves.add(move.text());
      shortTexts.add(position.shortText(move));
      position = position.play(move);
    }
    return new WrittenLine(moves, shortTexts);
  }
}
