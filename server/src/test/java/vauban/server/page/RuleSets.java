package vauban.server.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/** The options to test a game with. */
final class RuleSets {

  private RuleSets() {}

  /** Returns each preset as it is, and the first with each value of each option. */
  static List<Options> of(Game game) {
    List<Options> all = new ArrayList<>();
    game.presets().forEach(preset -> all.add(preset.options()));
    String usual = game.presets().getFirst().name();
    game.choices()
        .forEach(
            choice ->
                choice
                    .values()
                    .forEach(
                        value -> all.add(game.options(usual, Map.of(choice.key(), value.text())))));
    return all;
  }
}
