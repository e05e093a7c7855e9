package vauban.server.analysis;

import java.util.ArrayList;
import java.util.List;
import vauban.engine.SearchResult;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * A first move and the best play after it.
 *
 * @param score as {@link SearchResult.Line#score}: from the view of the side to move
 * @param moves in coordinates, at least one
 * @param shortTexts the same in short notation
 */
public record FoundLine(int score, List<String> moves, List<String> shortTexts) {

  public FoundLine {
    moves = List.copyOf(moves);
    shortTexts = List.copyOf(shortTexts);
  }

  static FoundLine of(Position start, SearchResult.Line line) {
    List<String> moves = new ArrayList<>();
    List<String> shortTexts = new ArrayList<>();
    Position position = start;
    for (Move move : line.moves()) {
      moves.add(move.text());
      shortTexts.add(position.shortText(move));
      position = position.play(move);
    }
    return new FoundLine(line.score(), moves, shortTexts);
  }
}
