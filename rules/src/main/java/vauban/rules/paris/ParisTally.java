package vauban.rules.paris;

/**
 * How many besiegers are left and how many are inside the fort, which is all that three of the
 * endings ask.
 */
final class ParisTally {

  private static final int OFFICERS = 12;
  private static final int OFFICERS_TO_TAKE = 6;

  private final int insideMen;
  private final boolean patched;
  private int men;
  private int officers;
  private int menInside;
  private int officersInside;

  /** Makes an empty tally. */
  ParisTally(ParisOptions options) {
    insideMen = options.insideMen();
    patched = options.patched();
  }

  ParisTally(ParisTally other) {
    insideMen = other.insideMen;
    patched = other.patched;
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
   * Returns whether somebody is inside but the winning group cannot be made up any more, and the
   * rules call that a draw ({@code SP draw}).
   */
  boolean tooFew() {
    return patched && (officers < 1 || men < insideMen) && officersInside + menInside > 0;
  }

  /** Returns whether one of the three holds. */
  boolean decides() {
    return groupInside() || allTaken() || tooFew();
  }

  /** Returns whether one of the three would hold with one more besieger of a kind inside. */
  boolean decidesWithEntryOf(int piece) {
    countInside(piece, 1);
    boolean decides = decides();
    countInside(piece, -1);
    return decides;
  }
}
