package vauban.server.library;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a clock counts: an object in documents, the tag {@code Clock} in records, in seconds: {@code
 * 300} for a game, {@code 300+5} with an increment, {@code 30/move} for each ply.
 */
final class Controls {

  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,7}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,7}(?:\\.\\d{1,3})?)|(/move))?");
  private static final int DAY = 24 * 60 * 60 * 1000;

  private Controls() {}

  /** Returns the text of a document's control. */
  static String text(Part control) {
    String base = seconds(control.millisIfAny("base").orElse(0));
    return switch (control.text("kind")) {
      case "move", "days" -> base + "/move";
      case "increment" -> base + "+" + seconds(control.millisIfAny("increment").orElse(0));
      default -> base;
    };
  }

  /**
   * Returns a document's clock, which stands still, or empty where the text says something else.
   */
  static Optional<Object> clock(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long base = millis(matcher.group(1));
    long increment = matcher.group(2) == null ? 0 : millis(matcher.group(2));
    boolean counts = matcher.group(3) != null;
    Map<String, Object> control = new LinkedHashMap<>();
    control.put(
        "kind", counts ? (base >= DAY ? "days" : "move") : increment > 0 ? "increment" : "sudden");
    control.put("base", base);
    control.put("increment", increment);
    Map<String, Object> clock = new LinkedHashMap<>();
    clock.put("control", control);
    clock.put("turn", null);
    return Optional.of(clock);
  }

  private static String seconds(int millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }

  private static long millis(String seconds) {
    return new BigDecimal(seconds).movePointRight(3).longValue();
  }
}
