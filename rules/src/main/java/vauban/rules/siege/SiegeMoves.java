package vauban.rules.siege;

import vauban.rules.game.PackedMove;

/**
 * Writes or counts the legal moves of forces. Each is legal when written: the {@link Guard} has
 * told where each piece may go, so no move is tried.
 */
final class SiegeMoves {

  private static final long WEST_FILE = 1L | 1L << 10 | 1L << 20 | 1L << 30;
  private static final long NOT_WEST = Squares.HALF_BITS & ~WEST_FILE;
  private static final long NOT_EAST = Squares.HALF_BITS & ~(WEST_FILE << (Squares.FILES - 1));
  private static final long FIRST_ROW = (1L << Squares.FILES) - 1;
  private static final long LAST_ROW = FIRST_ROW << (Squares.HALF - Squares.FILES);

  private static final long OPEN_NORTH =
      Squares.north(square -> SiegeBoard.BOARD.square(square).terrain().occupiable());
  private static final long OPEN_SOUTH =
      Squares.south(square -> SiegeBoard.BOARD.square(square).terrain().occupiable());

  /** Squares of a colour lie alike in both halves. */
  private static final long[] COLOUR = {
    Squares.north(square -> Squares.colour(square) == 0),
    Squares.north(square -> Squares.colour(square) == 1)
  };

  private static final int[] NOWHERE = {};

  private final Forces forces;
  private final Guard guard;

  private int army;
  private boolean counting;
  private int[] moves = NOWHERE;
  private int end;

  private long emptyNorth;
  private long emptySouth;
  private long occupiedNorth;
  private long occupiedSouth;

  // Squares that the Banner carriers may enter, and those that the others may: for the pieces that
  // are being written, the General left aside.
  private long bannerNorth;
  private long bannerSouth;
  private long freeNorth;
  private long freeSouth;

  SiegeMoves(Forces forces) {
    this.forces = forces;
    guard = new Guard(forces);
  }

  /** Writes an army's legal moves, whether or not the game is decided; returns the end. */
  int generate(int army, int[] moves, int start) {
    this.moves = moves;
    counting = false;
    end = start;
    run(army);
    return end;
  }

  /** Returns how many moves {@link #generate} would write. */
  int count(int army) {
    counting = true;
    end = 0;
    run(army);
    return end;
  }

  /** Returns whether an army's piece could go from one square to another but for the check. */
  boolean reaches(int army, int from, int to) {
    begin(army);
    if (from == forces.general(army)) {
      return at(to, Leaps.GENERAL.north(from), Leaps.GENERAL.south(from))
          && !at(to, forces.armyNorth(army), forces.armySouth(army));
    }
    counting = true;
    end = 0;
    allow(Squares.north(to), Squares.south(to));
    write(Squares.north(from), Squares.south(from));
    return end > 0;
  }

  private static boolean at(int square, long north, long south) {
    return ((Squares.half(square) == 0 ? north : south) & Squares.bit(square)) != 0;
  }

  private void run(int army) {
    begin(army);
    general();
    guard.look(army);
    long allowedNorth = guard.allowedNorth();
    long allowedSouth = guard.allowedSouth();
    int pins = guard.pins();
    long othersNorth = forces.armyNorth(army);
    long othersSouth = forces.armySouth(army);
    for (int pin = 0; pin < pins; pin++) {
      int square = guard.pinned(pin);
      othersNorth &= ~Squares.north(square);
      othersSouth &= ~Squares.south(square);
    }
    if ((allowedNorth | allowedSouth) != 0) {
      allow(allowedNorth, allowedSouth);
      write(othersNorth, othersSouth);
    }
    for (int pin = 0; pin < pins; pin++) {
      int square = guard.pinned(pin);
      allow(guard.pinnedNorth(pin), guard.pinnedSouth(pin));
      write(Squares.north(square), Squares.south(square));
    }
  }

  private void begin(int army) {
    this.army = army;
    occupiedNorth = forces.armyNorth(0) | forces.armyNorth(1);
    occupiedSouth = forces.armySouth(0) | forces.armySouth(1);
    emptyNorth = OPEN_NORTH & ~occupiedNorth;
    emptySouth = OPEN_SOUTH & ~occupiedSouth;
  }

  /** Sets where the pieces that are written next may go, as far as the General's safety allows. */
  private void allow(long north, long south) {
    int banner = SiegePieces.number(1 - army, SiegePieces.BANNER);
    freeNorth = north & (emptyNorth | (forces.armyNorth(1 - army) & ~forces.north(banner)));
    freeSouth = south & (emptySouth | (forces.armySouth(1 - army) & ~forces.south(banner)));
    bannerNorth = north & (emptyNorth | forces.north(banner));
    bannerSouth = south & (emptySouth | forces.south(banner));
  }

  /** Writes the moves of those of a set of the army's pieces that are not the General. */
  private void write(long north, long south) {
    int infantryman = SiegePieces.number(army, SiegePieces.INFANTRYMAN);
    infantry(forces.north(infantryman) & north, forces.south(infantryman) & south);
    write(SiegePieces.CAVALRYMAN, north, south);
    write(SiegePieces.FORT, north, south);
    write(SiegePieces.ARTILLERY, north, south);
    write(SiegePieces.SCOUT, north, south);
    write(SiegePieces.BANNER, north, south);
    write(SiegePieces.SENIOR, north, south);
  }

  private void write(int kind, long north, long south) {
    int piece = SiegePieces.number(army, kind);
    for (long left = forces.north(piece) & north; left != 0; left &= left - 1) {
      writeFrom(kind, Long.numberOfTrailingZeros(left));
    }
    for (long left = forces.south(piece) & south; left != 0; left &= left - 1) {
      writeFrom(kind, Squares.HALF + Long.numberOfTrailingZeros(left));
    }
  }

  private void writeFrom(int kind, int from) {
    switch (kind) {
      case SiegePieces.BANNER -> banner(from);
      case SiegePieces.CAVALRYMAN -> leap(Leaps.CAVALRYMAN, from);
      case SiegePieces.SCOUT -> scout(from);
      case SiegePieces.ARTILLERY -> artillery(from);
      case SiegePieces.FORT -> fort(from);
      case SiegePieces.SENIOR -> leap(Leaps.SENIOR, from);
      default -> throw new IllegalArgumentException("not moved one by one: kind " + kind);
    }
  }

  private void general() {
    int from = forces.general(army);
    long north = Leaps.GENERAL.north(from) & ~forces.armyNorth(army);
    long south = Leaps.GENERAL.south(from) & ~forces.armySouth(army);
    // He does not hide behind the square that he leaves.
    long leftNorth = occupiedNorth & ~Squares.north(from);
    long leftSouth = occupiedSouth & ~Squares.south(from);
    while ((north | south) != 0) {
      int to = Squares.first(north, south);
      north &= ~Squares.north(to);
      south &= ~Squares.south(to);
      if (!SiegeAttacks.attacked(forces, to, 1 - army, leftNorth, leftSouth)) {
        add(from, to);
      }
    }
  }

  private void banner(int from) {
    Leaps steps = Leaps.banner(army);
    add(from, steps.north(from) & bannerNorth, steps.south(from) & bannerSouth);
  }

  private void leap(Leaps leaps, int from) {
    add(from, leaps.north(from) & freeNorth, leaps.south(from) & freeSouth);
  }

  private void scout(int from) {
    across(from, Lines.RISING + from, Lines.RISING_STEP);
    across(from, Lines.FALLING + from, Lines.FALLING_STEP);
  }

  private void fort(int from) {
    across(from, Lines.RANK + from, Lines.RANK_STEP);
    int place = Squares.row(from);
    int reach = Lines.reach(place, Lines.file(from, occupiedNorth, occupiedSouth));
    add(from, place, Lines.FILE_STEP, reach & Lines.file(from, freeNorth, freeSouth));
  }

  private void across(int from, int line, int step) {
    int place = Squares.file(from);
    int reach = Lines.reach(place, Lines.across(line, occupiedNorth, occupiedSouth));
    add(from, place, step, reach & Lines.across(line, freeNorth, freeSouth));
  }

  private void artillery(int from) {
    int line = Lines.RANK + from;
    int file = Squares.file(from);
    int occupied = Lines.across(line, occupiedNorth, occupiedSouth);
    int free = Lines.across(line, freeNorth, freeSouth);
    add(from, file, Lines.RANK_STEP, shots(file, occupied) & free);
    int row = Squares.row(from);
    occupied = Lines.file(from, occupiedNorth, occupiedSouth);
    free = Lines.file(from, freeNorth, freeSouth);
    add(from, row, Lines.FILE_STEP, shots(row, occupied) & free);
  }

  private static int shots(int place, int occupied) {
    return (Lines.reach(place, occupied) & ~occupied) | Lines.second(place, occupied);
  }

  private void infantry(long north, long south) {
    if ((north | south) == 0) {
      return;
    }
    if (army == 0) {
      northward(north, south);
    } else {
      southward(north, south);
    }
  }

  /** South's Infantrymen, all of them at once: first those going one file west, then east. */
  private void northward(long north, long south) {
    northward(north & NOT_WEST, south & NOT_WEST, Squares.FILES + 1, NOT_WEST);
    northward(north & NOT_EAST, south & NOT_EAST, Squares.FILES - 1, NOT_EAST);
  }

  private void northward(long north, long south, int distance, long inside) {
    long toNorth =
        (north >>> distance) | ((south << (Squares.HALF - distance)) & Squares.HALF_BITS);
    long toSouth = south >>> distance;
    addSteps(toNorth & freeNorth, toSouth & freeSouth, distance, FIRST_ROW, 0);
    // From the second rank, two rows from the southern end of the half, a second step may follow.
    long between = toSouth & emptySouth & inside & (FIRST_ROW << Squares.FILES);
    addAll((between >>> distance) & freeSouth & emptySouth, Squares.HALF, 2 * distance);
  }

  /** North's Infantrymen, all of them at once: first those going one file east, then west. */
  private void southward(long north, long south) {
    southward(north & NOT_EAST, south & NOT_EAST, Squares.FILES + 1, NOT_EAST);
    southward(north & NOT_WEST, south & NOT_WEST, Squares.FILES - 1, NOT_WEST);
  }

  private void southward(long north, long south, int distance, long inside) {
    long toNorth = (north << distance) & Squares.HALF_BITS;
    long toSouth =
        ((south << distance) & Squares.HALF_BITS) | (north >>> (Squares.HALF - distance));
    addSteps(toNorth & freeNorth, toSouth & freeSouth, -distance, 0, LAST_ROW);
    long between = toNorth & emptyNorth & inside & (FIRST_ROW << (2 * Squares.FILES));
    addAll((between << distance) & freeNorth & emptyNorth, 0, -2 * distance);
  }

  /**
   * Adds single steps of Infantrymen.
   *
   * @param back what added to a target gives the square left
   * @param lastNorth northern half of the rank where they are exchanged
   * @param lastSouth southern half of it
   */
  private void addSteps(long north, long south, int back, long lastNorth, long lastSouth) {
    long exchangedNorth = north & lastNorth;
    long exchangedSouth = south & lastSouth;
    if ((exchangedNorth | exchangedSouth) != 0) {
      addExchanges(exchangedNorth, 0, back);
      addExchanges(exchangedSouth, Squares.HALF, back);
    }
    addAll(north ^ exchangedNorth, 0, back);
    addAll(south ^ exchangedSouth, Squares.HALF, back);
  }

  private void addAll(long targets, int half, int back) {
    if (counting) {
      end += Long.bitCount(targets);
      return;
    }
    for (long left = targets; left != 0; left &= left - 1) {
      int to = half + Long.numberOfTrailingZeros(left);
      moves[end++] = PackedMove.plain(to + back, to);
    }
  }

  private void addExchanges(long targets, int half, int back) {
    for (long left = targets; left != 0; left &= left - 1) {
      int to = half + Long.numberOfTrailingZeros(left);
      for (int kind = SiegePieces.CAVALRYMAN; kind <= SiegePieces.SENIOR; kind++) {
        if (available(army, kind, to)) {
          addExchange(to + back, to, SiegePieces.number(army, kind));
        }
      }
    }
  }

  private void addExchange(int from, int to, int piece) {
    if (!counting) {
      moves[end] = PackedMove.of(PackedMove.PROMOTION, from, to, piece);
    }
    end++;
  }

  /** Returns whether an Infantryman may become that kind on that square ({@code S promotion}). */
  boolean available(int army, int kind, int square) {
    int piece = SiegePieces.number(army, kind);
    return switch (kind) {
      case SiegePieces.SENIOR -> true;
      case SiegePieces.CAVALRYMAN, SiegePieces.ARTILLERY, SiegePieces.FORT -> lost(piece);
      case SiegePieces.SCOUT -> lost(piece) && !anyOnColour(piece, Squares.colour(square));
      default -> false;
    };
  }

  private boolean lost(int piece) {
    return forces.count(piece) < SiegePieces.EXCHANGEABLE;
  }

  private boolean anyOnColour(int piece, int colour) {
    return ((forces.north(piece) | forces.south(piece)) & COLOUR[colour]) != 0;
  }

  /** Adds moves along a line from a piece on a place of it. */
  private void add(int from, int place, int step, int targets) {
    if (counting) {
      end += Integer.bitCount(targets);
      return;
    }
    for (int left = targets; left != 0; left &= left - 1) {
      add(from, from + (Integer.numberOfTrailingZeros(left) - place) * step);
    }
  }

  private void add(int from, long north, long south) {
    if (counting) {
      end += Long.bitCount(north) + Long.bitCount(south);
      return;
    }
    for (long left = north; left != 0; left &= left - 1) {
      add(from, Long.numberOfTrailingZeros(left));
    }
    for (long left = south; left != 0; left &= left - 1) {
      add(from, Squares.HALF + Long.numberOfTrailingZeros(left));
    }
  }

  private void add(int from, int to) {
    if (!counting) {
      moves[end] = PackedMove.plain(from, to);
    }
    end++;
  }
}
