package vauban.app;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import vauban.engine.Limits;
import vauban.engine.Searcher;

/** The options that say how long and how widely the engine thinks. */
final class SearchChoice {

  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_LINES = 100;
  private static final int MOST_MEGABYTES = 8192;
  private static final Duration USUAL = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofDays(7);

  /** Seconds, or with ms after them milliseconds. */
  private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s)?");

  @Option(names = "--depth", paramLabel = "PLIES", description = "Thinks so many plies deep.")
  private @Nullable String depth;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "Thinks so long about each position: seconds, such as 2 or 0.5, or 500ms, up to seven"
              + " days. One second where no limit is given.")
  private @Nullable String time;

  @Option(
      names = "--nodes",
      paramLabel = "NUMBER",
      description = "Looks at so many positions, which finds the same every time on one thread.")
  private @Nullable String nodes;

  @Option(
      names = "--lines",
      paramLabel = "NUMBER",
      description =
          "Shows the best lines of so many first moves, 1 to 100; 1 unless you" + " say otherwise.")
  private String lines = "1";

  @Option(
      names = "--threads",
      paramLabel = "NUMBER",
      description = "Thinks on so many threads; 1 unless you say otherwise.")
  private String threads = "1";

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description =
          "Memory of the hash table in megabytes, 1 to 8192; 64 unless you say otherwise.")
  private String hash = "64";

  /**
   * Returns the limits for each position.
   *
   * @throws WrongInput where one is out of range
   */
  Limits limits() {
    Limits limits = Limits.infinite().withLines(WholeNumber.read("--lines", lines, 1, MOST_LINES));
    if (depth != null) {
      limits = limits.withDepth(WholeNumber.read("--depth", depth, 1, Limits.MAX_DEPTH));
    }
    if (nodes != null) {
      limits = limits.withNodes(WholeNumber.read("--nodes", nodes, 1, MOST_NODES));
    }
    if (time != null) {
      return limits.withTime(duration(time));
    }
    return depth == null && nodes == null ? limits.withTime(USUAL) : limits;
  }

  /**
   * Returns a searcher of the size asked for.
   *
   * @throws WrongInput where a number is out of range
   */
  Searcher searcher() {
    int megabytes = WholeNumber.read("--hash", hash, 1, MOST_MEGABYTES);
    int number = WholeNumber.read("--threads", threads, 1, Searcher.MAX_THREADS);
    try {
      return new Searcher(megabytes, number);
    } catch (OutOfMemoryError e) {
      throw new WrongInput("There is not enough memory for --hash %d.".formatted(megabytes));
    }
  }

  private static Duration duration(String text) {
    Matcher matcher = TIME.matcher(text);
    if (matcher.matches()) {
      double number = Double.parseDouble(matcher.group(1));
      double millis = "ms".equals(matcher.group(2)) ? number : number * 1000;
      if (millis >= 1 && millis <= LONGEST.toMillis()) {
        return Duration.ofMillis((long) millis);
      }
    }
    throw new WrongInput(
        ("--time cannot be '%s'; it is seconds such as 2 or 0.5, or milliseconds such as 500ms, up"
                + " to seven days.")
            .formatted(text));
  }
}
