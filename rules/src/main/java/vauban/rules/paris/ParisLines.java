package vauban.rules.paris;

import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.kit.Paths;

/**
 * The lines that each piece can follow from each square, outside, through the gates and inside the
 * fort, compiled once. What stands on a line is the generator's business.
 */
public final class ParisLines {

  private static final ParisLines[] BY_COLONEL = {new ParisLines(1), new ParisLines(2)};

  private final Paths[] paths = new Paths[ParisPieces.ALL.size() + 1];

  private ParisLines(int colonel) {
    Board board = ParisBoard.BOARD;
    paths[0] = Paths.links(board, (from, to) -> false);
    for (int piece = 1; piece < paths.length; piece++) {
      ParisSteps steps = ParisSteps.of(piece, colonel);
      int walker = piece;
      paths[piece] =
          Paths.rays(board, steps.directions(), steps.range())
              .and(
                  Paths.links(
                      board, (from, to) -> open(walker, board.square(from), board.square(to))));
    }
  }

  /**
   * Returns the lines of a game.
   *
   * @param colonel most squares the garrison's Colonel moves, 1 or 2
   */
  public static ParisLines of(int colonel) {
    return BY_COLONEL[colonel - 1];
  }

  /**
   * Returns the lines of a piece from a square, each the squares it runs through, nearest first.
   * The arrays are the compiled ones and must not be changed.
   *
   * @param piece its number as {@link ParisPosition#at} gives it
   */
  public int[][] from(int piece, int square) {
    return paths[piece].from(square);
  }

  /** Returns whether a piece may use the link: from cell to cell, or through a gate. */
  private static boolean open(int piece, Square from, Square to) {
    return ParisBoard.gate(from, to).map(gate -> open(piece, gate, from, to)).orElse(true);
  }

  private static boolean open(int piece, ParisBoard.Gate gate, Square from, Square to) {
    if (!ParisPieces.garrison(piece)) {
      return ParisBoard.cell(to) && !backward(piece, gate);
    }
    Square outside = ParisBoard.cell(to) ? from : to;
    return switch (ParisPieces.piece(piece).symbol()) {
      case "O" -> !ParisBoard.dark(outside);
      case "X" -> ParisBoard.dark(outside);
      default -> true;
    };
  }

  /** Returns whether entering by the gate would be a step backwards. */
  static boolean backward(int piece, ParisBoard.Gate gate) {
    return gate.out().dy() != 0 && gate.out().dy() == ParisPieces.wing(piece).forward();
  }
}
