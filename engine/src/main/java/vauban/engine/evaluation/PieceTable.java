package vauban.engine.evaluation;

import java.util.function.ToIntFunction;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.WorkingPosition;

/**
 * What each piece is worth on each square, laid out for the inner loop by the numbers that {@link
 * WorkingPosition#at} gives pieces. The empty square is worth nothing.
 */
public final class PieceTable {

  private final int squares;
  private final int[] worth;

  /** Says what one piece is worth on one square. */
  @FunctionalInterface
  public interface Worth {
    int of(Piece piece, Square square);
  }

  /** Fills the table for every piece and square of a game. */
  public PieceTable(Game game, Worth worth) {
    squares = game.board().size();
    this.worth = new int[(game.pieces().size() + 1) * squares];
    for (int i = 0; i < game.pieces().size(); i++) {
      for (Square square : game.board().squares()) {
        this.worth[(i + 1) * squares + square.index()] = worth.of(game.pieces().get(i), square);
      }
    }
  }

  /** Returns what a piece is worth on a square. */
  public int of(int piece, int square) {
    return worth[piece * squares + square];
  }

  /** Returns a value for each piece number, 0 for number 0. */
  public static int[] values(Game game, ToIntFunction<Piece> value) {
    int[] values = new int[game.pieces().size() + 1];
    for (int i = 1; i < values.length; i++) {
      values[i] = value.applyAsInt(game.pieces().get(i - 1));
    }
    return values;
  }
}
