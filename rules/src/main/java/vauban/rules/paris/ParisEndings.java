package vauban.rules.paris;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Ending;
import vauban.rules.game.Game.OffBoard;
import vauban.rules.game.Outcome;
import vauban.rules.game.Points;
import vauban.rules.game.Team;

/** The ways a game ends, and what they score. */
final class ParisEndings {

  static final Ending INSIDE =
      new Ending("inside", "by bringing the winning group into the fort", "SP rule 8");
  static final Ending TAKEN =
      new Ending("taken", "by taking all the Men and six officers", "SP rule 9");
  static final Ending BLOCKED =
      new Ending("blocked", "by leaving the garrison no legal move", "SP blocked");
  static final Ending TOO_FEW =
      new Ending("exhaustion", "because too few besiegers are left to win", "SP draw");
  static final Ending REPETITION =
      new Ending("repetition", "by threefold repetition", "SP repetition");
  static final Ending PROGRESS =
      new Ending("progress", "after 200 plies without a capture or an entry", "SP progress");

  private static final Ending RESIGNATION =
      new Ending("resignation", "by resignation", "SP resignation");
  private static final Ending TIME = new Ending("time", "on time", "SP time");
  private static final Ending AGREEMENT = new Ending("agreement", "by agreement", "SP agreement");

  private ParisEndings() {}

  /** Returns whether the pieces on the board bring an ending about, not what was played before. */
  static boolean byPieces(Ending ending) {
    return !ending.equals(REPETITION) && !ending.equals(PROGRESS);
  }

  static Ending ending(OffBoard reason) {
    return switch (reason) {
      case RESIGNATION -> RESIGNATION;
      case TIME -> TIME;
      case AGREEMENT -> AGREEMENT;
    };
  }

  static Points points(@Nullable Team winner) {
    if (winner == null) {
      return new Points(0.5, 0.5);
    }
    return winner == Team.FIRST ? new Points(1, 0) : new Points(0, 1);
  }

  static Outcome.Decided decided(@Nullable Team winner, Ending ending) {
    return new Outcome.Decided(winner, ending, points(winner));
  }
}
