package vauban.rules.game;

import org.jspecify.annotations.Nullable;

/** Whether a game goes on, and how it ended if not. */
public sealed interface Outcome {

  /** The game goes on. */
  record Ongoing() implements Outcome {}

  /**
   * The game is over.
   *
   * @param winner null for a draw
   */
  record Decided(@Nullable Team winner, Ending ending, Points points) implements Outcome {}

  /** Returns whether the game is over. */
  default boolean over() {
    return this instanceof Decided;
  }
}
