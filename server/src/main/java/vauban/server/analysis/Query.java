package vauban.server.analysis;

import vauban.engine.Limits;
import vauban.rules.game.Position;

/**
 * What somebody wants to know of a position.
 *
 * @param id by which who asked knows the answers again
 * @param position one that is not over
 * @param depth deepest iteration in plies, 1 to {@link Limits#MAX_DEPTH}
 * @param lines how many different first moves to find the best play for, at least 1
 * @param threads how many threads search, at least 1
 */
public record Query(long id, Position position, int depth, int lines, int threads) {

  /** The most lines anybody needs to see at once. */
  public static final int MOST_LINES = 5;

  Limits limits() {
    return Limits.depth(depth).withLines(lines);
  }
}
