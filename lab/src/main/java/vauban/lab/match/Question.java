package vauban.lab.match;

import java.util.List;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * What a player is asked: for a move in a position, with the time there is.
 *
 * @param start where the game began
 * @param moves the plies from there
 * @param position where they led
 */
public record Question(Position start, List<Move> moves, Position position, ChessClock clock) {

  public Question {
    moves = List.copyOf(moves);
  }
}
