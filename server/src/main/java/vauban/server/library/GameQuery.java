package vauban.server.library;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.Games;

/**
 * Which games somebody asks for.
 *
 * @param game id, or empty for any
 * @param kind {@code game} or {@code analysis}, or empty for either
 * @param result {@code first}, {@code second} or {@code draw}, or empty for any
 * @param going whether it is a game that can be played on, or one that cannot, or null for any kind
 * @param words each of which must be found in it, in lower case
 * @param offset how many to pass over
 * @param limit how many at most
 */
public record GameQuery(
    String game,
    String kind,
    String result,
    @Nullable Boolean going,
    List<String> words,
    Sort sort,
    int offset,
    int limit) {

  private static final int MOST = 200;
  private static final int MOST_WORDS = 10;
  private static final int USUAL = 24;
  private static final List<String> RESULTS = List.of("first", "second", "draw");
  private static final List<String> NAMES =
      List.of("game", "kind", "result", "going", "text", "sort", "offset", "limit");

  /** In which order. */
  public enum Sort {
    NEWEST("updated desc"),
    OLDEST("updated asc"),
    BEGUN("created desc"),
    LONGEST("plies desc, updated desc"),
    SHORTEST("plies asc, updated desc"),
    TITLE("title = '', lower(title) asc, updated desc");

    private final String sql;

    Sort(String sql) {
      this.sql = sql;
    }

    String sql() {
      return sql;
    }
  }

  /**
   * Reads a query.
   *
   * @param parameters of a request: game, kind, result, going, text, sort, offset and limit; what
   *     is missing or empty does not matter
   * @throws InvalidDocument where one is wrong
   */
  public static GameQuery of(Map<String, String> parameters) {
    for (String name : parameters.keySet()) {
      if (!NAMES.contains(name)) {
        throw new InvalidDocument(
            "there is no parameter '%s', only %s".formatted(name, String.join(", ", NAMES)));
      }
    }
    String game = value(parameters, "game");
    if (!game.isEmpty() && Games.find(game).isEmpty()) {
      throw new InvalidDocument(Games.unknown(game));
    }
    String kind = oneOf(parameters, "kind", List.of("game", "analysis"));
    String result = oneOf(parameters, "result", RESULTS);
    String going = oneOf(parameters, "going", List.of("true", "false"));
    String sort = oneOf(parameters, "sort", sorts());
    String text = value(parameters, "text").strip().toLowerCase(Locale.ROOT);
    return new GameQuery(
        game,
        kind,
        result,
        going.isEmpty() ? null : (Boolean) going.equals("true"),
        text.isEmpty() ? List.of() : Arrays.stream(text.split("\\s+")).limit(MOST_WORDS).toList(),
        sort.isEmpty() ? Sort.NEWEST : Sort.valueOf(sort.toUpperCase(Locale.ROOT)),
        whole(parameters, "offset", 0, Integer.MAX_VALUE, 0),
        whole(parameters, "limit", 1, MOST, USUAL));
  }

  private static List<String> sorts() {
    return Arrays.stream(Sort.values()).map(sort -> sort.name().toLowerCase(Locale.ROOT)).toList();
  }

  private static String value(Map<String, String> parameters, String name) {
    return parameters.getOrDefault(name, "");
  }

  private static String oneOf(Map<String, String> parameters, String name, List<String> values) {
    String value = value(parameters, name);
    if (!value.isEmpty() && !values.contains(value)) {
      throw new InvalidDocument(
          "'%s' must be one of %s, not '%s'".formatted(name, String.join(", ", values), value));
    }
    return value;
  }

  /**
   * Reads a whole number that must be there.
   *
   * @throws InvalidDocument where it is missing or out of bounds
   */
  public static int whole(Map<String, String> parameters, String name, int least, int most) {
    String value = value(parameters, name);
    if (value.matches("[0-9]{1,10}")) {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return (int) number;
      }
    }
    throw new InvalidDocument(
        "'%s' must be a whole number from %d to %d, not '%s'".formatted(name, least, most, value));
  }

  private static int whole(
      Map<String, String> parameters, String name, int least, int most, int usual) {
    return value(parameters, name).isEmpty() ? usual : whole(parameters, name, least, most);
  }
}
