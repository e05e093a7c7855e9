package vauban.rules.game;

import java.util.Optional;

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
  record Illegal(Rule rule, String reason) implements Verdict {

    /** Returns why nothing can be played in a position, if its game is over. */
    public static Optional<Illegal> whereOver(WorkingPosition position) {
      if (!(position.outcome() instanceof Outcome.Decided over)) {
        return Optional.empty();
      }
      Game game = position.game();
      Team winner = over.winner();
      String result = winner == null ? "drawn" : "won by " + game.name(winner);
      return Optional.of(
          new Illegal(
              game.rules().rule(over.ending().rule()),
              "The game is over: %s %s.".formatted(result, over.ending().words())));
    }
  }

  /**
   * The text names no move at all.
   *
   * @param reason what is wrong with it and what would be right: a sentence with its full stop
   */
  record Unreadable(String reason) implements Verdict {}
}
