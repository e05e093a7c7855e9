package vauban.lab.puzzle;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vauban.rules.game.Position;

/**
 * A find to be solved by people.
 *
 * @param difficulty from 1, which every level of the engine solves, to 10, which only full strength
 *     does
 */
public record Puzzle(Find find, int difficulty) {

  /** Returns the puzzle as one line of JSON. */
  public String json() {
    return "{\"id\":%s,%s\"position\":%s,\"line\":%s,\"last\":%s,%s\"themes\":%s,\"difficulty\":%d}"
        .formatted(
            text(find.id()),
            options(),
            text(find.position().text()),
            texts(find.solution().line()),
            texts(find.solution().last()),
            find.loses() == 0 ? "" : "\"loses\":" + find.loses() + ",",
            texts(find.themes()),
            difficulty);
  }

  /**
   * Returns the options that are not as in the game's default rule set, and nothing without any.
   */
  private String options() {
    Position position = find.position();
    Map<String, String> usual = position.game().options().values();
    String changed =
        position.options().values().entrySet().stream()
            .filter(option -> !option.getValue().equals(usual.get(option.getKey())))
            .map(option -> text(option.getKey()) + ":" + text(option.getValue()))
            .collect(Collectors.joining(","));
    return changed.isEmpty() ? "" : "\"options\":{" + changed + "},";
  }

  private static String texts(List<String> texts) {
    return "[" + String.join(",", texts.stream().map(Puzzle::text).toList()) + "]";
  }

  /** None of these texts has a quotation mark, a backslash or a control character in it. */
  private static String text(String text) {
    return "\"" + text + "\"";
  }
}
