package vauban.rules.paris;

import java.util.Arrays;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.kit.Paths;

/**
 * The lines that each piece can follow from each square, outside, through the gates and inside the
 * fort, compiled once. What stands on a line is the generator's business.
 */
public final class ParisLines {

  private static final int SQUARES = ParisBoard.BOARD.size();
  private static final int[] NO_STEPS = {};
  private static final int NEXT_SHIFT = 8;

  private final Paths[] paths = new Paths[ParisPieces.ALL.size() + 1];

  /** By piece and square, the steps of its lines as {@link #steps} gives them. */
  private final int[][] steps;

  /** By piece and square, the same without the steps into cells, where nothing is taken. */
  private final int[][] takes;

  private ParisLines(int colonel) {
    Board board = ParisBoard.BOARD;
    paths[0] = Paths.links(board, (from, to) -> false);
    steps = new int[(ParisPieces.ALL.size() + 1) * SQUARES][];
    Arrays.fill(steps, NO_STEPS);
    takes = steps.clone();
    for (int piece = 1; piece <= ParisPieces.ALL.size(); piece++) {
      ParisSteps moves = ParisSteps.of(piece, colonel);
      int walker = piece;
      paths[piece] =
          Paths.rays(board, moves.directions(), moves.range())
              .and(
                  Paths.links(
                      board, (from, to) -> open(walker, board.square(from), board.square(to))));
      Paths outside = paths[piece].within(square -> !ParisBoard.cell(square));
      for (int square = 0; square < SQUARES; square++) {
        steps[piece * SQUARES + square] = steps(paths[piece].from(square));
        takes[piece * SQUARES + square] = steps(outside.from(square));
      }
    }
  }

  /** Compiled when first asked for, as a class is. */
  private static final class OneStepColonel {
    static final ParisLines LINES = new ParisLines(1);
  }

  /** Compiled when first asked for, as a class is. */
  private static final class TwoStepColonel {
    static final ParisLines LINES = new ParisLines(2);
  }

  private static int[] steps(int[][] lines) {
    int[] steps = new int[Arrays.stream(lines).mapToInt(line -> line.length).sum()];
    int i = 0;
    for (int[] line : lines) {
      int next = i + line.length;
      for (int square : line) {
        steps[i++] = next << NEXT_SHIFT | square;
      }
    }
    return steps;
  }

  /**
   * Returns the lines of a game.
   *
   * @param colonel most squares the garrison's Colonel moves, 1 or 2
   */
  public static ParisLines of(int colonel) {
    return colonel == 1 ? OneStepColonel.LINES : TwoStepColonel.LINES;
  }

  /**
   * Returns the lines of a piece from a square, each the squares it runs through, nearest first.
   * The arrays are the compiled ones and must not be changed. Generation prefers {@link #steps}.
   *
   * @param piece its number as {@link ParisPosition#at} gives it
   */
  public int[][] from(int piece, int square) {
    return paths[piece].from(square);
  }

  /**
   * Returns the steps of a piece from a square, line after line and each line from the nearest
   * square; not to be changed. {@link #square} and {@link #next} take a step apart.
   */
  int[] steps(int piece, int square) {
    return steps[piece * SQUARES + square];
  }

  /** Returns {@link #steps} without those into cells, where nothing is ever taken. */
  int[] takes(int piece, int square) {
    return takes[piece * SQUARES + square];
  }

  /** Returns the square a step ends on. */
  static int square(int step) {
    return step & 0xff;
  }

  /** Returns the index of the first step of the next line, for when something is in the way. */
  static int next(int step) {
    return step >>> NEXT_SHIFT;
  }

  /** Returns whether a piece may use the link: from cell to cell, or through a gate. */
  private static boolean open(int piece, Square from, Square to) {
    return ParisBoard.gate(from, to).map(gate -> open(piece, gate, from, to)).orElse(true);
  }

  private static boolean open(int piece, ParisBoard.Gate gate, Square from, Square to) {
    if (!ParisPieces.garrison(piece)) {
      return ParisBoard.cell(to) && !gate.backward(ParisPieces.wing(piece));
    }
    Square outside = ParisBoard.cell(to) ? from : to;
    return switch (ParisPieces.piece(piece).symbol()) {
      case "O" -> !ParisBoard.dark(outside);
      case "X" -> ParisBoard.dark(outside);
      default -> true;
    };
  }
}
