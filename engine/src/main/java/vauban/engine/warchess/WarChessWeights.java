package vauban.engine.warchess;

/** What things are worth in War-Chess, in hundredths of an Infantry of the Line. */
final class WarChessWeights {

  static final int LINE = 100;

  /** A step longer forward than the Line. */
  static final int LIGHT = 115;

  /** Three steps in every direction. */
  static final int CAVALRY = 160;

  /** It takes only Artillery, but where it stands the enemy may not stop. */
  static final int ARTILLERY = 260;

  /**
   * The side that loses its last troops loses the game, so the last few are dear, each by this
   * more.
   */
  static final int LAST_TROOPS = 60;

  /** How many troops count as the last few. */
  static final int FEW_TROOPS = 5;

  /**
   * What a figure of troops is worth that stands so many steps from what it must take: nothing far
   * away, much where it can take it in a move or two.
   */
  static final int[] ASSAULT = {0, 70, 64, 56, 46, 38, 31, 25, 20, 16, 12, 9, 6, 4, 2, 1, 0};

  /** The same for troops that stand so many steps from what they must guard. */
  static final int[] GUARD = {0, 30, 28, 24, 19, 14, 10, 6, 3, 1, 0};

  /** Artillery so many steps from what its army must take: its fire keeps the defenders off. */
  static final int[] BATTERY = {0, 40, 40, 36, 30, 24, 18, 13, 9, 6, 3, 1, 0};

  /** An enemy figure that own Artillery covers and nothing protects: it must be seen to. */
  static final int EXPOSED = 25;

  /** The enemy Citadel or Wagon under fire. */
  static final int COMMANDED = 60;

  /** The move: whoever is to move is a little ahead. */
  static final int TEMPO = 12;

  private WarChessWeights() {}

  /** Returns the entry of a table for so many steps, the last where there are more. */
  static int at(int[] table, int steps) {
    return table[Math.min(steps, table.length - 1)];
  }
}
