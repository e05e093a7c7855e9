package vauban.server;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Bodies that are nearly right, each wrong somewhere or nowhere. */
final class RandomJson {

  private static final List<String> FIELDS =
      List.of("game", "preset", "options", "position", "moves", "move", "millis");

  private static final List<String> VALUES =
      List.of(
          "\"siege\"",
          "\"war-chess\"",
          "\"siege-of-paris\"",
          "\"point\"",
          "\"mirror\"",
          "\"bell\"",
          "\"c2e4\"",
          "\"@ROXOQXOX\"",
          "\"fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASGBSACF w - - 0 1\"",
          "\"g9/4I5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1\"",
          "\"\"",
          "\"\\ud800\\u0000\\n\"",
          "\"é軍\"",
          "null",
          "true",
          "0",
          "-1",
          "10",
          "11",
          "1e400",
          "12345678901234567890",
          "[]",
          "{}");

  private final Random random;

  RandomJson(Random random) {
    this.random = random;
  }

  /** Returns an object with some of the fields of a request. */
  String request() {
    return FIELDS.stream()
        .filter(field -> random.nextInt(3) > 0)
        .map(field -> "\"" + field + "\":" + value(field))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private String value(String field) {
    if (random.nextInt(4) == 0) {
      return any();
    }
    return switch (field) {
      case "game" -> VALUES.get(random.nextInt(3));
      case "options" -> random.nextBoolean() ? "{}" : "{\"array\":" + any() + "}";
      case "moves" ->
          Stream.generate(this::any)
              .limit(random.nextInt(3))
              .collect(Collectors.joining(",", "[", "]"));
      case "millis" -> "10";
      default -> any();
    };
  }

  private String any() {
    return VALUES.get(random.nextInt(VALUES.size()));
  }
}
