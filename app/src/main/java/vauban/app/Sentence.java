package vauban.app;

import java.util.Locale;
import vauban.rules.game.Verdict;

/** Makes what other modules say, which may be a clause, into sentences. */
final class Sentence {

  private Sentence() {}

  /** Returns the message of what was thrown as a sentence. */
  static String of(Throwable thrown) {
    return of(String.valueOf(thrown.getMessage()));
  }

  /** Returns the clause with a capital letter and a full stop, where it has none. */
  static String of(String clause) {
    boolean ended = clause.matches("(?s).*[.?!]");
    return clause.substring(0, 1).toUpperCase(Locale.ROOT)
        + clause.substring(1)
        + (ended ? "" : ".");
  }

  /** Returns why a move is refused and by which rule, with where that rule comes from. */
  static String of(Verdict.Illegal illegal) {
    return "%s (%s)."
        .formatted(illegal.reason().replaceFirst("[.]$", ""), illegal.rule().citation());
  }
}
