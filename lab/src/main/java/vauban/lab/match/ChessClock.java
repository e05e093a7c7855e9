package vauban.lab.match;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Team;

/**
 * The time that the teams of one game have left. It goes by teams, not by turns about: of two plies
 * that one team makes on end both are on its clock.
 */
public final class ChessClock {

  private final TimeControl control;
  private final Duration margin;
  private final Map<Team, Duration> left = new EnumMap<>(Team.class);

  /**
   * Sets it to the beginning.
   *
   * @param margin what an answer may be late without loss, for the way between two processes
   */
  ChessClock(TimeControl control, Duration margin) {
    this.control = control;
    this.margin = margin;
    if (control instanceof TimeControl.Clocks clocks) {
      for (Team team : Team.values()) {
        left.put(team, clocks.base());
      }
    }
  }

  public TimeControl control() {
    return control;
  }

  /** Returns what a team has left in the game; zero where there are no clocks. */
  public Duration left(Team team) {
    return left.getOrDefault(team, Duration.ZERO);
  }

  /** Returns after what time an answer is late, the margin included, or null where none is. */
  public @Nullable Duration limit(Team team) {
    return switch (control) {
      case TimeControl.MoveTime(Duration time) -> time.plus(margin);
      case TimeControl.Clocks clocks -> left(team).plus(margin);
      case TimeControl.Nodes nodes -> null;
      case TimeControl.Depth depth -> null;
    };
  }

  /**
   * Takes the time of an answer.
   *
   * @return whether it came in time
   */
  boolean spend(Team team, Duration elapsed) {
    Duration limit = limit(team);
    if (limit != null && elapsed.compareTo(limit) > 0) {
      return false;
    }
    if (control instanceof TimeControl.Clocks(Duration base, Duration increment)) {
      Duration rest = left(team).minus(elapsed);
      left.put(team, (rest.isNegative() ? Duration.ZERO : rest).plus(increment));
    }
    return true;
  }
}
