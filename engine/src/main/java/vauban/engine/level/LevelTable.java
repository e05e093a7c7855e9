package vauban.engine.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vauban.engine.Limits;
import vauban.rules.game.Game;
import vauban.rules.kit.ResourceText;

/**
 * What the levels below full strength are in one game. It stands in a text file beside this class,
 * named after the game: a line for each level from the lowest up, with the numbers of {@link Row}
 * in that order, and lines that begin with {@code #} say what they mean.
 *
 * @param rows the lowest level first
 */
record LevelTable(List<Row> rows) {

  private static final int MOST_NODES = 1_000_000_000;
  private static final int MOST_OVERLOOKED = 95;
  private static final int MOST_LIKING = 1_000;
  private static final int NUMBERS = 5;

  private static final Map<Game, LevelTable> TABLES = new ConcurrentHashMap<>();

  /**
   * One level.
   *
   * @param level its number
   * @param nodes positions looked at, beyond those that the moves of the root lead to
   * @param depth plies looked ahead, captures aside
   * @param overlooked how many quiet moves it does not see, in hundredths
   * @param liking by how much it may like a move for no reason, in hundredths of a foot soldier
   */
  record Row(int level, int nodes, int depth, int overlooked, int liking) {}

  LevelTable {
    rows = List.copyOf(rows);
  }

  /**
   * Returns the table of a game.
   *
   * @throws IllegalArgumentException where it has none
   */
  static LevelTable of(Game game) {
    return TABLES.computeIfAbsent(
        game, key -> parse(ResourceText.read(LevelTable.class, key.id() + ".txt")));
  }

  /** Returns what a level below full strength is. */
  Row row(int level) {
    return rows.get(level - Level.LOWEST);
  }

  /**
   * Reads the text of a file.
   *
   * @throws IllegalArgumentException naming the line that is not as described
   */
  static LevelTable parse(String text) {
    List<String> lines = text.lines().toList();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      rows.add(row(i + 1, line));
      if (rows.getLast().level() != Level.LOWEST + rows.size() - 1) {
        throw wrong(i + 1, line, "levels follow each other from %d up".formatted(Level.LOWEST));
      }
    }
    int wanted = Level.HIGHEST - Level.LOWEST;
    if (rows.size() != wanted) {
      throw new IllegalArgumentException(
          "the levels are %d to %d, which are %d lines, not %d"
              .formatted(Level.LOWEST, Level.HIGHEST - 1, wanted, rows.size()));
    }
    return new LevelTable(rows);
  }

  private static Row row(int number, String line) {
    String[] words = line.split("\\s+");
    if (words.length != NUMBERS) {
      throw wrong(number, line, "a line has %d numbers".formatted(NUMBERS));
    }
    try {
      return new Row(
          within(1, Level.HIGHEST - 1, words[0]),
          within(1, MOST_NODES, words[1]),
          within(1, Limits.MAX_DEPTH, words[2]),
          within(0, MOST_OVERLOOKED, words[3]),
          within(0, MOST_LIKING, words[4]));
    } catch (NumberFormatException e) {
      throw wrong(number, line, String.valueOf(e.getMessage()));
    }
  }

  private static int within(int least, int most, String word) {
    if (!word.matches("[0-9]{1,10}")
        || Long.parseLong(word) < least
        || Long.parseLong(word) > most) {
      throw new NumberFormatException(
          "'%s' is no whole number from %d to %d".formatted(word, least, most));
    }
    return Integer.parseInt(word);
  }

  private static IllegalArgumentException wrong(int number, String line, String reason) {
    return new IllegalArgumentException(
        "line %d of the levels, \"%s\": %s".formatted(number, line, reason));
  }
}
