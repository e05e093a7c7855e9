package vauban.engine;

import vauban.rules.game.WorkingPosition;

/**
 * How a weak player looks at the moves of one search: some it does not see, and some it likes for
 * no reason. What it answers hangs on the question alone, so that a threat is overlooked wherever
 * the search meets it.
 */
public interface Sight {

  /** There was no move before, or it went nowhere. */
  int NOWHERE = -1;

  /**
   * Returns whether the player does not see a move. The moves of the root it sees all.
   *
   * @param position below the root
   * @param move a legal move of the position
   * @param gain what the evaluator says that it gains at once, in hundredths of a foot soldier
   * @param lastTo index of the square that the move before went to, or {@link #NOWHERE}
   */
  boolean overlooks(WorkingPosition position, int move, int gain, int lastTo);

  /**
   * Returns by how much the player likes a move of the root better than its score says.
   *
   * @return hundredths of a foot soldier, 0 or more
   */
  int liking(int move);
}
