package vauban.rules.siege;

import vauban.rules.kit.Zobrist;

/**
 * Which piece stands where: by square, as a set of squares a piece and an army, and as a key.
 *
 * <p>The kit's Placement keeps lists of squares instead. Sets were measured faster here (see
 * docs/design/performance/siege.md): they let all Infantrymen move at once, and a whole line be
 * looked up.
 */
final class Forces {

  private static final Zobrist ZOBRIST =
      new Zobrist(2010, SiegePieces.PIECES.size(), Squares.ALL, 1);
  private static final int NORTH_TO_MOVE = 0;

  /** Number of the set of all South's pieces; North's is the next. */
  private static final int ARMIES = 2 * SiegePieces.KINDS + 1;

  private final byte[] at;
  private final long[] sets;
  private long key;

  /** Makes an empty board. */
  Forces() {
    at = new byte[Squares.ALL];
    sets = new long[2 * (ARMIES + 2)];
  }

  private Forces(Forces other) {
    at = other.at.clone();
    sets = other.sets.clone();
    key = other.key;
  }

  Forces copy() {
    return new Forces(this);
  }

  /** Returns the number of the piece on a square, or 0. */
  int at(int square) {
    return at[square];
  }

  /** Returns the northern half of the squares of a piece. */
  long north(int piece) {
    return sets[2 * piece];
  }

  /** Returns the southern half of the squares of a piece. */
  long south(int piece) {
    return sets[2 * piece + 1];
  }

  /** Returns the northern half of the squares of an army. */
  long armyNorth(int army) {
    return sets[2 * (ARMIES + army)];
  }

  /** Returns the southern half of the squares of an army. */
  long armySouth(int army) {
    return sets[2 * (ARMIES + army) + 1];
  }

  /** Returns how many there are of a piece. */
  int count(int piece) {
    return Long.bitCount(north(piece)) + Long.bitCount(south(piece));
  }

  /** Returns where an army's General stands. */
  int general(int army) {
    int general = SiegePieces.number(army, SiegePieces.GENERAL);
    return Squares.first(north(general), south(general));
  }

  /** Returns whether nothing but the Generals is left. */
  boolean generalsOnly() {
    return generalOnly(0) && generalOnly(1);
  }

  private boolean generalOnly(int army) {
    int general = SiegePieces.number(army, SiegePieces.GENERAL);
    return armyNorth(army) == north(general) && armySouth(army) == south(general);
  }

  /** Returns the key of the pieces with an army to move. */
  long key(int army) {
    return army == 0 ? key : key ^ ZOBRIST.other(NORTH_TO_MOVE);
  }

  /** Puts a piece on an empty square. */
  void put(int piece, int square) {
    at[square] = (byte) piece;
    toggle(piece, square);
  }

  /** Takes the piece off a square. */
  void remove(int square) {
    toggle(at[square], square);
    at[square] = 0;
  }

  private void toggle(int piece, int square) {
    int half = Squares.half(square);
    long bit = Squares.bit(square);
    sets[2 * piece + half] ^= bit;
    sets[2 * (ARMIES + SiegePieces.army(piece)) + half] ^= bit;
    key ^= ZOBRIST.piece(piece, square);
  }
}
