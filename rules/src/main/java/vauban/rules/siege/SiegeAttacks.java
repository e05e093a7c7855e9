package vauban.rules.siege;

/** Which pieces attack a square, told from the square outwards ({@code S check}). */
final class SiegeAttacks {

  private SiegeAttacks() {}

  /** Returns whether an army's General is attacked. */
  static boolean inCheck(Forces forces, int army) {
    long north = forces.armyNorth(0) | forces.armyNorth(1);
    long south = forces.armySouth(0) | forces.armySouth(1);
    return attacked(forces, forces.general(army), 1 - army, north, south);
  }

  /**
   * Returns whether an army attacks a square, if only some squares were occupied.
   *
   * @param army the attacking army, 0 or 1
   * @param north northern half of the squares taken as occupied
   * @param south southern half of them
   */
  static boolean attacked(Forces forces, int square, int army, long north, long south) {
    return near(forces, square, army)
        || straight(forces, square, army, north, south)
        || oblique(forces, square, army, north, south);
  }

  private static boolean near(Forces forces, int square, int army) {
    int general = SiegePieces.number(army, SiegePieces.GENERAL);
    int cavalryman = SiegePieces.number(army, SiegePieces.CAVALRYMAN);
    int infantryman = SiegePieces.number(army, SiegePieces.INFANTRYMAN);
    int senior = SiegePieces.number(army, SiegePieces.SENIOR);
    // An Infantryman attacks from where an enemy Infantryman on the square would go.
    Leaps back = Leaps.infantryman(1 - army);
    return ((Leaps.CAVALRYMAN.north(square) & forces.north(cavalryman))
            | (Leaps.CAVALRYMAN.south(square) & forces.south(cavalryman))
            | (back.north(square) & forces.north(infantryman))
            | (back.south(square) & forces.south(infantryman))
            | (Leaps.SENIOR.north(square) & forces.north(senior))
            | (Leaps.SENIOR.south(square) & forces.south(senior))
            | (Leaps.GENERAL.north(square) & forces.north(general))
            | (Leaps.GENERAL.south(square) & forces.south(general)))
        != 0;
  }

  private static boolean straight(Forces forces, int square, int army, long north, long south) {
    int fort = SiegePieces.number(army, SiegePieces.FORT);
    int artillery = SiegePieces.number(army, SiegePieces.ARTILLERY);
    int line = Lines.RANK + square;
    int firsts = Lines.across(line, forces.north(fort), forces.south(fort));
    int seconds = Lines.across(line, forces.north(artillery), forces.south(artillery));
    if ((firsts | seconds) != 0) {
      int occupied = Lines.across(line, north, south);
      if (hit(Squares.file(square), occupied, firsts, seconds)) {
        return true;
      }
    }
    firsts = Lines.file(square, forces.north(fort), forces.south(fort));
    seconds = Lines.file(square, forces.north(artillery), forces.south(artillery));
    return (firsts | seconds) != 0
        && hit(Squares.row(square), Lines.file(square, north, south), firsts, seconds);
  }

  private static boolean hit(int place, int occupied, int firsts, int seconds) {
    return ((Lines.reach(place, occupied) & firsts) | (Lines.second(place, occupied) & seconds))
        != 0;
  }

  private static boolean oblique(Forces forces, int square, int army, long north, long south) {
    int scout = SiegePieces.number(army, SiegePieces.SCOUT);
    return oblique(forces, Lines.RISING, square, scout, north, south)
        || oblique(forces, Lines.FALLING, square, scout, north, south);
  }

  private static boolean oblique(
      Forces forces, int axis, int square, int scout, long north, long south) {
    int scouts = Lines.across(axis + square, forces.north(scout), forces.south(scout));
    return scouts != 0
        && (Lines.reach(Squares.file(square), Lines.across(axis + square, north, south)) & scouts)
            != 0;
  }
}
