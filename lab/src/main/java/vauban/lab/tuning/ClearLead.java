package vauban.lab.tuning;

/**
 * Sees when a game need not be played out: a side leads by much, and has done so for some plies.
 */
final class ClearLead {

  /** In hundredths of a foot soldier. */
  private static final int LEAST = 1_500;

  private static final int PLIES = 8;

  private int plies;

  /**
   * Takes the score of a ply.
   *
   * @param ahead what the search said, from the first team's view
   * @return whether the game is as good as over
   */
  boolean decides(int ahead) {
    if (Math.abs(ahead) < LEAST) {
      plies = 0;
    } else {
      plies =
          Integer.signum(plies) == Integer.signum(ahead)
              ? plies + Integer.signum(plies)
              : Integer.signum(ahead);
    }
    return Math.abs(plies) >= PLIES;
  }
}
