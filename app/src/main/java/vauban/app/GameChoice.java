package vauban.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.Options;
import vauban.rules.kit.Nearest;

/** The options that say which game is meant and under which rules. */
final class GameChoice {

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "siege (unless you say otherwise), war-chess or siege-of-paris.")
  private String game = "siege";

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "A named rule set of the game; \"vauban rules\" lists them.")
  private @Nullable String preset;

  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "Changes one option of the rule set, such as array=mirror. May be repeated.")
  private List<String> changes = new ArrayList<>();

  /**
   * Returns the game.
   *
   * @throws WrongInput where there is none of that name
   */
  Game game() {
    return Games.find(game)
        .orElseThrow(
            () -> {
              List<String> ids = Games.all().stream().map(Game::id).toList();
              return new WrongInput(
                  Sentence.of(
                      "there is no game '%s'; the games are %s"
                          .formatted(game, Nearest.listed(game, ids))));
            });
  }

  /**
   * Returns the options of the game.
   *
   * @throws WrongInput where the game has no such rule set, option or value
   */
  Options options(Game game) {
    String name = preset == null ? game.presets().getFirst().name() : preset;
    try {
      return game.options(name, changes());
    } catch (InvalidOption e) {
      throw new WrongInput(Sentence.of(e));
    }
  }

  private Map<String, String> changes() {
    Map<String, String> values = new LinkedHashMap<>();
    for (String change : changes) {
      int equals = change.indexOf('=');
      if (equals <= 0) {
        throw new WrongInput(
            "--option wants KEY=VALUE, such as array=mirror, but has '%s'.".formatted(change));
      }
      String key = change.substring(0, equals);
      String value = change.substring(equals + 1);
      String other = values.put(key, value);
      if (other != null && !other.equals(value)) {
        throw new WrongInput(
            "Option %s is given twice, as %s and as %s.".formatted(key, other, value));
      }
    }
    return values;
  }
}
