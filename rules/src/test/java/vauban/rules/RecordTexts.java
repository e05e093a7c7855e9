package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.Random;
import vauban.rules.record.RecordEntry;
import vauban.rules.record.RecordFault;
import vauban.rules.record.RecordReader;
import vauban.rules.record.RecordWriter;

/** What must hold of any text that is offered as a file of records. */
final class RecordTexts {

  private static final String LETTERS = "{}()[];$\"\\.%!?*+#=@x 0123456789\t\n\r½é\u0000\ud800";

  private RecordTexts() {}

  /** Expects games that are written so that they read back, or faults a person can understand. */
  static void check(String where, String text) {
    try (RecordReader reader = new RecordReader(new StringReader(text))) {
      for (Optional<RecordEntry> next = reader.next(); next.isPresent(); next = reader.next()) {
        switch (next.get()) {
          case RecordEntry.Sound(var game, int line) ->
              assertThat(RecordReader.parse(RecordWriter.text(game))).as(text).isEqualTo(game);
          case RecordEntry.Faulty(int line, RecordFault fault) -> {
            assertThat(fault.line()).as(text).isGreaterThanOrEqualTo(line);
            assertThat(fault.column()).as(text).isPositive();
            assertThat(fault.reason()).as(text).endsWith(".").doesNotContain("null");
          }
        }
      }
    } catch (IOException | RuntimeException e) {
      throw new AssertionError(where + ": " + text, e);
    }
  }

  /** Returns the text with one to four changes. */
  static String damaged(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(changed.length() + 1);
      int to = Math.min(changed.length(), at + 1 + random.nextInt(8));
      String letter = String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())));
      switch (random.nextInt(4)) {
        case 0 -> changed.insert(at, letter);
        case 1 -> changed.delete(at, to);
        case 2 -> changed.replace(at, Math.min(changed.length(), at + 1), letter);
        default -> changed.insert(at, changed.substring(at, to));
      }
    }
    return changed.toString();
  }
}
