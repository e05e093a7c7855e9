package vauban.lab.tuning;

import java.util.function.Function;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Games of the engine between two evaluations.
 *
 * @param nodes positions that the search of each move may look at
 */
record WeightsGame(long nodes) {

  private static final int HASH_MEGABYTES = 4;

  /** A game of so many plies is taken as drawn. */
  private static final int MOST_PLIES = 600;

  /**
   * Plays a game.
   *
   * @return 1 if the first team won, 0.5 if nobody did, 0 if the second team won
   */
  double play(
      Position start,
      Function<WorkingPosition, Evaluator> first,
      Function<WorkingPosition, Evaluator> second) {
    Searcher firstSearcher = new Searcher(HASH_MEGABYTES, first);
    Searcher secondSearcher = new Searcher(HASH_MEGABYTES, second);
    Position position = start;
    ClearLead clear = new ClearLead();
    for (int ply = 0; ply < MOST_PLIES && !position.outcome().over(); ply++) {
      boolean firstMoves = position.team() == Team.FIRST;
      Searcher searcher = firstMoves ? firstSearcher : secondSearcher;
      SearchResult found = searcher.search(position, Limits.nodes(nodes), SearchListener.NONE);
      int ahead = firstMoves ? found.score() : -found.score();
      if (clear.decides(ahead)) {
        return ahead > 0 ? 1 : 0;
      }
      position = position.play(found.best());
    }
    return result(position);
  }

  /** Returns how a game ended, or did not: 1 if the first team won, 0 if the second did, or 0.5. */
  static double result(Position position) {
    if (position.outcome() instanceof Outcome.Decided decided && decided.winner() != null) {
      return decided.winner() == Team.FIRST ? 1 : 0;
    }
    return 0.5;
  }
}
