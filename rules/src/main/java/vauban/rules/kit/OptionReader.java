package vauban.rules.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Preset;

/** Reads the rule set and the options that a person named, against those a game offers. */
public final class OptionReader {

  private OptionReader() {}

  /**
   * Returns the preset of that name.
   *
   * @throws InvalidOption where the game has none; the message lists those it has
   */
  public static Preset preset(Game game, String name) {
    return game.presets().stream()
        .filter(preset -> preset.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidOption(
                    "%s has no rule set '%s'; it has %s"
                        .formatted(
                            game.name(),
                            name,
                            Nearest.listed(
                                name, game.presets().stream().map(Preset::name).toList()))));
  }

  /**
   * Returns the value of every option: the preset's, but for those that a person changed.
   *
   * @throws InvalidOption where the game has not that preset, option or value; the message lists
   *     those it has
   */
  public static Map<String, String> values(Game game, String preset, Map<String, String> changes) {
    Map<String, String> values = new LinkedHashMap<>(preset(game, preset).options().values());
    changes.forEach(
        (key, value) -> {
          check(game, key, value);
          values.put(key, value);
        });
    return values;
  }

  private static void check(Game game, String key, String value) {
    OptionChoice choice =
        game.choices().stream()
            .filter(known -> known.key().equals(key))
            .findFirst()
            .orElseThrow(
                () ->
                    new InvalidOption(
                        "%s has no option '%s'; it has %s"
                            .formatted(
                                game.name(),
                                key,
                                Nearest.listed(
                                    key,
                                    game.choices().stream().map(OptionChoice::key).toList()))));
    List<String> texts = choice.values().stream().map(OptionChoice.Value::text).toList();
    if (!texts.contains(value)) {
      throw new InvalidOption(
          "option %s cannot be '%s'; it is one of %s"
              .formatted(key, value, Nearest.listed(value, texts)));
    }
  }
}
