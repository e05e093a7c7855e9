package vauban.rules.paris;

/**
 * How many besiegers are left and how many are inside the fort, which is all that three of the
 * endings ask.
 */
final class ParisTally {

  private static final int OFFICERS = 12;
  private static final int OFFICERS_TO_TAKE = 6;

  private final int insideMen;
  private int men;
  private int officers;
  private int menInside;
  private int officersInside;

  /**
   * Makes an empty tally.
   *
   * @param insideMen Men that win inside beside one officer
   */
  ParisTally(int insideMen) {
    this.insideMen = insideMen;
  }

  ParisTally(ParisTally other) {
    insideMen = other.insideMen;
    men = other.men;
    officers = other.officers;
    menInside = other.menInside;
    officersInside = other.officersInside;
  }

  /**
   * Counts besiegers of a kind on the board.
   *
   * @param change 1 for one more, -1 for one less
   */
  void count(int piece, int change) {
    if (ParisPieces.man(piece)) {
      men += change;
    } else {
      officers += change;
    }
  }

  /**
   * Counts besiegers of a kind inside the fort.
   *
   * @param change 1 for one more, -1 for one less
   */
  void countInside(int piece, int change) {
    if (ParisPieces.man(piece)) {
      menInside += change;
    } else {
      officersInside += change;
    }
  }

  /** Returns whether the winning group is inside ({@code SP rule 8}). */
  boolean groupInside() {
    return officersInside >= 1 && menInside >= insideMen;
  }

  /** Returns whether the garrison has taken all it must ({@code SP rule 9}). */
  boolean allTaken() {
    return men == 0 && officers <= OFFICERS - OFFICERS_TO_TAKE;
  }

  /**
   * Returns whether somebody is inside but the winning group cannot be made up any more ({@code SP
   * draw}).
   */
  boolean tooFew() {
    return (officers < 1 || men < insideMen) && officersInside + menInside > 0;
  }
}
