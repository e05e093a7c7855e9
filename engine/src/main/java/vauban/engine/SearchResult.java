package vauban.engine;

import java.time.Duration;
import java.util.List;
import vauban.rules.game.Move;

/**
 * What a search found.
 *
 * @param best a legal move of the position searched
 * @param score hundredths of a foot soldier (Siege's Infantryman, War-Chess's Infantry of the Line,
 *     a Man of Paris), from the side to move's view; {@link Score} tells wins and losses
 * @param depth last complete iteration in plies; 0 where the time did not suffice for one
 * @param nodes positions looked at
 * @param time wall time since the search was asked for
 * @param principalVariation the play expected, {@code best} first
 */
public record SearchResult(
    Move best, int score, int depth, long nodes, Duration time, List<Move> principalVariation) {

  public SearchResult {
    principalVariation = List.copyOf(principalVariation);
  }
}
