package vauban.engine.siege;

import vauban.engine.evaluation.Captures;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/**
 * What a capture comes to when both sides go on taking on its square, each time with the cheapest
 * piece that can, and stop when they like. Pins are not looked at.
 */
final class Exchange {

  private static final int MOST_CAPTURES = 42;
  private static final int NOBODY = -1;

  private final WorkingPosition position;
  private final int[] values;
  private final int[] teams;
  private final int[] kinds;
  private final Captures captures = new Captures(MOST_CAPTURES);

  /** Squares whose pieces have taken part, as two sets of bits. */
  private long goneLow;

  private long goneHigh;

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

  /**
   * Returns what the side to move wins or, if negative, loses by a capture.
   *
   * @param move a capture of anything but the Banner
   */
  int result(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int taker = position.at(from);
    goneLow = 0;
    goneHigh = 0;
    leave(from);
    captures.begin(values[position.at(to)], values[taker]);
    int team = 1 - teams[taker];
    while (captures.more()) {
      int next = cheapest(team, to);
      if (next == NOBODY) {
        break;
      }
      int piece = position.at(next);
      leave(next);
      if (kinds[piece] == 'G' && cheapest(1 - team, to) != NOBODY) {
        break;
      }
      captures.takeBack(values[piece]);
      team = 1 - team;
    }
    return captures.result();
  }

  /** Returns the square of the cheapest piece of a team that could take on a square. */
  private int cheapest(int team, int to) {
    int from = foot(team, to);
    if (from == NOBODY) {
      from = any(SiegeLines.LEAPS[to], 'C', team);
    }
    if (from == NOBODY) {
      from = along(SiegeLines.OBLIQUE.from(to), 'S', 0, team);
    }
    if (from == NOBODY) {
      from = along(SiegeLines.STRAIGHT.from(to), 'A', 1, team);
    }
    if (from == NOBODY) {
      from = along(SiegeLines.STRAIGHT.from(to), 'F', 0, team);
    }
    return from == NOBODY ? beside(to, team) : from;
  }

  private int foot(int team, int to) {
    for (int[] ray : SiegeLines.OBLIQUE.from(to)) {
      int from = ray[0];
      int piece = position.at(from);
      if (piece == 0 || teams[piece] != team || gone(from)) {
        continue;
      }
      // Squares are numbered from the north.
      boolean forward = team == 0 ? from > to : from < to;
      if (kinds[piece] == 'N' || (kinds[piece] == 'I' && forward)) {
        return from;
      }
    }
    return NOBODY;
  }

  private int any(int[] squares, int kind, int team) {
    for (int from : squares) {
      int piece = position.at(from);
      if (kinds[piece] == kind && teams[piece] == team && !gone(from)) {
        return from;
      }
    }
    return NOBODY;
  }

  private int along(int[][] rays, int kind, int screens, int team) {
    for (int[] ray : rays) {
      int between = screens;
      for (int from : ray) {
        int piece = position.at(from);
        if (piece == 0 || gone(from)) {
          continue;
        }
        if (between-- == 0) {
          if (kinds[piece] == kind && teams[piece] == team) {
            return from;
          }
          break;
        }
      }
    }
    return NOBODY;
  }

  private int beside(int to, int team) {
    for (int[] ray : SiegeLines.STRAIGHT.from(to)) {
      int piece = position.at(ray[0]);
      if (kinds[piece] == 'G' && teams[piece] == team && !gone(ray[0])) {
        return ray[0];
      }
    }
    return NOBODY;
  }

  private void leave(int square) {
    if (square < Long.SIZE) {
      goneLow |= 1L << square;
    } else {
      goneHigh |= 1L << square;
    }
  }

  private boolean gone(int square) {
    return ((square < Long.SIZE ? goneLow : goneHigh) >>> square & 1) != 0;
  }
}
