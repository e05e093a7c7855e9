package vauban.engine;

/** How many plies less deep late quiet moves are searched. */
final class Reductions {

  private static final double DIVISOR = 1.4;
  private static final int MOST_COUNTED = 64;
  private static final int[][] PLIES = plies();

  private Reductions() {}

  private static int[][] plies() {
    int[][] plies = new int[Limits.MAX_DEPTH + 2][MOST_COUNTED];
    for (int depth = 1; depth < plies.length; depth++) {
      for (int tried = 1; tried < MOST_COUNTED; tried++) {
        plies[depth][tried] = (int) Math.round(Math.log(depth) * Math.log(tried) / DIVISOR);
      }
    }
    return plies;
  }

  /**
   * Returns the plies for a move.
   *
   * @param depth remaining depth in plies
   * @param tried moves tried before it
   */
  static int plies(int depth, int tried) {
    return PLIES[Math.min(depth, PLIES.length - 1)][Math.min(MOST_COUNTED - 1, tried)];
  }
}
