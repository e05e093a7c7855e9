package vauban.app.drawing;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Game;
import vauban.rules.game.Outcome;
import vauban.rules.game.Team;

/** Results in words. */
public final class Results {

  private Results() {}

  /**
   * Returns {@code ongoing}, or for example {@code South wins by checkmate (S mate), points 3-0}.
   */
  public static String words(Game game, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Ongoing() -> "ongoing";
      case Outcome.Decided(@Nullable Team winner, var ending, var points) ->
          "%s %s (%s), points %s"
              .formatted(
                  winner == null ? "Draw" : wins(game.name(winner)),
                  ending.words(),
                  ending.rule(),
                  points);
    };
  }

  /** A team of several armies is a plural: "The besiegers win". */
  private static String wins(String team) {
    String capital = team.substring(0, 1).toUpperCase(Locale.ROOT) + team.substring(1);
    return capital + (team.endsWith("s") ? " win" : " wins");
  }
}
