package vauban.server.analysis;

import java.util.List;
import vauban.engine.SearchResult;
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
    WrittenLine written = WrittenLine.of(start, line.moves());
    return new FoundLine(line.score(), written.moves(), written.shortTexts());
  }
}
