package vauban.lab.match;

import java.io.IOException;

/** Follows a match. */
@FunctionalInterface
public interface MatchListener {

  /**
   * Told of each game as it ends, of one at a time.
   *
   * @param standing with this game
   * @throws IOException where it cannot be recorded, which ends the match
   */
  void gameEnded(PlayedGame game, Standing standing) throws IOException;
}
