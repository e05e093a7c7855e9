package vauban.rules.paris;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.PackedMove;
import vauban.rules.kit.Placement;

/** Generates moves, commands to the garrison left aside. Nothing here allocates. */
final class ParisMoves {

  private static final boolean[] CELL = new boolean[ParisBoard.BOARD.size()];
  private static final int[] CELLS =
      ParisBoard.RING.stream().mapToInt(ParisMoves::index).sorted().toArray();

  static {
    for (int cell : CELLS) {
      CELL[cell] = true;
    }
  }

  /** By wing, pairs of a gate square and the cell that the wing may enter from it. */
  private static final int[][] ENTRIES = entries();

  private static final int GARRISON = ParisWing.GARRISON.ordinal();

  private final ParisLines lines;
  private final Placement placement;
  private final ParisField field;

  /**
   * Makes a generator.
   *
   * @param forces looked at on every call
   */
  ParisMoves(ParisOptions options, ParisForces forces) {
    lines = ParisLines.of(options.colonel());
    placement = forces.placement();
    field = forces.field();
  }

  /** Returns whether the square is a cell of the fort. */
  static boolean cell(int square) {
    return CELL[square];
  }

  /** Writes the moves of a besieging wing and returns where they end. */
  int besiegers(ParisWing wing, int[] moves, int start) {
    return apart(wing, moves, field.write(wing, moves, start));
  }

  /**
   * Returns how many moves {@link #besiegers} would write.
   *
   * @param scratch where some of them may be written from the start
   */
  int countBesiegers(ParisWing wing, int[] scratch) {
    return apart(wing, scratch, field.count(wing));
  }

  /** Writes the moves that the field as sets does not know: the General's, entries, the ring's. */
  private int apart(ParisWing wing, int[] moves, int start) {
    int end = start;
    int general = field.general(wing);
    if (general != ParisField.NONE) {
      end = walk(general, moves, end);
    }
    int[] entries = ENTRIES[wing.ordinal()];
    for (int i = 0; i < entries.length; i += 2) {
      int from = entries[i];
      if (placement.at(entries[i + 1]) == 0 && of(wing, from) && from != general) {
        moves[end++] = PackedMove.plain(from, entries[i + 1]);
      }
    }
    for (int cell : CELLS) {
      if (of(wing, cell)) {
        end = walk(cell, moves, end);
      }
    }
    return end;
  }

  private boolean of(ParisWing wing, int square) {
    int piece = placement.at(square);
    return piece != 0 && ParisPieces.wing(piece) == wing;
  }

  private int walk(int from, int[] moves, int start) {
    int end = start;
    int[] steps = lines.steps(placement.at(from), from);
    int i = 0;
    while (i < steps.length) {
      int to = ParisLines.square(steps[i]);
      if (placement.at(to) == 0) {
        moves[end++] = PackedMove.plain(from, to);
        i++;
      } else {
        i = ParisLines.next(steps[i]);
      }
    }
    return end;
  }

  /** Writes the moves of the garrison, commanded or not, and returns where they end. */
  int garrison(int[] moves, int start) {
    int end = start;
    for (int i = 0; i < placement.size(GARRISON); i++) {
      int from = placement.square(GARRISON, i);
      int[] steps = lines.steps(placement.at(from), from);
      int j = 0;
      while (j < steps.length) {
        int to = ParisLines.square(steps[j]);
        int piece = placement.at(to);
        if (piece == 0) {
          moves[end++] = PackedMove.plain(from, to);
          j++;
        } else {
          j = ParisLines.next(steps[j]);
          if (!CELL[to]
              && !ParisPieces.garrison(piece)
              && ParisSupport.supporter(placement, to) == ParisSupport.NONE) {
            moves[end++] = PackedMove.plain(from, to);
          }
        }
      }
    }
    return end;
  }

  private static int[][] entries() {
    int[][] entries = new int[ParisWing.values().length][0];
    for (ParisWing wing : ParisWing.values()) {
      if (wing != ParisWing.GARRISON) {
        List<Integer> pairs = new ArrayList<>();
        for (ParisBoard.Gate gate : ParisBoard.GATES) {
          if (!gate.backward(wing)) {
            pairs.addAll(List.of(index(gate.one()), index(gate.cell())));
            pairs.addAll(List.of(index(gate.other()), index(gate.cell())));
          }
        }
        entries[wing.ordinal()] = pairs.stream().mapToInt(Integer::intValue).toArray();
      }
    }
    return entries;
  }

  private static int index(String square) {
    return ParisBoard.BOARD.square(square).index();
  }
}
