package vauban.app;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import vauban.engine.Limits;
import vauban.lab.match.TimeControl;

/** The options that say what players may spend on their moves. */
final class TimeControlChoice {

  private static final TimeControl USUAL = new TimeControl.MoveTime(Duration.ofMillis(100));
  private static final Pattern CLOCK =
      Pattern.compile("([0-9]{1,5}(?:\\.[0-9]{1,3})?)\\+([0-9]{1,5}(?:\\.[0-9]{1,3})?)");

  @Option(
      names = "--movetime",
      paramLabel = "MS",
      description = "Each move takes so many milliseconds; 100 unless you say otherwise.")
  private @Nullable String moveTime;

  @Option(
      names = "--clock",
      paramLabel = "SECONDS+INCREMENT",
      description = "Each side has a clock, for example 1+0.1.")
  private @Nullable String clock;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "Each move looks at so many positions. Steady on a busy machine, and with one thread the"
              + " same each time.")
  private @Nullable String nodes;

  @Option(names = "--depth", paramLabel = "PLIES", description = "Each move looks so deep.")
  private @Nullable String depth;

  /**
   * Returns the time control.
   *
   * @throws WrongInput where there are several, or one that cannot be
   */
  TimeControl control() {
    if (Stream.of(moveTime, clock, nodes, depth).filter(text -> text != null).count() > 1) {
      throw new WrongInput("Of --movetime, --clock, --nodes and --depth only one can be given.");
    }
    if (moveTime != null) {
      return new TimeControl.MoveTime(
          Duration.ofMillis(WholeNumber.read("--movetime", moveTime, 1, 3_600_000)));
    }
    if (nodes != null) {
      return new TimeControl.Nodes(WholeNumber.read("--nodes", nodes, 1, 1_000_000_000_000L));
    }
    if (depth != null) {
      return new TimeControl.Depth(WholeNumber.read("--depth", depth, 1, Limits.MAX_DEPTH));
    }
    return clock == null ? USUAL : clock(clock);
  }

  private static TimeControl clock(String text) {
    Matcher parts = CLOCK.matcher(text);
    if (!parts.matches() || seconds(parts.group(1)).isZero()) {
      throw new WrongInput(
          "--clock takes seconds for the game and seconds added each move, such as 1+0.1, not '%s'."
              .formatted(text));
    }
    return new TimeControl.Clocks(seconds(parts.group(1)), seconds(parts.group(2)));
  }

  private static Duration seconds(String text) {
    return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
  }
}
