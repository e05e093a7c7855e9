package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.PRIZE;
import static vauban.rules.warchess.WarChessPieces.owns;

import vauban.rules.game.PackedMove;
import vauban.rules.kit.Placement;

/** Generates the legal moves of a side. */
final class WarChessMoves {

  /**
   * Where a move's relief is noted while moves are compared: bits that {@link PackedMove} leaves.
   */
  private static final int RELIEF_SHIFT = 28;

  private static final int MOVE_BITS = (1 << RELIEF_SHIFT) - 1;

  private final Placement placement;
  private final WarChessTrial trial;
  private int best;

  WarChessMoves(Placement placement, WarChessTrial trial) {
    this.placement = placement;
    this.trial = trial;
  }

  /** Returns the relief that the last generated moves give, none less than any other could. */
  int best() {
    return best;
  }

  int generate(int side, int[] moves, int start) {
    trial.begin(side);
    return keepBest(moves, start, keepGood(moves, start, candidates(side, moves, start)));
  }

  /** Writes the moves that {@code WC 1} allows. */
  private int candidates(int side, int[] moves, int start) {
    int end = start;
    for (int kind = LIGHT; kind <= PRIZE; kind++) {
      for (int i = 0; i < placement.size(side + kind); i++) {
        int from = placement.square(side + kind, i);
        for (int[] line : WarChessLines.of(side + kind).from(from)) {
          for (int to : line) {
            int there = placement.at(to);
            if (there == 0 || takes(side + kind, there)) {
              moves[end++] = PackedMove.plain(from, to);
            }
            if (there != 0) {
              break;
            }
          }
        }
      }
    }
    return end;
  }

  /** Returns whether a figure may take another by {@code WC 1}. */
  static boolean takes(int piece, int other) {
    int side = piece > BLACK ? BLACK : 0;
    return switch (piece - side) {
      case PRIZE -> false;
      case ARTILLERY -> other == BLACK - side + ARTILLERY;
      default -> !owns(side, other);
    };
  }

  private int keepGood(int[] moves, int start, int end) {
    int kept = start;
    best = WarChessTrial.NO_RELIEF;
    for (int i = start; i < end; i++) {
      int move = moves[i];
      if (trial.run(PackedMove.from(move), PackedMove.to(move)) == WarChessTrial.Finding.GOOD) {
        int relief = trial.relief();
        moves[kept++] = move | relief << RELIEF_SHIFT;
        best = Math.max(best, relief & ~WarChessTrial.DECIDES);
      }
    }
    return kept;
  }

  /** Keeps the moves that meet the obligation best, and those that decide the game in any case. */
  private int keepBest(int[] moves, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      int relief = moves[i] >>> RELIEF_SHIFT;
      if (relief == best || relief >= WarChessTrial.DECIDES) {
        moves[kept++] = moves[i] & MOVE_BITS;
      }
    }
    return kept;
  }
}
