package vauban.rules.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;
import vauban.rules.game.Source;

/**
 * Reads a game's rules from the text file beside its classes, the one place where they stand.
 *
 * <p>Blocks are parted by empty lines. The first ones, as long as they begin with neither <code>
 * {</code> nor {@code [}, are paragraphs of the introduction. A block {@code {tag} meaning}
 * explains a provenance tag. Any other block is a rule: {@code [id] title}, then {@code from: tag
 * place; tag place}, then the text on as many lines as it needs. Lines that begin with {@code #}
 * are comments.
 */
public final class RuleText {

  private RuleText() {}

  /**
   * Reads a resource.
   *
   * @param beside class in whose package it lies
   * @param name file name
   * @throws IllegalArgumentException where the file is not as described
   */
  public static RuleBook read(Class<?> beside, String name) {
    return parse(ResourceText.read(beside, name));
  }

  static RuleBook parse(String text) {
    List<String> introduction = new ArrayList<>();
    Map<String, String> meanings = new LinkedHashMap<>();
    List<Rule> rules = new ArrayList<>();
    String uncommented = text.replaceAll("(?m)^#.*\n?", "");
    for (String block : uncommented.strip().split("\n\\s*\n")) {
      String[] lines = block.strip().split("\n");
      if (block.startsWith("{")) {
        String joined = joined(lines, 0);
        int close = joined.indexOf('}');
        meanings.put(joined.substring(1, close), joined.substring(close + 1).strip());
      } else if (!block.startsWith("[") && meanings.isEmpty() && rules.isEmpty()) {
        introduction.add(joined(lines, 0));
      } else {
        rules.add(rule(lines));
      }
    }
    return new RuleBook(introduction, meanings, rules);
  }

  private static Rule rule(String[] lines) {
    int close = lines[0].indexOf(']');
    if (!lines[0].startsWith("[")
        || close < 0
        || lines.length < 3
        || !lines[1].startsWith("from: ")) {
      throw new IllegalArgumentException("not a rule: " + lines[0]);
    }
    List<Source> sources =
        Arrays.stream(lines[1].substring("from: ".length()).split(";"))
            .map(String::strip)
            .map(RuleText::source)
            .toList();
    return new Rule(
        lines[0].substring(1, close),
        lines[0].substring(close + 1).strip(),
        joined(lines, 2),
        sources);
  }

  private static Source source(String text) {
    int space = text.indexOf(' ');
    return space < 0
        ? new Source(text, "")
        : new Source(text.substring(0, space), text.substring(space + 1));
  }

  private static String joined(String[] lines, int from) {
    return String.join(" ", Arrays.stream(lines).skip(from).map(String::strip).toList());
  }
}
