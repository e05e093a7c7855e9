package vauban.engine;

import vauban.rules.game.Decision;

/**
 * What a score says. Scores are hundredths of a foot soldier from the side to move's view; those
 * beyond {@link #LEAST_WIN} are not estimates but proven wins, counted by how soon they come.
 */
public final class Score {

  /** No result: the game is drawn, or even. */
  public static final int DRAW = 0;

  /** The side to move has already won. A win in n plies scores {@code WIN - n}. */
  public static final int WIN = 32_000;

  /** The smallest score that is a proven win; its negative is the largest proven loss. */
  public static final int LEAST_WIN = WIN - 1_000;

  /** Larger than every score. */
  static final int INFINITE = WIN + 1;

  private Score() {}

  /** Returns whether a score is a proven win or loss. */
  public static boolean decisive(int score) {
    return Math.abs(score) >= LEAST_WIN;
  }

  /**
   * Returns in how many plies the game ends.
   *
   * @param score a decisive one
   */
  public static int plies(int score) {
    return WIN - Math.abs(score);
  }

  /** Returns the score of a win that comes after that many plies from the root. */
  static int winAt(int ply) {
    return WIN - ply;
  }

  /** Returns the score of a loss that comes after that many plies from the root. */
  static int lossAt(int ply) {
    return ply - WIN;
  }

  /** Keeps an estimate apart from proven wins and losses. */
  static int estimate(int score) {
    return Math.clamp(score, 1 - LEAST_WIN, LEAST_WIN - 1);
  }

  /** Returns the score of a decided position that lies so many plies from the root. */
  static int of(Decision decision, int ply) {
    return switch (decision) {
      case WON -> winAt(ply);
      case LOST -> lossAt(ply);
      case DRAWN, NONE -> DRAW;
    };
  }
}
