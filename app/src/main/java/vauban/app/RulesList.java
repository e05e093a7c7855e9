package vauban.app;

import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Preset;
import vauban.rules.game.Rule;
import vauban.rules.game.Source;

/** The rules of a game as a terminal shows them. */
final class RulesList {

  private static final String INDENT = "    ";

  private RulesList() {}

  /** Returns everything: what the tags mean, the rule sets, the options, the rules. */
  static String of(Game game) {
    StringBuilder list = new StringBuilder();
    list.append(game.name()).append('\n').append(Paragraph.of(game.summary(), ""));
    list.append("\nWhere rules come from\n");
    game.rules()
        .meanings()
        .forEach((tag, meaning) -> list.append(Paragraph.of("[" + tag + "] " + meaning, "  ")));
    list.append("\nRule sets (--rules)\n");
    for (Preset preset : game.presets()) {
      list.append(Paragraph.of(preset.name() + ": " + preset.words(), "  "));
    }
    list.append("\nOptions (--option)\n");
    for (OptionChoice choice : game.choices()) {
      list.append(
          Paragraph.of("%s: %s (%s)".formatted(choice.key(), choice.words(), choice.rule()), "  "));
      for (OptionChoice.Value value : choice.values()) {
        list.append(
            Paragraph.of("%s=%s: %s".formatted(choice.key(), value.text(), value.words()), INDENT));
      }
    }
    list.append("\nRules\n");
    for (Rule rule : game.rules().rules()) {
      list.append('\n').append(of(rule));
    }
    return list.toString();
  }

  /** Returns one rule and what its tags mean. */
  static String of(Game game, Rule rule) {
    StringBuilder list = new StringBuilder(of(rule));
    for (Source source : rule.sources()) {
      String meaning = game.rules().meaning(source.tag());
      list.append(Paragraph.of("[" + source + "] " + meaning, ""));
    }
    return list.toString();
  }

  private static String of(Rule rule) {
    return "%s: %s %s\n".formatted(rule.id(), rule.title(), rule.provenance())
        + Paragraph.of(rule.text(), INDENT);
  }
}
