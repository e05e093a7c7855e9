package vauban.app;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Position;

/** The options that say which position is meant. */
final class PositionChoice {

  @Mixin private GameChoice choice;

  @Option(
      names = "--position",
      paramLabel = "\"STRING\"",
      description = "A position string, in quotes; without it, the array the game starts from.")
  private @Nullable String text;

  /**
   * Returns the position.
   *
   * @throws WrongInput where the game, its options or the position are not possible
   */
  Position position() {
    Game game = choice.game();
    Options options = choice.options(game);
    return text == null ? game.start(options) : read(game, options, text);
  }

  /**
   * Reads a position string.
   *
   * @throws WrongInput where it is not possible
   */
  static Position read(Game game, Options options, String text) {
    try {
      return game.position(options, text);
    } catch (InvalidPosition e) {
      throw new WrongInput("The position is wrong at " + e.getMessage() + ".");
    }
  }
}
