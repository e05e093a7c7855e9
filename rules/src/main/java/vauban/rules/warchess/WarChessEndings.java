package vauban.rules.warchess;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Ending;
import vauban.rules.game.Outcome;
import vauban.rules.game.Points;
import vauban.rules.game.Team;

/** The ways a game ends and what they count. */
final class WarChessEndings {

  static final Ending CITADEL =
      new Ending("citadel", "by taking the Citadel", WarChessRules.END_CITADEL);
  static final Ending WAGON = new Ending("wagon", "by taking the Wagon", WarChessRules.END_WAGON);
  static final Ending TROOPS =
      new Ending("troops", "by taking the last of the enemy's troops", WarChessRules.END_TROOPS);
  static final Ending STUCK =
      new Ending("stuck", "for want of a legal move", WarChessRules.END_STUCK);
  static final Ending REPETITION =
      new Ending("repetition", "by threefold repetition", WarChessRules.END_REPETITION);
  static final Ending PROGRESS =
      new Ending("progress", "after 200 plies without a capture", WarChessRules.END_PROGRESS);
  static final Ending RESIGNATION =
      new Ending("resignation", "by resignation", WarChessRules.END_OFF_BOARD);
  static final Ending TIME = new Ending("time", "on time", WarChessRules.END_OFF_BOARD);
  static final Ending AGREEMENT =
      new Ending("agreement", "by agreement", WarChessRules.END_OFF_BOARD);

  /** Plies without a capture that draw the game. */
  static final int PROGRESS_LIMIT = 200;

  /** How often a position stood before when it draws the game. */
  static final int REPETITIONS = 2;

  private static final double HALF = 0.5;

  private WarChessEndings() {}

  static Points points(@Nullable Team winner) {
    if (winner == null) {
      return new Points(HALF, HALF);
    }
    return winner == Team.FIRST ? new Points(1, 0) : new Points(0, 1);
  }

  static Outcome won(Team winner, Ending ending) {
    return new Outcome.Decided(winner, ending, points(winner));
  }

  static Outcome drawn(Ending ending) {
    return new Outcome.Decided(null, ending, points(null));
  }
}
