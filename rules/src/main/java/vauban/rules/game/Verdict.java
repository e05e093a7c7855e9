package vauban.rules.game;

/** What the rules say of a move's text in a position. */
public sealed interface Verdict {

  /** The move may be played. */
  record Legal(Move move) implements Verdict {}

  /**
   * The text names a move that may not be played.
   *
   * @param rule the clause that forbids it
   * @param reason why, about this very position: a sentence with its full stop
   */
  record Illegal(Rule rule, String reason) implements Verdict {}

  /**
   * The text names no move at all.
   *
   * @param reason what is wrong with it and what would be right: a sentence with its full stop
   */
  record Unreadable(String reason) implements Verdict {}
}
