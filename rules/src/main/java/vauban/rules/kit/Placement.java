package vauban.rules.kit;

import java.util.Arrays;

/**
 * Which piece stands where, kept four ways at once: by square, as a list of squares an army, as a
 * count a piece, and as a key. Every change has an exact inverse, so that unmaking a move restores
 * even the order of the lists.
 *
 * <p>Pieces are numbered from 1; 0 is an empty square.
 */
public final class Placement {

  private final Zobrist zobrist;
  private final int[] armyOf;
  private final int capacity;
  private final int[] at;
  private final int[] slot;
  private final int[] lists;
  private final int[] sizes;
  private final int[] counts;
  private long key;

  /**
   * Makes an empty placement.
   *
   * @param zobrist numbers for at least these pieces and squares
   * @param armyOf army of each piece, from 0; index 0 is not used
   * @param squares number of squares
   */
  public Placement(Zobrist zobrist, int[] armyOf, int squares) {
    this.zobrist = zobrist;
    this.armyOf = armyOf;
    capacity = squares;
    at = new int[squares];
    slot = new int[squares];
    int armies = Arrays.stream(armyOf).max().orElse(0) + 1;
    lists = new int[armies * squares];
    sizes = new int[armies];
    counts = new int[armyOf.length];
  }

  private Placement(Placement other) {
    zobrist = other.zobrist;
    armyOf = other.armyOf;
    capacity = other.capacity;
    at = other.at.clone();
    slot = other.slot.clone();
    lists = other.lists.clone();
    sizes = other.sizes.clone();
    counts = other.counts.clone();
    key = other.key;
  }

  public Placement copy() {
    return new Placement(this);
  }

  /** Returns the piece on a square, or 0. */
  public int at(int square) {
    return at[square];
  }

  /** Returns how many pieces an army has. */
  public int size(int army) {
    return sizes[army];
  }

  /**
   * Returns where a piece of an army stands.
   *
   * @param index 0 to {@code size(army) - 1}
   */
  public int square(int army, int index) {
    return lists[army * capacity + index];
  }

  /** Returns how many there are of a piece. */
  public int count(int piece) {
    return counts[piece];
  }

  /** Returns the first square in its army's list that holds the piece, or -1. */
  public int find(int piece) {
    int army = armyOf[piece];
    for (int i = 0; i < sizes[army]; i++) {
      int square = lists[army * capacity + i];
      if (at[square] == piece) {
        return square;
      }
    }
    return -1;
  }

  /** Returns the army of a piece. */
  public int army(int piece) {
    return armyOf[piece];
  }

  /** Returns the key of the placement alone. */
  public long key() {
    return key;
  }

  /** Puts a piece on an empty square, last in its army's list. */
  public void put(int piece, int square) {
    int army = armyOf[piece];
    int index = sizes[army]++;
    lists[army * capacity + index] = square;
    slot[square] = index;
    at[square] = piece;
    counts[piece]++;
    key ^= zobrist.piece(piece, square);
  }

  /**
   * Takes the piece off a square.
   *
   * @return its place in its army's list, which {@link #restore} wants back
   */
  public int remove(int square) {
    int piece = at[square];
    int base = armyOf[piece] * capacity;
    int index = slot[square];
    int last = lists[base + --sizes[armyOf[piece]]];
    lists[base + index] = last;
    slot[last] = index;
    at[square] = 0;
    counts[piece]--;
    key ^= zobrist.piece(piece, square);
    return index;
  }

  /** Undoes {@link #remove}, which must be the last change not yet undone. */
  public void restore(int piece, int square, int index) {
    int army = armyOf[piece];
    int base = army * capacity;
    if (index < sizes[army]) {
      int moved = lists[base + index];
      lists[base + sizes[army]] = moved;
      slot[moved] = sizes[army];
    }
    sizes[army]++;
    lists[base + index] = square;
    slot[square] = index;
    at[square] = piece;
    counts[piece]++;
    key ^= zobrist.piece(piece, square);
  }

  /** Moves the piece on a square to an empty one; the move back is its inverse. */
  public void move(int from, int to) {
    int piece = at[from];
    int index = slot[from];
    lists[armyOf[piece] * capacity + index] = to;
    slot[to] = index;
    at[from] = 0;
    at[to] = piece;
    key ^= zobrist.piece(piece, from) ^ zobrist.piece(piece, to);
  }

  /**
   * Changes the piece on a square for another of the same army; changing it back is the inverse.
   */
  public void change(int square, int piece) {
    int old = at[square];
    at[square] = piece;
    counts[old]--;
    counts[piece]++;
    key ^= zobrist.piece(old, square) ^ zobrist.piece(piece, square);
  }
}
