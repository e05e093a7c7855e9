package vauban.server;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Position;

/**
 * What a game is before its first move.
 *
 * @param text position string, or null for the start that the options give
 */
record GameStart(Game game, Options options, @Nullable String text) {

  /**
   * Returns the position.
   *
   * @throws vauban.rules.game.InvalidPosition where it cannot be
   */
  Position position() {
    return text == null ? game.start(options) : game.position(options, text);
  }
}
