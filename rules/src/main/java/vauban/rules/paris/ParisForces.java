package vauban.rules.paris;

import vauban.rules.kit.Placement;
import vauban.rules.kit.Zobrist;

/**
 * Who stands where, kept in the three forms that are asked for: by square and wing, as sets of the
 * field, and as a tally. Every change has an exact inverse.
 */
final class ParisForces {

  private static final Zobrist ZOBRIST =
      new Zobrist(
          0x5061726973L,
          ParisPieces.ALL.size(),
          ParisBoard.BOARD.size(),
          ParisTurn.values().length);

  private static final int SLOT_SHIFT = 8;
  private static final int PIECE_BITS = 0xff;

  private final Placement placement;
  private final ParisField field;
  private final ParisTally tally;

  /** Makes an empty board. */
  ParisForces(ParisOptions options) {
    placement = new Placement(ZOBRIST, ParisPieces.wings(), ParisBoard.BOARD.size());
    field = new ParisField();
    tally = new ParisTally(options);
  }

  ParisForces(ParisForces other) {
    placement = other.placement.copy();
    field = new ParisField(other.field);
    tally = new ParisTally(other.tally);
  }

  /** Returns the pieces by square and wing; for looking, and for changes undone at once. */
  Placement placement() {
    return placement;
  }

  /** Returns the besiegers in the field as sets; for looking only. */
  ParisField field() {
    return field;
  }

  /** Returns the tally; for looking only. */
  ParisTally tally() {
    return tally;
  }

  /**
   * Returns the key of the whole position.
   *
   * @param command square named, or {@link ParisField#NONE}
   */
  long key(ParisTurn turn, int command) {
    long key = placement.key() ^ ZOBRIST.other(turn.ordinal());
    return command == ParisField.NONE ? key : key ^ ZOBRIST.piece(0, command);
  }

  /** Puts a piece on an empty square. */
  void put(int piece, int square) {
    placement.put(piece, square);
    field.flip(piece, square);
    if (!ParisPieces.garrison(piece)) {
      tally.count(piece, 1);
      if (ParisMoves.cell(square)) {
        tally.countInside(piece, 1);
      }
    }
  }

  /** Puts the garrison in the cells. */
  void place(int placing) {
    for (int letter = 0; letter < ParisPlacings.LETTERS; letter++) {
      placement.put(ParisPlacings.piece(placing, letter), ParisPlacings.cell(letter));
    }
  }

  /** Undoes {@link #place}. */
  void unplace() {
    for (int letter = ParisPlacings.LETTERS - 1; letter >= 0; letter--) {
      placement.remove(ParisPlacings.cell(letter));
    }
  }

  /**
   * Moves a piece and removes the besieger on its goal, if there is one.
   *
   * @return what {@link #stepBack} wants back, 0 where nothing was taken
   */
  int step(int from, int to) {
    int captured = placement.at(to);
    int taken = 0;
    if (captured != 0) {
      taken = placement.remove(to) << SLOT_SHIFT | captured;
      field.flip(captured, to);
      tally.count(captured, -1);
    }
    int piece = placement.at(from);
    placement.move(from, to);
    field.flip(piece, from);
    field.flip(piece, to);
    if (entry(piece, from, to)) {
      tally.countInside(piece, 1);
    }
    return taken;
  }

  /** Undoes {@link #step}. */
  void stepBack(int from, int to, int taken) {
    int piece = placement.at(to);
    placement.move(to, from);
    field.flip(piece, from);
    field.flip(piece, to);
    if (entry(piece, from, to)) {
      tally.countInside(piece, -1);
    }
    if (taken != 0) {
      int captured = taken & PIECE_BITS;
      placement.restore(captured, to, taken >>> SLOT_SHIFT);
      field.flip(captured, to);
      tally.count(captured, 1);
    }
  }

  /** Returns whether a step takes a besieger into the fort. */
  static boolean entry(int piece, int from, int to) {
    return ParisMoves.cell(to) && !ParisMoves.cell(from) && !ParisPieces.garrison(piece);
  }
}
