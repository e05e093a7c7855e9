package vauban.rules.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parts a file into games, by lines alone, so that a fault in one game does not reach into the
 * next: a game goes on to the first line that begins with a tag pair after some that did not.
 */
final class RecordLines {

  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final char REPLACEMENT = '\uFFFD';
  private static final Pattern TAG = Pattern.compile("\\s*\\[\\s*[A-Za-z]\\w*\\s*\".*");

  private final BufferedReader reader;
  private final boolean bytes;
  private final NavigableMap<Integer, Integer> damaged = new TreeMap<>();
  private @Nullable String ahead;
  private int read;

  /**
   * Begins at the next line.
   *
   * @param bytes whether each character that is read is a byte of UTF-8
   */
  RecordLines(BufferedReader reader, boolean bytes) {
    this.reader = reader;
    this.bytes = bytes;
  }

  /**
   * The lines of one game.
   *
   * @param first number of the first in the file, from 1
   * @param damage the first place in them that is not UTF-8, null where all is
   */
  record Chunk(List<String> lines, int first, @Nullable RecordFault damage) {}

  /** Returns the lines of the next game, none at the end of the file. */
  Chunk next() throws IOException {
    List<String> lines = new ArrayList<>();
    int first = read + 1;
    boolean tagged = false;
    boolean played = false;
    for (String line = line(); line != null; line = line()) {
      boolean tag = TAG.matcher(line).matches();
      if (tag && played && line.startsWith("[")) {
        ahead = line;
        read--;
        break;
      }
      if (lines.isEmpty() && (line.isBlank() || escaped(line))) {
        first++;
      } else {
        lines.add(line);
        tagged |= tag;
        played |= !tag && !line.isBlank() && !escaped(line) && !line.startsWith(";");
      }
    }
    return new Chunk(tagged || played ? lines : List.of(), first, damage());
  }

  private @Nullable RecordFault damage() {
    Map<Integer, Integer> here = damaged.headMap(read, true);
    RecordFault first =
        here.isEmpty()
            ? null
            : new RecordFault(
                damaged.firstKey(),
                damaged.firstEntry().getValue(),
                "This is not UTF-8; a file of records must be saved in that encoding.",
                null);
    here.clear();
    return first;
  }

  /** Returns whether a line is none of the record's: PGN lets programs keep their own there. */
  static boolean escaped(String line) {
    return line.startsWith("%");
  }

  private String decoded(String line) {
    byte[] encoded = line.getBytes(StandardCharsets.ISO_8859_1);
    String text = new String(encoded, StandardCharsets.UTF_8);
    if (!Arrays.equals(text.getBytes(StandardCharsets.UTF_8), encoded)) {
      damaged.put(read, text.indexOf(REPLACEMENT) + 1);
    }
    return text;
  }

  private @Nullable String line() throws IOException {
    String line = ahead == null ? reader.readLine() : ahead;
    read++;
    if (bytes && line != null && ahead == null) {
      line = decoded(line);
    }
    ahead = null;
    return read == 1 && line != null && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
  }
}
