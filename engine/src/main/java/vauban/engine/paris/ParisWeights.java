package vauban.engine.paris;

/**
 * What things are worth in the Siege of Paris, in hundredths of a Man. The garrison's pieces cannot
 * be taken and so need no value.
 */
final class ParisWeights {

  static final int MAN = 100;

  static final int CAPTAIN = 110;

  static final int LIEUTENANT = 120;

  static final int COLONEL = 130;

  static final int GENERAL = 170;

  /**
   * A besieger that so many moves would bring into the fort. Besiegers never go back, so one that
   * has passed the gates stands at the last entry: it can only support.
   */
  static final int[] APPROACH = {0, 48, 40, 34, 29, 25, 21, 18, 15, 12, 10, 8, 6, 4, 2, 0, -25};

  /** Men inside, up to those the winning group needs; there is no taking them. */
  static final int[] MEN_INSIDE = {0, 260, 560, 900};

  /** An officer inside, which the winning group needs. */
  static final int OFFICER_INSIDE = 320;

  /** An empty cell behind a gate that the nearest besieger reaches in so many moves. */
  static final int[] OPEN_GATE = {0, 130, 75, 50, 35, 25, 18, 12, 8, 5, 3, 0};

  /** Each besieger beyond the first that the garrison could take: only one can be saved a move. */
  static final int TAKEABLE = -45;

  /** A besieger that the garrison could take when it is to move. */
  static final int TAKEABLE_NOW = -30;

  /** How many squares the garrison can move to; with none it has lost. */
  static final int[] GARRISON_ROOM = {300, 170, 110, 75, 50, 35, 25, 18, 12, 8, 5, 2, 0};

  /** While a besieger is inside the garrison cannot win, and its lead counts for less by this. */
  static final int LEAD_WITH_BESIEGER_INSIDE = 6;

  /** Besiegers who can no longer bring the group inside can win only by blocking. */
  static final int LEAD_WITHOUT_GROUP = 4;

  /** The move: whoever is to move is a little ahead. */
  static final int TEMPO = 10;

  private ParisWeights() {}

  /** Returns the entry of a table, the last for all beyond it. */
  static int at(int[] table, int index) {
    return table[Math.min(index, table.length - 1)];
  }
}
