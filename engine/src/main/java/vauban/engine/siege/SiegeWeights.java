package vauban.engine.siege;

/** What things are worth in Siege, in hundredths of an Infantryman. */
final class SiegeWeights {

  /** It moves and captures one square diagonally forward only. */
  static final int INFANTRYMAN = 100;

  /** An Infantryman that can also go back, but promotes no more. */
  static final int SENIOR = 150;

  static final int CAVALRYMAN = 320;

  /** The hilltops cut most long diagonals, so a Scout is hardly more than a Cavalryman. */
  static final int SCOUT = 330;

  /** It moves like a Fort, but needs a screen to capture: strong while the board is full. */
  static final int ARTILLERY = 350;

  static final int FORT = 520;

  /** Few pieces can take it, and without it only checkmate wins. */
  static final int BANNER = 250;

  /** An Infantryman's advance by steps from its second rank; the last one promotes. */
  static final int[] INFANTRY_ADVANCE = {0, 4, 10, 22, 45, 90, 0};

  /** For each file nearer the middle, where the headquarters are. */
  static final int INFANTRY_CENTRE = 2;

  /** For each file or rank nearer the middle of the board, whence a Cavalryman reaches more. */
  static final int CAVALRY_CENTRE = 6;

  /**
   * For each rank that the General has left his own first rank: he is needed at home and safer
   * there.
   */
  static final int GENERAL_ABROAD = -14;

  /** For each file between the General and his headquarters, which he guards against Banners. */
  static final int GENERAL_ASIDE = -4;

  /** For each empty square that a Fort could move to. */
  static final int FORT_MOBILITY = 4;

  /** For each empty square that a Scout could move to. */
  static final int SCOUT_MOBILITY = 5;

  /** For each empty square that an Artillery could move to. */
  static final int ARTILLERY_MOBILITY = 2;

  /**
   * How near the Banner is to the enemy's headquarters, by the moves it still needs, those counted
   * twice that wait for an own piece to step aside or for an enemy piece to be taken.
   */
  static final int[] RACE = {900, 420, 260, 160, 100, 60, 35, 20, 10, 5, 0};

  /** The move: whoever is to move is a little ahead. */
  static final int TEMPO = 12;

  private SiegeWeights() {}
}
