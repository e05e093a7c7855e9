package vauban.engine.warchess;

import java.util.Arrays;
import vauban.engine.evaluation.Captures;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/**
 * What a capture comes to when both sides go on taking on its square, each time with the cheapest
 * figure that can, and stop when they like. A side whose troops may not stop there under fire does
 * not take back. Figures behind others, and what a move would expose elsewhere, are not looked at.
 */
final class Exchange {

  private static final int MOST = 16;
  private static final int NOBODY = -1;

  private final WorkingPosition position;
  private final int[] values;
  private final int[] teams;
  private final int[] kinds;

  /** By team, what the figures that could take are worth. */
  private final int[][] takers = new int[2][MOST];

  private final int[] counts = new int[2];

  /** By team, the place of its next taker. */
  private final int[] next = new int[2];

  private final boolean[] covered = new boolean[2];
  private final boolean[] beside = new boolean[2];
  private final Captures captures = new Captures(2 * MOST);

  /**
   * Binds to a position.
   *
   * @param values worth of each piece number
   * @param teams ordinal of the team of each piece number
   * @param kinds letter of each piece number
   */
  Exchange(WorkingPosition position, int[] values, int[] teams, int[] kinds) {
    this.position = position;
    this.values = values;
    this.teams = teams;
    this.kinds = kinds;
  }

  /** Returns what the side to move wins or, if negative, loses by a capture. */
  int result(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int taker = position.at(from);
    int own = teams[taker];
    find(from, to, kinds[taker] == 'A' ? 1 - own : NOBODY);
    close(0);
    close(1);
    Arrays.sort(takers[0], 0, counts[0]);
    Arrays.sort(takers[1], 0, counts[1]);
    captures.begin(values[position.at(to)], values[taker]);
    next[0] = 0;
    next[1] = 0;
    int team = 1 - own;
    while (next[team] < counts[team]) {
      captures.takeBack(takers[team][next[team]++]);
      team = 1 - team;
    }
    return captures.result();
  }

  /**
   * Finds who else could take on a square once the figure on another has gone there.
   *
   * @param gunners the team whose Artillery could take, because Artillery went there
   */
  private void find(int from, int to, int gunners) {
    counts[0] = 0;
    counts[1] = 0;
    Arrays.fill(covered, false);
    Arrays.fill(beside, false);
    for (int[] line : Reach.ALL.from(to)) {
      for (int square : line) {
        int piece = position.at(square);
        if (piece == 0 || square == from) {
          continue;
        }
        int team = teams[piece];
        if (kinds[piece] == 'A') {
          if (Reach.oblique(to, square)) {
            covered[team] = true;
            beside[team] |= square == line[0];
            if (team == gunners) {
              takers[team][counts[team]++] = values[piece];
            }
          }
        } else if (Reach.takes(piece, square, to)) {
          takers[team][counts[team]++] = values[piece];
        }
        break;
      }
    }
  }

  /** Sends a side's takers away if its troops may not stop there. */
  private void close(int team) {
    int enemy = 1 - team;
    if (covered[enemy] && (!beside[team] || beside[enemy])) {
      counts[team] = 0;
    }
  }
}
