package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.WAGON;

import vauban.rules.board.Board;

/**
 * Tries moves that {@code WC 1} allows against {@code WC 2} to {@code WC 5}: it plays one on the
 * field, looks at the threats and takes it back.
 */
final class WarChessTrial {

  /** What {@code WC 2} and {@code WC 3} say of a move. */
  enum Finding {
    GOOD,
    /** The figure that moved would stand exposed. */
    EXPOSES_ITSELF,
    /** Another figure would become exposed, or the Citadel commanded. */
    EXPOSES_OTHERS
  }

  /** The move leaves the obligation as it is. */
  static final int NO_RELIEF = 0;

  /** The move brings a figure up that could take an Artillery commanding the Citadel next. */
  static final int HALF_RELIEF = 1;

  /** The move meets the obligation. */
  static final int RELIEF = 2;

  /** Added to the relief of a move that decides the game ({@code WC 5}). */
  static final int DECIDES = 4;

  private final WarChessField field;
  private final WarChessThreats before = new WarChessThreats();
  private final WarChessThreats after = new WarChessThreats();
  private final WarChessThreats next = new WarChessThreats();
  private int side;
  private WarChessObligation obligation = WarChessObligation.NONE;
  private int relief;
  private int victim;

  WarChessTrial(WarChessField field) {
    this.field = field;
  }

  /** Looks at the threats that a side to move faces. */
  void begin(int side) {
    this.side = side;
    before.look(field, side);
    obligation = obligation();
  }

  private WarChessObligation obligation() {
    if (before.commanded()) {
      return WarChessObligation.CITADEL;
    }
    for (int i = 0; i < before.exposedCount(); i++) {
      if (field.at(before.exposed(i)) == WAGON) {
        return WarChessObligation.WAGON;
      }
    }
    return before.exposedCount() == 0 ? WarChessObligation.NONE : WarChessObligation.FIGURES;
  }

  /** Returns what the side must see to. */
  WarChessObligation due() {
    return obligation;
  }

  /** Returns the threats the side began with. */
  WarChessThreats before() {
    return before;
  }

  /**
   * Returns the threats that the last move tried would leave; not told of a move that takes the
   * Citadel.
   */
  WarChessThreats after() {
    return after;
  }

  /** Returns how far the last good move tried meets the obligation. */
  int relief() {
    return relief;
  }

  /** Returns the square of the figure that the last move tried would newly expose or command. */
  int victim() {
    return victim;
  }

  /** Tries a move of the side to move. */
  Finding run(int from, int to) {
    int taken = field.at(to);
    victim = Board.NONE;
    int slot = taken == 0 ? 0 : field.remove(to);
    field.move(from, to);
    after.look(field, side);
    Finding finding = taken == CITADEL ? Finding.GOOD : find(to, taken == WAGON);
    if (finding == Finding.GOOD) {
      relief = relief(from, to) | (taken == WAGON || taken == CITADEL ? DECIDES : 0);
    }
    field.move(to, from);
    if (taken != 0) {
      field.restore(taken, to, slot);
    }
    return finding;
  }

  private Finding find(int to, boolean deciding) {
    if (after.exposes(to)) {
      return Finding.EXPOSES_ITSELF;
    }
    if (!deciding && exposesOthers()) {
      return Finding.EXPOSES_OTHERS;
    }
    return Finding.GOOD;
  }

  private boolean exposesOthers() {
    if (after.commanded() && !before.commanded()) {
      victim = field.square(CITADEL, 0);
      return true;
    }
    victim = after.firstNotIn(before);
    return victim != Board.NONE;
  }

  private int relief(int from, int to) {
    return switch (obligation) {
      case NONE -> RELIEF;
      case WAGON -> after.exposes(field.square(WAGON, 0)) ? NO_RELIEF : RELIEF;
      case CITADEL -> !after.commanded() ? RELIEF : couldTake() ? HALF_RELIEF : NO_RELIEF;
      case FIGURES -> frees(from, to) ? RELIEF : NO_RELIEF;
    };
  }

  private boolean frees(int from, int to) {
    for (int i = 0; i < before.exposedCount(); i++) {
      int square = before.exposed(i);
      if (!after.exposes(square == from ? to : square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side, if it moved again, could take an Artillery that commands its Citadel. */
  private boolean couldTake() {
    for (int i = 0; i < after.commandingCount(); i++) {
      for (int kind = LIGHT; kind <= ARTILLERY; kind++) {
        for (int j = 0; j < field.count(side + kind); j++) {
          int from = field.square(side + kind, j);
          if (reaches(from, after.commanding(i)) && holds(from, after.commanding(i))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether the figure on a square can get to another by {@code WC 1}, whatever stands there. */
  boolean reaches(int from, int to) {
    for (int[] line : WarChessLines.of(field.at(from)).from(from)) {
      for (int square : line) {
        if (square == to) {
          return true;
        }
        if (field.at(square) != 0) {
          break;
        }
      }
    }
    return false;
  }

  private boolean holds(int from, int gun) {
    int taken = field.at(gun);
    int slot = field.remove(gun);
    field.move(from, gun);
    next.look(field, side);
    boolean holds = !next.exposes(gun);
    field.move(gun, from);
    field.restore(taken, gun, slot);
    return holds;
  }
}
