package vauban.rules.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * One thing that is wrong with a position somebody typed or set up.
 *
 * @param place where: a square's name, {@code rank 5}, {@code turn}, {@code halfmove clock}
 * @param reason what is wrong and what would be right, a clause without a full stop
 * @param column where in the text it was found, from 1, or 0 where it was not read from text
 * @param rule id of the rule it breaks, or null where it is a matter of writing
 * @param squares that it speaks of, none where it is not about pieces that stand on the board
 */
public record Fault(
    String place, String reason, int column, @Nullable String rule, List<Square> squares) {

  public Fault {
    squares = List.copyOf(squares);
  }

  /** Makes a fault that speaks of no square. */
  public Fault(String place, String reason, int column, @Nullable String rule) {
    this(place, reason, column, rule, List.of());
  }

  /** Returns a fault of what stands on a square. */
  public static Fault at(Square square, String reason, @Nullable String rule) {
    return new Fault(square.name(), reason, 0, rule, List.of(square));
  }

  /** Returns one sentence without a full stop. */
  public String words() {
    String at = column > 0 ? place + " (column " + column + ")" : place;
    return at + ": " + reason + (rule == null ? "" : " [" + rule + "]");
  }
}
