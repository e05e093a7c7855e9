package vauban.lab.match;

import java.util.List;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * How both games of a pair begin.
 *
 * @param number the pair's, from 0
 * @param start where the game starts
 * @param moves plies from there
 */
public record Opening(int number, Position start, List<Move> moves) {

  public Opening {
    moves = List.copyOf(moves);
  }

  /** Returns the position that the players begin from. */
  public Position position() {
    Position position = start;
    for (Move move : moves) {
      position = position.play(move);
    }
    return position;
  }
}
