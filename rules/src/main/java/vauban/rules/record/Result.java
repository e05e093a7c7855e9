package vauban.rules.record;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Outcome;
import vauban.rules.game.Team;

/**
 * How a recorded game ended, on the board or off it.
 *
 * @param kind who won
 * @param termination how: the id of an ending of the game, such as {@code checkmate} or {@code
 *     time}, or words such as {@code adjudication}; one line, empty where it is not known
 */
public record Result(Kind kind, String termination) {

  /** A game that goes on, or whose result nobody knows. */
  public static final Result UNFINISHED = new Result(Kind.UNFINISHED, "");

  public Result {
    TagPairs.checkValue(termination);
  }

  /** Who won. */
  public enum Kind {
    /** The first team: Siege's South, War-Chess's attacker, the besiegers of Paris. */
    FIRST_WON("1-0"),
    /** The second team. */
    SECOND_WON("0-1"),
    /** Nobody. */
    DRAWN("1/2-1/2"),
    /** The game goes on, or the result is not known. */
    UNFINISHED("*");

    private final String token;

    Kind(String token) {
      this.token = token;
    }

    /** Returns the word that ends a record's movetext, the same as in PGN. */
    public String token() {
      return token;
    }

    static Optional<Kind> of(String text) {
      String usual = text.equals("1/2") || text.equals("½-½") ? DRAWN.token : text;
      return Arrays.stream(values()).filter(kind -> kind.token.equals(usual)).findFirst();
    }

    static Kind of(@Nullable Team winner) {
      return winner == null ? DRAWN : winner == Team.FIRST ? FIRST_WON : SECOND_WON;
    }
  }

  /** Returns the result that an outcome is. */
  public static Result of(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Ongoing() -> UNFINISHED;
      case Outcome.Decided(@Nullable Team winner, var ending, var points) ->
          new Result(Kind.of(winner), ending.id());
    };
  }

  /** Returns the winner, if there is one. */
  public Optional<Team> winner() {
    return switch (kind) {
      case FIRST_WON -> Optional.of(Team.FIRST);
      case SECOND_WON -> Optional.of(Team.SECOND);
      case DRAWN, UNFINISHED -> Optional.empty();
    };
  }
}
