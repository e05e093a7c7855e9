package vauban.server.library;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vauban.engine.level.Level;

/** Who sat in a seat: an object in documents, one line in records. */
final class Players {

  /** The computer, as {@link #text} writes it and as people do. */
  private static final Pattern COMPUTER =
      Pattern.compile("Vauban, level (\\d{1,2})(?:, (\\d{1,5}) ms)?");

  private static final int USUAL_MILLIS = 1000;

  private Players() {}

  /**
   * Returns the line of a player, empty for a person without a name.
   *
   * @throws InvalidDocument where the player is none
   */
  static String text(Part player) {
    String kind = player.text("kind");
    return switch (kind) {
      case "person" -> player.textIfAny("name").orElse("");
      case "computer" -> {
        int level = player.wholeIfAny("level", Level.LOWEST, Level.HIGHEST).orElse(Level.HIGHEST);
        int millis = player.wholeIfAny("millis", 0, Integer.MAX_VALUE).orElse(USUAL_MILLIS);
        yield "Vauban, level %d, %d ms".formatted(level, millis);
      }
      default ->
          throw new InvalidDocument("a player is a person or a computer, not '%s'".formatted(kind));
    };
  }

  /** Returns the player of a line. */
  static Map<String, Object> of(String text) {
    Map<String, Object> player = new LinkedHashMap<>();
    Matcher computer = COMPUTER.matcher(text);
    if (computer.matches() && known(Integer.parseInt(computer.group(1)))) {
      player.put("kind", "computer");
      player.put(
          "millis", computer.group(2) == null ? USUAL_MILLIS : Integer.parseInt(computer.group(2)));
      player.put("level", Integer.parseInt(computer.group(1)));
    } else {
      player.put("kind", "person");
      if (!text.isEmpty()) {
        player.put("name", text);
      }
    }
    return player;
  }

  private static boolean known(int level) {
    return level >= Level.LOWEST && level <= Level.HIGHEST;
  }
}
