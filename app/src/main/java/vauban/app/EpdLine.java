package vauban.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a file of perft counts: {@code <position> ;D1 n ;D2 n}.
 *
 * @param position its string
 * @param leaves counts by depth, in the line's order
 */
record EpdLine(String position, Map<Integer, Long> leaves) {

  private static final Pattern COUNT = Pattern.compile("\\s*D([0-9]+)\\s+([0-9]{1,18})\\s*");

  /**
   * Reads a line.
   *
   * @throws WrongInput where it is not as described
   */
  static EpdLine read(String line) {
    String[] parts = line.split(";", -1);
    Map<Integer, Long> leaves = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      Matcher count = COUNT.matcher(parts[i]);
      if (!count.matches()) {
        throw new WrongInput(
            "';%s' is not a count such as ';D2 900'.".formatted(parts[i].stripTrailing()));
      }
      leaves.put(Depth.read(count.group(1)), Long.parseLong(count.group(2)));
    }
    if (leaves.isEmpty()) {
      throw new WrongInput("It has no counts; after the position write for example ';D1 30'.");
    }
    return new EpdLine(parts[0].strip(), leaves);
  }
}
