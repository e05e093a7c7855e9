package vauban.engine.uci;

import java.util.LinkedHashMap;
import java.util.Map;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/**
 * The rule set and options that a host chose for one game. Each game keeps its own, so that it does
 * not matter in which order a host sets them and {@code UCI_Variant}.
 */
final class RuleChoice {

  /** The value of an option that is left to the rule set. */
  static final String BY_RULES = "by-rules";

  private final Game game;
  private final Map<String, String> changes = new LinkedHashMap<>();
  private String preset;
  private Options options;

  RuleChoice(Game game) {
    this.game = game;
    preset = game.presets().getFirst().name();
    options = game.options();
  }

  Game game() {
    return game;
  }

  /** Returns the options of the game as chosen. */
  Options options() {
    return options;
  }

  /** Takes a rule set of the game; options that were set one by one stay. */
  void choose(String rules) {
    options = game.options(rules, changes);
    preset = rules;
  }

  /**
   * Sets one option.
   *
   * @param value one of its values, or {@link #BY_RULES}
   */
  void set(String key, String value) {
    Map<String, String> changed = new LinkedHashMap<>(changes);
    if (value.equals(BY_RULES)) {
      changed.remove(key);
    } else {
      changed.put(key, value);
    }
    options = game.options(preset, changed);
    changes.clear();
    changes.putAll(changed);
  }
}
