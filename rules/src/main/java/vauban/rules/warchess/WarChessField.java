package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.owns;

import java.util.Arrays;
import vauban.rules.kit.Placement;
import vauban.rules.kit.Zobrist;

/**
 * The figures on the field, and what each square is to the troops of either side: ground to stop
 * on, ground to pass over, both or neither. {@link WarChessMoves} counts moves by adding up ground.
 */
final class WarChessField {

  /** Bit of ground that a side's troops may stop on: empty or held by the enemy. */
  static final int STOP = 1;

  /** Bit of ground that troops may pass over: empty. */
  static final int PASS = 2;

  /** A square beyond the board, where {@link WarChessSpokes} end: neither bit is ever set. */
  static final int WALL = 255;

  private static final int SQUARES = WarChessBoard.board().size();

  private static final Zobrist ZOBRIST = new Zobrist(1866, WarChessPieces.LAST, SQUARES, 1);

  private final Placement placement;
  private final int[] attackersGround;
  private final int[] defendersGround;

  /** Makes an empty field. */
  WarChessField() {
    placement = new Placement(ZOBRIST, WarChessPieces.groups(), SQUARES);
    attackersGround = emptyGround();
    defendersGround = emptyGround();
  }

  private WarChessField(WarChessField other) {
    placement = other.placement.copy();
    attackersGround = other.attackersGround.clone();
    defendersGround = other.defendersGround.clone();
  }

  private static int[] emptyGround() {
    int[] ground = new int[WALL + 1];
    Arrays.fill(ground, 0, SQUARES, STOP | PASS);
    return ground;
  }

  WarChessField copy() {
    return new WarChessField(this);
  }

  /** Returns the ground of a side's troops, by square; who changes it must change it back. */
  int[] ground(int side) {
    return side == BLACK ? defendersGround : attackersGround;
  }

  /** Returns the number of the figure on a square, or 0. */
  int at(int square) {
    return placement.at(square);
  }

  /** Returns how many there are of a figure. */
  int count(int piece) {
    return placement.count(piece);
  }

  /**
   * Returns where a figure stands.
   *
   * @param index 0 to {@code count(piece) - 1}
   */
  int square(int piece, int index) {
    return placement.square(piece, index);
  }

  /** Returns the key of the figures and the side to move. */
  long key(int side) {
    return side == BLACK ? placement.key() ^ ZOBRIST.other(0) : placement.key();
  }

  /** Puts a figure on an empty square. */
  void put(int piece, int square) {
    placement.put(piece, square);
    cover(piece, square);
  }

  /** Takes a figure off; {@link #restore} wants back what it returns. */
  int remove(int square) {
    clear(square);
    return placement.remove(square);
  }

  /** Undoes {@link #remove}, which must be the last change not yet undone. */
  void restore(int piece, int square, int slot) {
    placement.restore(piece, square, slot);
    cover(piece, square);
  }

  /** Moves a figure to an empty square; the move back is its inverse. */
  void move(int from, int to) {
    cover(placement.at(from), to);
    clear(from);
    placement.move(from, to);
  }

  private void cover(int piece, int square) {
    attackersGround[square] = owns(BLACK, piece) ? STOP : 0;
    defendersGround[square] = owns(BLACK, piece) ? 0 : STOP;
  }

  private void clear(int square) {
    attackersGround[square] = STOP | PASS;
    defendersGround[square] = STOP | PASS;
  }
}
