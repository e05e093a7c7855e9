package vauban.rules.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parts a file into games, by lines alone, so that a fault in one game does not reach into the
 * next: a game goes on to the first line that begins with a tag pair after some that did not.
 */
final class RecordLines {

  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final Pattern TAG = Pattern.compile("\\s*\\[\\s*[A-Za-z]\\w*\\s*\".*");

  private final BufferedReader reader;
  private @Nullable String ahead;
  private int read;

  RecordLines(BufferedReader reader) {
    this.reader = reader;
  }

  /**
   * The lines of one game.
   *
   * @param first number of the first in the file, from 1
   */
  record Chunk(List<String> lines, int first) {}

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
    return new Chunk(tagged || played ? lines : List.of(), first);
  }

  /** Returns whether a line is none of the record's: PGN lets programs keep their own there. */
  static boolean escaped(String line) {
    return line.startsWith("%");
  }

  private @Nullable String line() throws IOException {
    String line = ahead == null ? reader.readLine() : ahead;
    ahead = null;
    read++;
    return read == 1 && line != null && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
  }
}
