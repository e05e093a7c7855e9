package vauban.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import vauban.rules.game.Position;

/**
 * The opponent's move.
 *
 * @param score hundredths of a foot soldier, from the view of the side that moves
 * @param depth plies looked ahead
 * @param nodes positions looked at
 * @param millis from the request to the answer, but for reading and replaying it
 */
record Reply(
    String move,
    @JsonProperty("short") String shortText,
    int score,
    int depth,
    long nodes,
    long millis) {

  static Reply of(Position position, Opponent.Thought thought, Duration time) {
    return new Reply(
        thought.best().text(),
        position.shortText(thought.best()),
        thought.score(),
        thought.depth(),
        thought.nodes(),
        time.toMillis());
  }
}
