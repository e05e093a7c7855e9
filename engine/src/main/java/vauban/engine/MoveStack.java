package vauban.engine;

import java.util.Arrays;
import vauban.rules.game.WorkingPosition;

/**
 * The moves of every position on the line being searched, one list behind the other, each handed
 * out best first. Lists are numbered by the place of their first move.
 */
final class MoveStack {

  /** After so many moves picked one by one, the rest are sorted at once. */
  private static final int PICKED = 8;

  private final WorkingPosition position;
  private final int mostMoves;
  private int[] moves;

  /** Worth, negated to sort the best first, above the move. */
  private long[] ranked;

  MoveStack(WorkingPosition position) {
    this.position = position;
    mostMoves = position.game().maxMoves();
    moves = new int[2 * mostMoves];
    ranked = new long[2 * mostMoves];
  }

  /**
   * Writes the legal moves of the position.
   *
   * @param start place of the first
   * @return place after the last
   */
  int generate(int start) {
    if (start + mostMoves > moves.length) {
      moves = Arrays.copyOf(moves, 2 * (start + mostMoves));
      ranked = Arrays.copyOf(ranked, moves.length);
    }
    return position.generate(moves, start);
  }

  /** Returns the move generated at a place. */
  int move(int place) {
    return moves[place];
  }

  /** Puts a move in place of the one generated there. */
  void put(int place, int move) {
    moves[place] = move;
  }

  /** Puts a move at a place, with what it seems worth, to be handed out by {@link #next}. */
  void rank(int place, int move, int worth) {
    ranked[place] = (long) -worth << 32 | move;
  }

  /**
   * Returns the best of the ranked moves not yet handed out.
   *
   * @param start place of the list's first move
   * @param place where the hand-out has come to
   * @param end place after the last
   */
  int next(int start, int place, int end) {
    if (place - start < PICKED) {
      int best = place;
      for (int i = place + 1; i < end; i++) {
        if (ranked[i] < ranked[best]) {
          best = i;
        }
      }
      long move = ranked[best];
      ranked[best] = ranked[place];
      ranked[place] = move;
    } else if (place - start == PICKED) {
      Arrays.sort(ranked, place, end);
    }
    return ranked(place);
  }

  /** Returns the move that {@link #next} handed out from a place. */
  int ranked(int place) {
    return (int) ranked[place];
  }

  /** Returns what the move that {@link #next} handed out from a place seemed worth. */
  int worth(int place) {
    return (int) -(ranked[place] >> 32);
  }
}
