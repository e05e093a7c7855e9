package vauban.server;

import java.util.List;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/**
 * The game a client holds, as it sends it with every request.
 *
 * @param moves played since the start, in coordinate or short notation
 */
record GameRequest(GameStart start, List<String> moves) {

  /** The fields of a body that make a game. */
  static final List<String> FIELDS = List.of("game", "preset", "options", "position", "moves");

  /**
   * Reads the game out of a body.
   *
   * @throws Refusal where a field is missing or of a wrong type, or the game is not known
   * @throws vauban.rules.game.InvalidOption where the game has no such preset or option
   */
  static GameRequest of(RequestBody body) {
    String id = body.text("game");
    Game game = Games.find(id).orElseThrow(() -> Refusal.wrong(Games.unknown(id)));
    String preset = body.textIfAny("preset").orElse(game.presets().getFirst().name());
    Options options = game.options(preset, body.textByName("options"));
    GameStart start = new GameStart(game, options, body.textIfAny("position").orElse(null));
    return new GameRequest(start, body.texts("moves"));
  }
}
