package vauban.lab.match;

import java.util.Arrays;
import java.util.Optional;

/** What ended a game of a match. */
public enum Termination {
  /** The rules: a win or a draw on the board. */
  RULES("by the rules"),
  /** Both players thought it won, or drawn, for long enough. */
  ADJUDICATION("adjudicated"),
  /** An answer came too late. */
  TIME("loss on time"),
  /** An answer was no legal move. */
  ILLEGAL_MOVE("illegal move"),
  /** A player ended before the game did. */
  CRASH("crash"),
  /** A player gave no answer. */
  SILENCE("no answer");

  private final String words;

  Termination(String words) {
    this.words = words;
  }

  /** Returns the one that people call so, if there is one. */
  public static Optional<Termination> of(String words) {
    return Arrays.stream(values()).filter(value -> value.words.equals(words)).findFirst();
  }

  /** Returns what people call it. */
  public String words() {
    return words;
  }

  /** Returns whether a player lost by its own fault rather than by what stands on the board. */
  public boolean fault() {
    return this != RULES && this != ADJUDICATION;
  }
}
