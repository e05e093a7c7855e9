package vauban.lab.puzzle;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vauban.rules.game.Position;

/**
 * A position in which the side to move has one way to win.
 *
 * @param id of its game of self-play and its place in it: seed, number, ply
 * @param position the position
 * @param themes what it is about, the way in which the game ends first
 * @param difficulty from 1, which every level of the engine solves, to 10, which only full strength
 *     does
 */
public record Puzzle(
    String id, Position position, Solution solution, List<String> themes, int difficulty) {

  public Puzzle {
    themes = List.copyOf(themes);
  }

  /** Returns its game of self-play: seed and number. */
  String game() {
    return id.substring(0, id.lastIndexOf('-'));
  }

  /** Returns the puzzle as one line of JSON. */
  public String json() {
    return "{\"id\":%s,%s\"position\":%s,\"line\":%s,\"last\":%s,\"themes\":%s,\"difficulty\":%d}"
        .formatted(
            text(id),
            options(),
            text(position.text()),
            texts(solution.line()),
            texts(solution.last()),
            texts(themes),
            difficulty);
  }

  /**
   * Returns the options that are not as in the game's default rule set, and nothing without any.
   */
  private String options() {
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
