package vauban.app;

import java.util.Map;
import java.util.stream.Collectors;
import vauban.app.drawing.Glyphs;
import vauban.app.drawing.PositionSheet;
import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Position;
import vauban.rules.game.Preset;
import vauban.rules.game.Rule;

/** The rules of a game as a page of Markdown, which the documentation keeps. */
final class RulesPage {

  private RulesPage() {}

  static String of(Game game) {
    StringBuilder page = new StringBuilder();
    page.append("# ").append(game.name()).append("\n\n");
    page.append("<!-- Written by: ./vauban rules --game ");
    page.append(game.id()).append(" --markdown -->\n\n");
    page.append(game.summary()).append("\n\n");
    for (String paragraph : game.rules().introduction()) {
      page.append(paragraph).append("\n\n");
    }
    Position start = game.start();
    page.append("## The board\n\n```text\n");
    page.append(PositionSheet.board(start, Glyphs.UNICODE, false)).append('\n');
    page.append(PositionSheet.legend(start, Glyphs.UNICODE)).append("```\n\n");
    page.append("The position string of this start is `").append(start.text()).append("`.\n\n");
    page.append(
        """
        ## Where the rules come from

        Each rule below ends with tags in brackets that say where it comes from; what follows a tag is the place there.
        Vauban cites the same rules when it refuses a move (`./vauban explain`).

        | tag | meaning |
        |---|---|
        """);
    game.rules()
        .meanings()
        .forEach((tag, meaning) -> page.append("| %s | %s |\n".formatted(tag, cell(meaning))));
    page.append("\n## Rule sets\n\n| `--rules` | meaning | options |\n|---|---|---|\n");
    for (Preset preset : game.presets()) {
      page.append(
          "| `%s` | %s | %s |\n"
              .formatted(preset.name(), cell(preset.words()), values(preset.options().values())));
    }
    page.append("\nThe first is the default. Any option can be changed one by one.\n\n");
    page.append("| `--option` | meaning | rule |\n|---|---|---|\n");
    for (OptionChoice choice : game.choices()) {
      page.append(
          "| `%s=` | %s | %s |\n".formatted(choice.key(), cell(choice.words()), choice.rule()));
      for (OptionChoice.Value value : choice.values()) {
        page.append(
            "| `%s=%s` | %s | |\n".formatted(choice.key(), value.text(), cell(value.words())));
      }
    }
    page.append("\n## The rules\n");
    for (Rule rule : game.rules().rules()) {
      page.append("\n### %s: %s\n\n%s\n\n".formatted(rule.id(), rule.title(), rule.text()));
      page.append("*").append(rule.provenance()).append("*\n");
    }
    return page.toString();
  }

  private static String values(Map<String, String> values) {
    return values.entrySet().stream()
        .map(entry -> "`%s=%s`".formatted(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(" "));
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
