package vauban.rules.paris;

import java.util.Arrays;
import java.util.function.IntPredicate;
import vauban.rules.board.Square;
import vauban.rules.game.PackedMove;
import vauban.rules.game.PieceKind;

/**
 * The field outside the fort as sets of squares, so that all Men of a wing step at once: a set is
 * three longs, its bits the 12x16 places by rank and file.
 */
final class ParisField {

  /** No square. */
  static final int NONE = -1;

  private static final int FILES = 12;
  private static final int WORDS = 3;

  private static final int[] BITS = bits();
  private static final int[] SQUARES = squares();

  /** Places from which a step east, a step west or a step along the file stays on the board. */
  private static final long[] EAST = places(file -> file < FILES - 1);

  private static final long[] WEST = places(file -> file > 0);
  private static final long[] ANY = places(file -> true);

  // Numbers of the pieces by wing, 0 where a wing has no such piece.
  private static final int[] GENERALS = numbers(ParisPieces.GENERAL);
  private static final int[] COLONELS = numbers(ParisPieces.COLONEL);
  private static final int[] CAPTAINS = numbers(ParisPieces.CAPTAIN);
  private static final int[] LIEUTENANTS = numbers(ParisPieces.LIEUTENANT);
  private static final int[] MEN = numbers(ParisPieces.MAN);

  private static final int[] NOWHERE = {};

  /** By piece, where its like stand. */
  private final long[] sets;

  private final long[] free;

  // What is being written, or only counted.
  private int[] moves = NOWHERE;
  private boolean counting;
  private int end;

  // Where the last step has taken a set.
  private long to0;
  private long to1;
  private long to2;

  ParisField() {
    sets = new long[(ParisPieces.ALL.size() + 1) * WORDS];
    free = new long[WORDS];
    for (int square = 0; square < BITS.length; square++) {
      if (BITS[square] >= 0) {
        free[BITS[square] >>> 6] |= 1L << BITS[square];
      }
    }
  }

  ParisField(ParisField other) {
    sets = other.sets.clone();
    free = other.free.clone();
  }

  /** Puts a piece on a square where it is not, or takes it away; cells are no part of the field. */
  void flip(int piece, int square) {
    int bit = BITS[square];
    if (bit >= 0) {
      int word = bit >>> 6;
      long one = 1L << bit;
      sets[piece * WORDS + word] ^= one;
      free[word] ^= one;
    }
  }

  /** Returns where a wing's General stands in the field, or {@link #NONE}. */
  int general(ParisWing wing) {
    int piece = GENERALS[wing.ordinal()];
    for (int word = 0; word < WORDS; word++) {
      long set = sets[piece * WORDS + word];
      if (set != 0) {
        return SQUARES[word * 64 + Long.numberOfTrailingZeros(set)];
      }
    }
    return NONE;
  }

  /** Writes the steps in the field of a wing's Colonel, Captains, Lieutenants and Men. */
  int write(ParisWing wing, int[] moves, int start) {
    this.moves = moves;
    counting = false;
    end = start;
    run(wing);
    return end;
  }

  /** Returns how many moves {@link #write} would write. */
  int count(ParisWing wing) {
    counting = true;
    end = 0;
    run(wing);
    return end;
  }

  private void run(ParisWing wing) {
    int army = wing.ordinal();
    int forward = wing.forward() * FILES;
    int straight = COLONELS[army];
    int sideways = CAPTAINS[army];
    slide(sideways, straight, 1, EAST);
    slide(sideways, straight, -1, WEST);
    slide(sideways, straight, forward, ANY);
    int far = LIEUTENANTS[army];
    int near = MEN[army];
    slide(near, far, forward + 1, EAST);
    slide(near, far, forward - 1, WEST);
  }

  /**
   * Moves two kinds of pieces one way.
   *
   * @param near a piece that steps once
   * @param far a piece that steps once or twice
   * @param shift how many places a step is, negative downwards
   * @param from where the step stays on the board
   */
  private void slide(int near, int far, int shift, long[] from) {
    int n = near * WORDS;
    int f = far * WORDS;
    step(sets[n] | sets[f], sets[n + 1] | sets[f + 1], sets[n + 2] | sets[f + 2], shift, from);
    add(shift);
    step(sets[f], sets[f + 1], sets[f + 2], shift, from);
    step(to0, to1, to2, shift, from);
    add(2 * shift);
  }

  private void step(long set0, long set1, long set2, int shift, long[] from) {
    long a0 = set0 & from[0];
    long a1 = set1 & from[1];
    long a2 = set2 & from[2];
    if (shift > 0) {
      to0 = a0 << shift & free[0];
      to1 = (a1 << shift | a0 >>> -shift) & free[1];
      to2 = (a2 << shift | a1 >>> -shift) & free[2];
    } else {
      to0 = (a0 >>> -shift | a1 << shift) & free[0];
      to1 = (a1 >>> -shift | a2 << shift) & free[1];
      to2 = a2 >>> -shift & free[2];
    }
  }

  private void add(int shift) {
    if (counting) {
      end += Long.bitCount(to0) + Long.bitCount(to1) + Long.bitCount(to2);
    } else {
      write(to0, 0, shift);
      write(to1, 64, shift);
      write(to2, 128, shift);
    }
  }

  private void write(long targets, int base, int shift) {
    for (long left = targets; left != 0; left &= left - 1) {
      int bit = base + Long.numberOfTrailingZeros(left);
      moves[end++] = PackedMove.plain(SQUARES[bit - shift], SQUARES[bit]);
    }
  }

  private static int[] bits() {
    int[] bits = new int[ParisBoard.BOARD.size()];
    for (Square square : ParisBoard.BOARD.squares()) {
      bits[square.index()] =
          ParisBoard.cell(square) ? NONE : (square.rank() - 1) * FILES + square.file();
    }
    return bits;
  }

  private static int[] squares() {
    int[] squares = new int[WORDS * 64];
    Arrays.fill(squares, NONE);
    for (int square = 0; square < BITS.length; square++) {
      if (BITS[square] >= 0) {
        squares[BITS[square]] = square;
      }
    }
    return squares;
  }

  private static int[] numbers(PieceKind kind) {
    int[] numbers = new int[ParisWing.values().length];
    for (int piece = 1; piece <= ParisPieces.ALL.size(); piece++) {
      if (ParisPieces.piece(piece).kind().equals(kind)) {
        numbers[ParisPieces.wing(piece).ordinal()] = piece;
      }
    }
    return numbers;
  }

  private static long[] places(IntPredicate file) {
    long[] places = new long[WORDS];
    for (int bit = 0; bit < WORDS * 64; bit++) {
      if (file.test(bit % FILES)) {
        places[bit >>> 6] |= 1L << bit;
      }
    }
    return places;
  }
}
