package vauban.rules.paris;

import vauban.rules.kit.Placement;

/**
 * The besiegers that the garrison can take, as they stand or after a besieger's move.
 *
 * <p>To know them after every move of an army, they are looked up once, together with the zone that
 * matters for them: the squares the garrison looks at and those whence the besiegers it sees there
 * could be supported. A move that neither leaves nor reaches the zone changes nothing.
 */
final class ParisTargets {

  private static final int MOST = 36;
  private static final int WORDS = 3;
  private static final int GARRISON = ParisWing.GARRISON.ordinal();

  /** By square, a set of three words: where besiegers may stand that support it. */
  private static final long[] SUPPORT = support();

  private final ParisLines lines;
  private final Placement placement;
  private final int[] usual = new int[MOST];
  private final int[] changed = new int[MOST];
  private int usualCount;
  private int[] squares = usual;
  private long zone0;
  private long zone1;
  private long zone2;

  /**
   * Makes a finder.
   *
   * @param forces looked at on every call, and left as they were
   */
  ParisTargets(ParisOptions options, ParisForces forces) {
    lines = ParisLines.of(options.colonel());
    placement = forces.placement();
  }

  /** Finds the targets and their zone as the placement stands; returns how many targets. */
  int look() {
    zone0 = 0;
    zone1 = 0;
    zone2 = 0;
    squares = usual;
    int count = 0;
    for (int i = 0; i < placement.size(GARRISON); i++) {
      int from = placement.square(GARRISON, i);
      int[] takes = lines.takes(placement.at(from), from);
      int clear = 0;
      for (int j = 0; j < takes.length; j++) {
        int to = ParisLines.square(takes[j]);
        add(to);
        int piece = placement.at(to);
        if (j >= clear && piece != 0) {
          clear = ParisLines.next(takes[j]);
          if (!ParisPieces.garrison(piece)) {
            addSupport(to);
            count = found(usual, count, to);
          }
        }
      }
    }
    usualCount = count;
    return count;
  }

  /**
   * Finds the targets after a besieger's move from where {@link #look} looked; returns how many.
   */
  int after(int from, int to) {
    squares = usual;
    return contains(from) || contains(to) ? lookAfter(from, to) : usualCount;
  }

  /**
   * Returns the square of a target that was found last.
   *
   * @param index from 0
   */
  int square(int index) {
    return squares[index];
  }

  private int lookAfter(int from, int to) {
    squares = changed;
    placement.move(from, to);
    int count = write(changed);
    placement.move(to, from);
    return count;
  }

  /** Writes the targets as the placement stands, each once; returns how many. */
  private int write(int[] squares) {
    int count = 0;
    for (int i = 0; i < placement.size(GARRISON); i++) {
      int from = placement.square(GARRISON, i);
      int[] takes = lines.takes(placement.at(from), from);
      int j = 0;
      while (j < takes.length) {
        int to = ParisLines.square(takes[j]);
        int piece = placement.at(to);
        if (piece == 0) {
          j++;
        } else {
          j = ParisLines.next(takes[j]);
          if (!ParisPieces.garrison(piece)) {
            count = found(squares, count, to);
          }
        }
      }
    }
    return count;
  }

  /** Adds a besieger that a piece reaches to the targets, if it is one and not among them yet. */
  private int found(int[] squares, int count, int square) {
    for (int i = 0; i < count; i++) {
      if (squares[i] == square) {
        return count;
      }
    }
    if (ParisSupport.supporter(placement, square) != ParisSupport.NONE) {
      return count;
    }
    squares[count] = square;
    return count + 1;
  }

  private boolean contains(int square) {
    long word = square < 64 ? zone0 : square < 128 ? zone1 : zone2;
    return (word >>> square & 1) != 0;
  }

  private void add(int square) {
    long one = 1L << square;
    if (square < 64) {
      zone0 |= one;
    } else if (square < 128) {
      zone1 |= one;
    } else {
      zone2 |= one;
    }
  }

  private void addSupport(int square) {
    zone0 |= SUPPORT[square * WORDS];
    zone1 |= SUPPORT[square * WORDS + 1];
    zone2 |= SUPPORT[square * WORDS + 2];
  }

  private static long[] support() {
    long[] support = new long[ParisBoard.BOARD.size() * WORDS];
    for (int square = 0; square < ParisBoard.BOARD.size(); square++) {
      for (int[] ray : ParisSupport.rays(square)) {
        for (int other : ray) {
          support[square * WORDS + (other >>> 6)] |= 1L << other;
        }
      }
    }
    return support;
  }
}
