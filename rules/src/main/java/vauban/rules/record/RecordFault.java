package vauban.rules.record;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Verdict;

/**
 * What is wrong with a game in a file of records.
 *
 * @param line where in the file, from 1
 * @param column where in the line, from 1
 * @param reason what is wrong and what would be right: a sentence with its full stop
 * @param verdict what the rules say of the move that cannot be played, never {@link Verdict.Legal};
 *     null where the fault is not a move
 */
public record RecordFault(int line, int column, String reason, @Nullable Verdict verdict) {

  /** Returns for example {@code line 7, column 12: 2... e4e5: ...}. */
  @Override
  public String toString() {
    return "line %d, column %d: %s".formatted(line, column, reason);
  }
}
