package vauban.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The {@code --name value} pairs of a command line. */
final class Arguments {

  private final Map<String, List<String>> values = new HashMap<>();

  /**
   * Reads a command line.
   *
   * @param known the names there are, without dashes
   * @throws IllegalArgumentException where a name is unknown or its value is missing
   */
  Arguments(String[] line, Set<String> known) {
    for (int i = 0; i < line.length; i += 2) {
      String name = line[i].startsWith("--") ? line[i].substring(2) : line[i];
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "unknown argument '%s'; there are --%s"
                .formatted(line[i], String.join(", --", known.stream().sorted().toList())));
      }
      if (i + 1 == line.length) {
        throw new IllegalArgumentException("--" + name + " needs a value");
      }
      values.computeIfAbsent(name, key -> new ArrayList<>()).add(line[i + 1]);
    }
  }

  /** Returns the value given last, or the default. */
  String text(String name, String byDefault) {
    List<String> given = values.get(name);
    return given == null ? byDefault : given.getLast();
  }

  /** Returns every value given. */
  List<String> all(String name) {
    return values.getOrDefault(name, List.of());
  }

  /**
   * Returns a whole number.
   *
   * @throws IllegalArgumentException where it is not one, or less than {@code least}
   */
  long number(String name, long least, long byDefault) {
    String text = text(name, Long.toString(byDefault));
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) < least) {
      throw new IllegalArgumentException(
          "--%s takes a whole number from %d, not '%s'".formatted(name, least, text));
    }
    return Long.parseLong(text);
  }
}
