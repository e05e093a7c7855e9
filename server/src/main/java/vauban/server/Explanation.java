package vauban.server;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Rule;
import vauban.rules.game.Verdict;

/** What the rules say of a move. */
sealed interface Explanation {

  /** It may be played. */
  record Legal(boolean legal) implements Explanation {}

  /**
   * It may not be played.
   *
   * @param rule that forbids it, or null where the text names no move
   */
  record Illegal(boolean legal, String reason, @Nullable RuleCited rule) implements Explanation {}

  /** A rule with where it comes from. */
  record RuleCited(String id, String title, String text, String provenance) {

    static RuleCited of(Rule rule) {
      return new RuleCited(rule.id(), rule.title(), rule.text(), rule.provenance());
    }
  }

  static Explanation of(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Legal legal -> new Legal(true);
      case Verdict.Illegal illegal ->
          new Illegal(false, illegal.reason(), RuleCited.of(illegal.rule()));
      case Verdict.Unreadable unreadable -> new Illegal(false, unreadable.reason(), null);
    };
  }
}
