package vauban.app.analysis;

import java.util.List;
import vauban.engine.SearchResult;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * What a search found in a position.
 *
 * @param position one that is not over
 */
record Analysis(Position position, SearchResult found) {

  /** Returns how the position stands if both sides play their best. */
  Evaluation evaluation() {
    return evaluation(found.lines().getFirst());
  }

  /** Returns how the position stands if a line is played. */
  Evaluation evaluation(SearchResult.Line line) {
    return Evaluation.of(position, line.score());
  }

  /** Returns the play expected. */
  List<Move> best() {
    return found.principalVariation();
  }
}
