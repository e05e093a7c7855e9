package vauban.lab.match;

import java.math.BigDecimal;
import java.time.Duration;

/** What a player may spend on its moves. */
public sealed interface TimeControl {

  /**
   * A fixed number of positions looked at a move.
   *
   * @param nodes from 1
   */
  record Nodes(long nodes) implements TimeControl {

    @Override
    public String toString() {
      return "nodes " + nodes;
    }
  }

  /**
   * A fixed depth of search.
   *
   * @param plies from 1
   */
  record Depth(int plies) implements TimeControl {

    @Override
    public String toString() {
      return "depth " + plies;
    }
  }

  /**
   * A fixed time a move.
   *
   * @param time from one millisecond
   */
  record MoveTime(Duration time) implements TimeControl {

    @Override
    public String toString() {
      return "movetime " + time.toMillis();
    }
  }

  /**
   * A clock for each team, for the whole game.
   *
   * @param base what it begins with, from one millisecond
   * @param increment what each ply adds, from 0
   */
  record Clocks(Duration base, Duration increment) implements TimeControl {

    @Override
    public String toString() {
      return "clock " + seconds(base) + "+" + seconds(increment);
    }

    private static String seconds(Duration time) {
      return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }
  }
}
