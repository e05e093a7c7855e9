package vauban.rules.game;

import java.util.List;
import vauban.rules.board.Square;

/**
 * What a placing ply puts on the board. Its move text is {@code @} and one letter for each square.
 *
 * @param squares to be filled, in the order of the move's letters
 * @param pieces to be placed, one for each square in some order
 * @param usual letters of the placing to offer first
 */
public record Placing(List<Square> squares, List<Piece> pieces, String usual) {

  public Placing {
    squares = List.copyOf(squares);
    pieces = List.copyOf(pieces);
  }
}
