package vauban.engine.evaluation;

/**
 * What the search has to know of one game beyond its rules. An evaluator is bound to one working
 * position and always speaks of that position as it stands.
 */
public interface Evaluator {

  /**
   * Estimates who stands better, without looking ahead.
   *
   * @return hundredths of a foot soldier, from the side to move's view
   */
  int score();

  /**
   * Says how much a move changes at once: what it takes, what it promotes to, what it threatens
   * that cannot be left alone.
   *
   * @param move a legal move of the position
   * @return hundredths of a foot soldier; 0 for a quiet move, less for one that looks bad; both are
   *     not looked at once the planned depth is reached
   */
  int gain(int move);

  /**
   * Returns whether the side to move is under such a threat that its answers are worth a ply more.
   */
  boolean threatened();

  /**
   * Returns whether a quiet move that leaves the other side {@link #threatened} is searched where
   * quiet moves are left out. It takes making the move to see that, which pays in some games only.
   */
  default boolean sparesThreats() {
    return false;
  }

  /**
   * Returns whether the side to move has enough that moves freely, so that having to move is no
   * disadvantage. Search then tries what happens if it does not.
   */
  boolean free();
}
