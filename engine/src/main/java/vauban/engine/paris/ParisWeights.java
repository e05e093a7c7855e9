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

  /** What the besiegers of the array are worth where they stand, so that a game starts even. */
  static final int FULL_STRENGTH = 4_800;

  /**
   * A besieger that so many moves would bring into the fort. Besiegers never go back, so one that
   * has passed the gates stands at the last entry: it can only support.
   */
  static final int[] APPROACH = {0, 48, 40, 34, 29, 25, 21, 18, 15, 12, 10, 8, 6, 4, 2, 0, -25};

  /** Men inside, up to those the winning group needs; there is no taking them. */
  static final int[] MEN_INSIDE = {0, 260, 560, 900};

  /**
   * The same while no officer is inside: the fort has few cells, and Men who fill them keep the
   * officer out.
   */
  static final int[] MEN_INSIDE_ALONE = {0, 200, 330, 380};

  /** A Man inside beyond those needed, for the same reason. */
  static final int MAN_TOO_MANY = -120;

  /** An officer inside beyond the one needed: he takes a cell from the Men. */
  static final int OFFICER_TOO_MANY = -120;

  /**
   * The nearest of a kind that is still needed inside, by the moves that would bring it there:
   * somebody has to go.
   */
  static final int[] NEXT_IN = {0, 120, 90, 68, 52, 40, 30, 22, 15, 9, 4, 0};

  /** A besieger in the cell behind a gate: nobody enters after him until he goes on. */
  static final int GATE_STOPPED = -35;

  /** An officer inside, which the winning group needs. */
  static final int OFFICER_INSIDE = 320;

  /** An empty cell behind a gate that the nearest besieger reaches in so many moves. */
  static final int[] OPEN_GATE = {0, 200, 120, 75, 50, 34, 24, 16, 10, 6, 3, 0};

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

  /**
   * A besieger still to be taken that stands so many steps from the garrison's General or Colonel;
   * counts only in the hunt for the last few, when nothing else tells the garrison where to go.
   */
  static final int[] HUNT = {0, -40, -37, -33, -29, -25, -21, -18, -15, -12, -9, -6, -4, -2, 0};

  /** How many besiegers still to be taken are the last few. */
  static final int LAST_FEW = 8;

  /** How many officers the garrison need not take: six of the twelve. */
  static final int OFFICERS_SPARED = 6;

  /** In the hunt, an officer the garrison need not take: not worth a detour. */
  static final int SPARE_OFFICER = -80;

  /** The move: whoever is to move is a little ahead. */
  static final int TEMPO = 10;

  private ParisWeights() {}

  /** Returns the entry of a table, the last for all beyond it. */
  static int at(int[] table, int index) {
    return table[Math.min(index, table.length - 1)];
  }
}
