package vauban.app.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.SearchListener;
import vauban.engine.Searcher;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.record.GameRecord;

/**
 * Thinks about positions and games. Used by one thread, except that any may {@link #stop()} it.
 * With one thread and a limit of depth or nodes it always says the same.
 */
public final class Analyst {

  private final Searcher searcher;
  private final Limits limits;
  private volatile boolean stopped;
  private volatile @Nullable Search current;

  /**
   * Makes an analyst.
   *
   * @param limits for each position
   */
  public Analyst(Searcher searcher, Limits limits) {
    this.searcher = searcher;
    this.limits = limits;
  }

  /** Ends what is under way; what was found so far is returned. From any thread, at any time. */
  public void stop() {
    stopped = true;
    Search search = current;
    if (search != null) {
      search.stop();
    }
  }

  /** Returns whether it was told to stop. */
  public boolean stopped() {
    return stopped;
  }

  /** Thinks about a position that is not over. */
  Analysis analyse(Position position) {
    Search search = searcher.prepare(position, limits);
    current = search;
    if (stopped) { // perhaps before the search could be seen
      search.stop();
    }
    return new Analysis(position, search.run(SearchListener.NONE));
  }

  /**
   * Thinks about every position of a game's main line.
   *
   * @param each told of each ply as soon as both positions beside it are known
   */
  GameAnalysis analyse(GameRecord game, Consumer<AnalysedPly> each) {
    searcher.newGame();
    List<AnalysedPly> plies = new ArrayList<>();
    Position position = game.startPosition();
    Analysis before = null;
    for (Move move : game.moves()) {
      if (before == null) {
        before = analyse(position);
      }
      position = position.play(move);
      Analysis after = position.outcome().over() ? null : analyse(position);
      if (stopped) { // the last search knows too little to judge by
        break;
      }
      AnalysedPly ply = new AnalysedPly(before, move, evaluation(position, after));
      plies.add(ply);
      each.accept(ply);
      before = after;
    }
    return new GameAnalysis(game, plies);
  }

  private static Evaluation evaluation(Position position, @Nullable Analysis analysis) {
    if (analysis != null) {
      return analysis.evaluation();
    }
    return Evaluation.of((Outcome.Decided) position.outcome());
  }
}
