package vauban.app.analysis;

import java.util.Optional;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.record.Nag;

/**
 * A move of a game and what it was worth.
 *
 * @param before what was found in the position it was played in
 * @param after how the game stood after it
 */
record AnalysedPly(Analysis before, Move move, Evaluation after) {

  /** Shares of the point lost from which a move is called dubious, a mistake, a blunder. */
  static final double DUBIOUS = 0.05;

  static final double MISTAKE = 0.10;
  static final double BLUNDER = 0.15;

  Position position() {
    return before.position();
  }

  Seat seat() {
    return position().turn().seat();
  }

  /**
   * Returns how much of the point the move gave away, 0 to 1; nothing where it was the best found
   * or the only one.
   */
  double loss() {
    if (before.best().getFirst().equals(move) || position().legalMoves().size() == 1) {
      return 0;
    }
    var team = position().team();
    return Math.max(0, before.evaluation().share(team) - after.share(team));
  }

  /** Returns what the move is called for what it gave away, if it was much. */
  Optional<Nag> mark() {
    double loss = loss();
    if (loss < DUBIOUS) {
      return Optional.empty();
    }
    return Optional.of(loss < MISTAKE ? Nag.DUBIOUS : loss < BLUNDER ? Nag.MISTAKE : Nag.BLUNDER);
  }
}
