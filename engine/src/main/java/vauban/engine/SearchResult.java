package vauban.engine;

import java.time.Duration;
import java.util.List;
import vauban.rules.game.Move;

/**
 * What a search found.
 *
 * @param lines best play after the best first moves, the best first: as many as were asked for, or
 *     as there are moves; at least one
 * @param depth last complete iteration in plies; 0 where the time did not suffice for one
 * @param selectiveDepth plies from the root to the farthest position looked at
 * @param nodes positions looked at, by all threads
 * @param time wall time since the search was asked for
 */
public record SearchResult(
    List<Line> lines, int depth, int selectiveDepth, long nodes, Duration time) {

  /**
   * A first move and the best play after it.
   *
   * @param score hundredths of a foot soldier (Siege's Infantryman, War-Chess's Infantry of the
   *     Line, a Man of Paris), from the side to move's view; {@link Score} tells wins and losses
   * @param moves the play expected, at least one move
   */
  public record Line(int score, List<Move> moves) {

    public Line {
      moves = List.copyOf(moves);
    }
  }

  public SearchResult {
    lines = List.copyOf(lines);
  }

  /** Returns the best move found, a legal move of the position searched. */
  public Move best() {
    return principalVariation().getFirst();
  }

  /** Returns the score of the best move, as {@link Line#score}. */
  public int score() {
    return lines.getFirst().score();
  }

  /** Returns the play expected, {@link #best} first. */
  public List<Move> principalVariation() {
    return lines.getFirst().moves();
  }
}
