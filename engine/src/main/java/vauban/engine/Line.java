package vauban.engine;

import java.util.Arrays;

/** The play expected from each ply of the line being searched, in a triangle of moves. */
final class Line {

  /** Deepest ply from the root that is looked at. */
  static final int MAX_PLY = 200;

  private static final int SIDE = MAX_PLY + 2;

  private final int[] moves = new int[SIDE * SIDE];
  private final int[] lengths = new int[SIDE];

  /** Says that nothing is expected from a ply on. */
  void clear(int ply) {
    lengths[ply] = 0;
  }

  /** Says that a move is expected at a ply, and then what is expected at the next. */
  void lead(int ply, int move) {
    moves[ply * SIDE] = move;
    System.arraycopy(moves, (ply + 1) * SIDE, moves, ply * SIDE + 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /** Returns the moves expected from a ply on. */
  int[] from(int ply) {
    return Arrays.copyOfRange(moves, ply * SIDE, ply * SIDE + lengths[ply]);
  }
}
