package vauban.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Preset;

/** A game under one choice of its options, for tests that hold for all of them. */
record RuleSet(Game game, Options options) {

  /**
   * Returns every preset of every game, and for each value of each option the default preset so
   * changed.
   */
  static Stream<RuleSet> all() {
    return Games.all().stream().flatMap(RuleSet::of);
  }

  /** Returns each game under its default options. */
  static Stream<RuleSet> defaults() {
    return Games.all().stream().map(game -> new RuleSet(game, game.options()));
  }

  private static Stream<RuleSet> of(Game game) {
    Map<Map<String, String>, RuleSet> sets = new LinkedHashMap<>();
    for (Preset preset : game.presets()) {
      sets.putIfAbsent(preset.options().values(), new RuleSet(game, preset.options()));
    }
    for (OptionChoice one : game.choices()) {
      for (OptionChoice.Value value : one.values()) {
        RuleSet changed = changed(game, one.key(), value.text());
        sets.putIfAbsent(changed.options().values(), changed);
      }
    }
    return sets.values().stream();
  }

  private static RuleSet changed(Game game, String key, String value) {
    return new RuleSet(game, game.options(game.presets().getFirst().name(), Map.of(key, value)));
  }

  @Override
  public String toString() {
    return game.id() + " " + options.values();
  }
}
