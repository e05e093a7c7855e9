package vauban.rules.siege;

/**
 * What the safety of a General allows the other pieces of his army, found by looking from him
 * outwards along the lines on which enemy Forts, Artillery and Scouts stand ({@code S check}).
 *
 * <p>For most moves it matters only where they end: each line and each attacker next to the General
 * leaves a set of squares, and a move must end in all of them. Only the first two pieces of a line
 * also matter by leaving it; those of the army that may not do so freely are pinned, and have a set
 * of their own in place of their line's.
 *
 * <p>A move changes a line only by what it takes away and what it puts there, so the first three
 * pieces tell everything: a Fort attacks from the first place, Artillery from the second.
 */
final class Guard {

  private static final int MOST_SETS = 16;
  private static final int NEAR = 0;

  private final Forces forces;
  private final long[] lineNorth = new long[MOST_SETS];
  private final long[] lineSouth = new long[MOST_SETS];
  private final int[] pinned = new int[MOST_SETS];
  private final int[] pinnedLine = new int[MOST_SETS];
  private final long[] pinnedNorth = new long[MOST_SETS];
  private final long[] pinnedSouth = new long[MOST_SETS];
  private int lines;
  private int pins;
  private int general;

  // A set under construction.
  private long north;
  private long south;

  Guard(Forces forces) {
    this.forces = forces;
  }

  /** Looks around an army's General. Everything else here speaks of the last look. */
  void look(int army) {
    general = forces.general(army);
    pins = 0;
    lines = NEAR + 1;
    lookNear(army);
    lookStraight(army);
    lookOblique(army);
  }

  /** Returns the northern half of the squares where a move of a piece not pinned may end. */
  long allowedNorth() {
    long allowed = ~0L;
    for (int line = 0; line < lines; line++) {
      allowed &= lineNorth[line];
    }
    return allowed;
  }

  /** Returns the southern half of the squares where a move of a piece not pinned may end. */
  long allowedSouth() {
    long allowed = ~0L;
    for (int line = 0; line < lines; line++) {
      allowed &= lineSouth[line];
    }
    return allowed;
  }

  /** Returns how many pieces are pinned. */
  int pins() {
    return pins;
  }

  /** Returns where a pinned piece stands. */
  int pinned(int pin) {
    return pinned[pin];
  }

  /** Returns the northern half of the squares where a pinned piece's move may end. */
  long pinnedNorth(int pin) {
    long allowed = pinnedNorth[pin];
    for (int line = 0; line < lines; line++) {
      allowed &= line == pinnedLine[pin] ? ~0L : lineNorth[line];
    }
    return allowed;
  }

  /** Returns the southern half of the squares where a pinned piece's move may end. */
  long pinnedSouth(int pin) {
    long allowed = pinnedSouth[pin];
    for (int line = 0; line < lines; line++) {
      allowed &= line == pinnedLine[pin] ? ~0L : lineSouth[line];
    }
    return allowed;
  }

  private void lookNear(int army) {
    int cavalryman = SiegePieces.number(1 - army, SiegePieces.CAVALRYMAN);
    int infantryman = SiegePieces.number(1 - army, SiegePieces.INFANTRYMAN);
    int senior = SiegePieces.number(1 - army, SiegePieces.SENIOR);
    // An Infantryman attacks from where one of the General's own would go from the General's
    // square.
    Leaps back = Leaps.infantryman(army);
    long attackersNorth =
        (Leaps.CAVALRYMAN.north(general) & forces.north(cavalryman))
            | (back.north(general) & forces.north(infantryman))
            | (Leaps.SENIOR.north(general) & forces.north(senior));
    long attackersSouth =
        (Leaps.CAVALRYMAN.south(general) & forces.south(cavalryman))
            | (back.south(general) & forces.south(infantryman))
            | (Leaps.SENIOR.south(general) & forces.south(senior));
    int attackers = Long.bitCount(attackersNorth) + Long.bitCount(attackersSouth);
    lineNorth[NEAR] = attackers == 0 ? ~0L : attackers == 1 ? attackersNorth : 0;
    lineSouth[NEAR] = attackers == 0 ? ~0L : attackers == 1 ? attackersSouth : 0;
  }

  private void lookStraight(int army) {
    int fort = SiegePieces.number(1 - army, SiegePieces.FORT);
    int artillery = SiegePieces.number(1 - army, SiegePieces.ARTILLERY);
    int line = Lines.RANK + general;
    int forts = Lines.across(line, forces.north(fort), forces.south(fort));
    int batteries = Lines.across(line, forces.north(artillery), forces.south(artillery));
    if ((forts | batteries) != 0) {
      int place = Squares.file(general);
      int own = Lines.across(line, forces.armyNorth(army), forces.armySouth(army));
      int all = own | Lines.across(line, forces.armyNorth(1 - army), forces.armySouth(1 - army));
      straightBothWays(Lines.RANK_STEP, place, all, own, forts, batteries);
    }
    forts = Lines.file(general, forces.north(fort), forces.south(fort));
    batteries = Lines.file(general, forces.north(artillery), forces.south(artillery));
    if ((forts | batteries) != 0) {
      int place = Squares.row(general);
      int own = Lines.file(general, forces.armyNorth(army), forces.armySouth(army));
      int all = own | Lines.file(general, forces.armyNorth(1 - army), forces.armySouth(1 - army));
      straightBothWays(Lines.FILE_STEP, place, all, own, forts, batteries);
    }
  }

  private void straightBothWays(int step, int place, int all, int own, int forts, int artillery) {
    straight(
        step, after(place, all), after(place, own), after(place, forts), after(place, artillery));
    straight(
        -step,
        before(place, all),
        before(place, own),
        before(place, forts),
        before(place, artillery));
  }

  private void lookOblique(int army) {
    oblique(Lines.RISING + general, Lines.RISING_STEP, army);
    oblique(Lines.FALLING + general, Lines.FALLING_STEP, army);
  }

  private void oblique(int line, int step, int army) {
    int scout = SiegePieces.number(1 - army, SiegePieces.SCOUT);
    int scouts = Lines.across(line, forces.north(scout), forces.south(scout));
    if (scouts != 0) {
      int place = Squares.file(general);
      int own = Lines.across(line, forces.armyNorth(army), forces.armySouth(army));
      int all = own | Lines.across(line, forces.armyNorth(1 - army), forces.armySouth(1 - army));
      oblique(step, after(place, all), after(place, own), after(place, scouts));
      oblique(-step, before(place, all), before(place, own), before(place, scouts));
    }
  }

  /** Returns the places of a line that follow one, the nearest as bit 0. */
  private static int after(int place, int set) {
    return set >>> (place + 1);
  }

  /** Returns the places of a line that precede one, the nearest as bit 0. */
  private static int before(int place, int set) {
    return place == 0 ? 0 : Integer.reverse(set) >>> (Integer.SIZE - place);
  }

  /** Looks one way along a diagonal; bit 0 of each set is the square next to the General. */
  private void oblique(int step, int all, int own, int scouts) {
    if (scouts == 0) {
      return;
    }
    int first = Integer.lowestOneBit(all);
    int second = Integer.lowestOneBit(all ^ first);
    openLine();
    if ((first & scouts) != 0) {
      limit(step, (first - 1) | first);
    } else if ((first & own) != 0 && (second & scouts) != 0) {
      pin(step, first);
      allowPinned(step, (second - 1) | second);
    }
  }

  /** Looks one way along a rank or file; bit 0 of each set is the square next to the General. */
  private void straight(int step, int all, int own, int forts, int artillery) {
    if ((forts | artillery) == 0) {
      return;
    }
    int first = Integer.lowestOneBit(all);
    int second = Integer.lowestOneBit(all ^ first);
    int third = Integer.lowestOneBit(all ^ first ^ second);
    openLine();
    if ((first & forts) != 0 || (second & artillery) != 0) {
      limit(step, resolving(first, second, forts, artillery));
    } else if ((first & artillery) != 0) {
      // Anything put before it would be its screen.
      forbid(step, first - 1);
    }
    boolean thirdWaits = (third & artillery) != 0;
    if ((first & own) != 0 && (thirdWaits || (second & (forts | artillery)) != 0)) {
      pinFirst(step, first, second, third, forts, artillery);
    }
    if ((second & own) != 0 && thirdWaits) {
      pinSecond(step, first, second, third, forts);
    }
  }

  /** Returns where a piece from elsewhere may arrive to end the attack along a line. */
  private static int resolving(int first, int second, int forts, int artillery) {
    int near = first - 1;
    boolean byArtillery = (second & artillery) != 0;
    if ((first & forts) != 0) {
      // With Artillery behind it, who captures the Fort takes its place as the screen.
      return byArtillery ? near : near | first;
    }
    // Before Artillery that is itself the screen, a new piece would be a screen for that one.
    int beforeScreen = (first & artillery) != 0 ? 0 : near;
    int behindScreen = (second - 1) & ~(near | first);
    return beforeScreen | behindScreen | second;
  }

  private void pinFirst(int step, int first, int second, int third, int forts, int artillery) {
    boolean secondFires = (second & artillery) != 0;
    boolean thirdWaits = (third & artillery) != 0;
    pin(step, first);
    if (secondFires && !thirdWaits) {
      // The screen of the attack: it ends the attack wherever it goes but along the line.
      forbidPinned(step, second - 1);
    } else {
      int along = secondFires ? 0 : second - 1;
      int capture = thirdWaits ? 0 : second;
      int overSecond = (second & forts) != 0 ? 0 : third;
      allowPinned(step, along | capture | overSecond);
    }
  }

  private void pinSecond(int step, int first, int second, int third, int forts) {
    pin(step, second);
    int beyondFirst = ~((first << 1) - 1);
    allowPinned(step, (first & forts) != 0 ? 0 : ((third - 1) & beyondFirst) | third);
  }

  private void openLine() {
    lineNorth[lines] = ~0L;
    lineSouth[lines] = ~0L;
    lines++;
  }

  private void limit(int step, int places) {
    collect(step, places);
    lineNorth[lines - 1] = north;
    lineSouth[lines - 1] = south;
  }

  private void forbid(int step, int places) {
    collect(step, places);
    lineNorth[lines - 1] = ~north;
    lineSouth[lines - 1] = ~south;
  }

  private void pin(int step, int place) {
    pinned[pins] = general + step * (Integer.numberOfTrailingZeros(place) + 1);
    pinnedLine[pins] = lines - 1;
    pins++;
  }

  private void allowPinned(int step, int places) {
    collect(step, places);
    pinnedNorth[pins - 1] = north;
    pinnedSouth[pins - 1] = south;
  }

  private void forbidPinned(int step, int places) {
    collect(step, places);
    pinnedNorth[pins - 1] = ~north;
    pinnedSouth[pins - 1] = ~south;
  }

  /** Turns places one way from the General into a set of squares. */
  private void collect(int step, int places) {
    north = 0;
    south = 0;
    for (int left = places; left != 0; left &= left - 1) {
      int square = general + step * (Integer.numberOfTrailingZeros(left) + 1);
      north |= Squares.north(square);
      south |= Squares.south(square);
    }
  }
}
