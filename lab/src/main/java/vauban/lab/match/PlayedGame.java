package vauban.lab.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * A game of a match that has ended.
 *
 * @param start where it began, before its opening
 * @param opening number of plies that were given, not played
 * @param plies all of them, the opening's first
 * @param end the position after them
 * @param winner null for a draw
 * @param words how it ended: {@code by checkmate}, or what a player did: {@code it took 120 ms
 *     where it had 100}
 * @param versionOfFirst what the first player says it is
 */
public record PlayedGame(
    Pairing pairing,
    Position start,
    int opening,
    List<Ply> plies,
    Position end,
    @Nullable Team winner,
    Termination termination,
    String words,
    String versionOfFirst,
    String versionOfSecond) {

  public PlayedGame {
    plies = List.copyOf(plies);
  }

  /**
   * A ply that was made.
   *
   * @param answer what the player said with it, or null in the opening
   */
  public record Ply(Move move, @Nullable Answer answer) {}

  /** Returns what it adds to the standing. */
  public GameResult result() {
    return new GameResult(pairing, winner, termination, plies.size());
  }
}
