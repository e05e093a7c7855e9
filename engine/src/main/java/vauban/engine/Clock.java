package vauban.engine;

import java.time.Duration;

/**
 * What a player's clock shows.
 *
 * @param left time left, not negative; a search takes no less than a millisecond all the same
 * @param increment time added after each move, not negative
 * @param movesToGo moves until time is added, at least 1; 0 where the time is for the whole game
 */
public record Clock(Duration left, Duration increment, int movesToGo) {

  public Clock {
    if (left.isNegative() || increment.isNegative()) {
      throw new IllegalArgumentException(
          "a clock shows no negative time: %s left, %s added".formatted(left, increment));
    }
    if (movesToGo < 0) {
      throw new IllegalArgumentException(
          "the moves to go are 1 or more, or 0 for the whole game, not " + movesToGo);
    }
  }
}
