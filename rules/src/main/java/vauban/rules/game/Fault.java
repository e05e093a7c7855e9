package vauban.rules.game;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a position somebody typed or set up.
 *
 * @param place where: a square's name, {@code rank 5}, {@code turn}, {@code halfmove clock}
 * @param reason what is wrong and what would be right, a clause without a full stop
 * @param column where in the text it was found, from 1, or 0 where it was not read from text
 * @param rule id of the rule it breaks, or null where it is a matter of writing
 */
public record Fault(String place, String reason, int column, @Nullable String rule) {

  /** Returns one sentence without a full stop. */
  public String words() {
    String at = column > 0 ? place + " (column " + column + ")" : place;
    return at + ": " + reason + (rule == null ? "" : " [" + rule + "]");
  }
}
