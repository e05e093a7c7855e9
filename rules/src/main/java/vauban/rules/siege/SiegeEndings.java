package vauban.rules.siege;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Ending;
import vauban.rules.game.Points;
import vauban.rules.game.Team;

/** The ways a game of Siege ends and what they score ({@code S points}). */
final class SiegeEndings {

  static final Ending CHECKMATE = new Ending("checkmate", "by checkmate", "S checkmate");
  static final Ending HEADQUARTERS =
      new Ending("headquarters", "by capturing the headquarters", "S headquarters");
  static final Ending STALEMATE = new Ending("stalemate", "by stalemate", "S stalemate");
  static final Ending REPETITION =
      new Ending("repetition", "by threefold repetition", "S repetition");
  static final Ending FIFTY_MOVES =
      new Ending(
          "fifty-moves",
          "by fifty moves without a capture or an Infantryman's move",
          "S fifty moves");
  static final Ending GENERALS_ONLY =
      new Ending("generals-only", "because only the Generals are left", "S generals only");
  static final Ending AGREEMENT = new Ending("agreement", "by agreement", "S agreement");
  static final Ending RESIGNATION = new Ending("resignation", "by resignation", "S resignation");
  static final Ending TIME = new Ending("time", "on time", "S time");

  private static final int WIN = 3;
  private static final int HEADQUARTERS_WIN = 2;
  private static final int DRAW = 1;

  private SiegeEndings() {}

  /**
   * Returns what the teams score.
   *
   * @param winner null for a draw
   */
  static Points points(@Nullable Team winner, Ending ending) {
    if (winner == null) {
      return new Points(DRAW, DRAW);
    }
    int points = ending.equals(HEADQUARTERS) ? HEADQUARTERS_WIN : WIN;
    return winner == Team.FIRST ? new Points(points, 0) : new Points(0, points);
  }
}
