package vauban.rules.siege;

import vauban.rules.board.Square;
import vauban.rules.game.Piece;

/**
 * An attack on a General.
 *
 * @param general where the attacked General stands
 * @param from where the attacker stands
 */
record Attack(Square general, Square from, Piece attacker) {

  /** Returns for example {@code Fort on f7}. */
  String words() {
    return attacker.kind().name() + " on " + from;
  }
}
