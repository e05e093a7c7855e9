package vauban.engine;

import java.util.Arrays;

/** What is known of each position on the line being searched, by ply from the root. */
final class SearchPath {

  /** No estimate was made, for the side to move had something to answer. */
  static final int UNKNOWN = -Score.INFINITE;

  /** Plies before the root that may be asked for. */
  private static final int BEFORE = 4;

  private static final int LENGTH = Line.MAX_PLY + BEFORE + 2;

  private final int[] estimates = new int[LENGTH];
  private final int[] steps = new int[LENGTH];
  private final int[] excluded = new int[LENGTH];
  private final boolean[] skips = new boolean[LENGTH];

  SearchPath() {
    Arrays.fill(estimates, UNKNOWN);
    Arrays.fill(steps, History.NO_STEP);
  }

  /** Notes what the evaluation says of the position at a ply. */
  void estimated(int ply, int estimate) {
    estimates[ply + BEFORE] = estimate;
  }

  /** Returns whether the side to move at a ply stands better than at its last turn. */
  boolean improving(int ply) {
    int now = estimates[ply + BEFORE];
    int before = estimates[ply + BEFORE - 2];
    if (before == UNKNOWN) {
      before = estimates[ply + BEFORE - 4];
    }
    return now != UNKNOWN && (before == UNKNOWN || now > before);
  }

  /** Notes which step leads from a ply to the next. */
  void played(int ply, int step) {
    steps[ply + BEFORE] = step;
    skips[ply + BEFORE] = false;
  }

  /** Notes that the turn at a ply is skipped. */
  void skipped(int ply) {
    steps[ply + BEFORE] = History.NO_STEP;
    skips[ply + BEFORE] = true;
  }

  /** Returns whether the turn before a ply was skipped. */
  boolean afterSkip(int ply) {
    return skips[ply + BEFORE - 1];
  }

  /** Returns the step that was made so many plies before a ply, 1 to 4. */
  int step(int ply, int before) {
    return steps[ply + BEFORE - before];
  }

  /** Leaves a move out of the search at a ply; {@code PackedMove.NONE} for none. */
  void exclude(int ply, int move) {
    excluded[ply + BEFORE] = move;
  }

  /** Returns the move left out of the search at a ply. */
  int excluded(int ply) {
    return excluded[ply + BEFORE];
  }
}
