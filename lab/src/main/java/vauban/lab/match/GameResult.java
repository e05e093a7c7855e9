package vauban.lab.match;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Team;

/**
 * What a game of a match adds to its standing.
 *
 * @param winner null for a draw
 * @param plies length of the game, its opening included
 */
public record GameResult(
    Pairing pairing, @Nullable Team winner, Termination termination, int plies) {

  /** Returns the first player's half points: 0, 1 or 2. */
  public int halfPointsOfFirst() {
    if (winner == null) {
      return 1;
    }
    return winner == pairing.teamOfFirst() ? 2 : 0;
  }
}
