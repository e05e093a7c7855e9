package vauban.lab.match;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordWriter;

/**
 * The game at the end of a match's file that was not written to its end, which is an empty line.
 *
 * @param start the byte of the file that it begins with
 * @param line where it begins, from 1
 * @param text what there is of it
 */
record CutShort(int start, int line, String text) {

  private static final String BEGINNING = "[Game ";
  private static final Pattern TAG = Pattern.compile("\\[([A-Za-z]\\w*) \".*\"]");

  /** Returns whether a file does not end as one does to which whole games were written. */
  static boolean in(byte[] file) {
    String text = text(file);
    return !text.isBlank() && !text.replace("\r\n", "\n").endsWith("\n\n");
  }

  /** Returns what may be such a game in a file, if it has one. */
  static Optional<CutShort> find(byte[] file) {
    String text = text(file);
    int start = in(file) ? start(text) : -1;
    if (start < 0) {
      return Optional.empty();
    }
    int line = (int) text.substring(0, start).chars().filter(letter -> letter == '\n').count() + 1;
    String rest = new String(file, start, file.length - start, StandardCharsets.UTF_8);
    return Optional.of(new CutShort(start, line, rest.replace("\r\n", "\n")));
  }

  /** Returns a text that has a character for each byte. */
  private static String text(byte[] file) {
    return new String(file, StandardCharsets.ISO_8859_1);
  }

  /** Returns where the last game begins, or less than 0. */
  private static int start(String text) {
    String last = text.substring(text.lastIndexOf('\n') + 1);
    if (!last.isEmpty() && BEGINNING.startsWith(last)) {
      return text.length() - last.length();
    }
    int feed = text.lastIndexOf("\n" + BEGINNING);
    return feed >= 0 ? feed + 1 : text.startsWith(BEGINNING) ? 0 : -1;
  }

  /**
   * Returns whether it begins as the records of a match do, so that nothing else can be lost with
   * it.
   *
   * @param model a record with the tags that all its games have
   */
  boolean isOf(GameRecord model) {
    List<String> parts = List.of(text.split("\n\n", -1));
    if (parts.size() > 2) {
      return false; // something follows the moves
    }
    String heading = parts.getFirst();
    boolean whole = parts.size() == 2 || heading.endsWith("\n");
    List<String> lines = heading.lines().toList();
    List<String> tags = whole ? lines : lines.subList(0, lines.size() - 1);
    if (!lines.getLast().startsWith("[") || !tags.stream().allMatch(CutShort::isTag)) {
      return false;
    }
    List<String> shared = tagsOfAll(model);
    List<String> names = shared.stream().map(CutShort::name).toList();
    List<String> found = tags.stream().filter(tag -> names.contains(name(tag))).toList();
    return found.size() <= shared.size()
        && found.equals(shared.subList(0, found.size()))
        && (parts.size() == 1 || found.size() == shared.size());
  }

  private static List<String> tagsOfAll(GameRecord model) {
    Stream<String> tags = RecordWriter.text(model).lines().takeWhile(line -> !line.isEmpty());
    return tags.filter(tag -> !name(tag).equals("Result")).toList();
  }

  private static boolean isTag(String line) {
    return TAG.matcher(line).matches();
  }

  private static String name(String tag) {
    Matcher matcher = TAG.matcher(tag);
    return matcher.matches() ? matcher.group(1) : "";
  }
}
