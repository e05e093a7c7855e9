package vauban.engine.uci;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a line from the host asks for. */
sealed interface UciCommand {

  /** Says who the engine is and what can be set. */
  record Identify() implements UciCommand {}

  /** Asks for a sign of life, and whether the engine is done with what it was told. */
  record IsReady() implements UciCommand {}

  /** The next position is of another game. */
  record NewGame() implements UciCommand {}

  /** Switches the stack traces of failures on or off. */
  record Debug(boolean on) implements UciCommand {}

  /**
   * Sets an option.
   *
   * @param value null where none was given, as for a button
   */
  record SetOption(String name, @Nullable String value) implements UciCommand {}

  /**
   * Sets the position up.
   *
   * @param text position string, or null for the array a game starts from
   * @param moves played from there
   */
  record SetPosition(@Nullable String text, List<String> moves) implements UciCommand {}

  /** Searches, or counts moves. */
  record Go(GoCommand words) implements UciCommand {}

  /** Ends the search under way, which then says its move. */
  record Stop() implements UciCommand {}

  /** The move that the engine ponders on was played. */
  record PonderHit() implements UciCommand {}

  /** Ends the session. */
  record Quit() implements UciCommand {}

  /** Draws the position; not of the protocol, but known to its users. */
  record Draw() implements UciCommand {}

  /** Says what the evaluation thinks of the position; likewise. */
  record Evaluate() implements UciCommand {}

  /** An empty line. */
  record Nothing() implements UciCommand {}

  /**
   * A line that asks for nothing the engine knows.
   *
   * @param complaint what is wrong and what would be right
   */
  record Unreadable(String complaint) implements UciCommand {}
}
