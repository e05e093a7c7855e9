package vauban.server.library;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time that was left after a ply, as records have it: at the beginning of the comment, in the
 * way of PGN files, {@code [%clk 0:04:59.8]}.
 *
 * @param millis on the clock, if known
 * @param comment what else is said
 */
record ClockComment(Optional<Integer> millis, String comment) {

  private static final Pattern CLOCK =
      Pattern.compile("\\[%clk (\\d{1,3}):(\\d\\d):(\\d\\d)(?:\\.(\\d{1,3}))?]\\s*");

  /** Returns a comment with the time before it. */
  static String with(Optional<Integer> millis, String comment) {
    return millis.map(time -> (text(time) + " " + comment).strip()).orElse(comment);
  }

  /** Takes a comment apart. */
  static ClockComment of(String comment) {
    Matcher clock = CLOCK.matcher(comment);
    if (!clock.find()) {
      return new ClockComment(Optional.empty(), comment);
    }
    int seconds = (number(clock, 1) * 60 + number(clock, 2)) * 60 + number(clock, 3);
    String rest = comment.substring(0, clock.start()) + comment.substring(clock.end());
    return new ClockComment(
        Optional.of(seconds * 1000 + thousandths(clock.group(4))), rest.strip());
  }

  private static int number(Matcher clock, int group) {
    return Integer.parseInt(clock.group(group));
  }

  private static int thousandths(@org.jspecify.annotations.Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt((digits + "00").substring(0, 3));
  }

  private static String text(int millis) {
    int seconds = millis / 1000;
    String whole = "[%%clk %d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    int rest = millis % 1000;
    return whole + (rest == 0 ? "" : ".%03d".formatted(rest)) + "]";
  }
}
