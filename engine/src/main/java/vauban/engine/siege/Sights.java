package vauban.engine.siege;

import java.util.EnumSet;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;

/**
 * The ranks, files and diagonals of Siege's board, each with a number, so that a piece can look
 * along a whole line at once. Sets of squares of a line are ints with a bit a place: places are
 * counted along files by ranks from the north, along all other lines by files.
 */
final class Sights {

  private static final Board BOARD = Games.SIEGE.board();
  private static final int PLACES = 10;

  /** How many lines the board has in all. */
  static final int LINES = SiegeLines.RANKS + SiegeLines.FILES + 2 * diagonals();

  /** The rank and the file of each square, along which Fort and Artillery look. */
  static final Sights[] STRAIGHT = {new Sights(Direction.EAST), new Sights(Direction.SOUTH)};

  /** The diagonals of each square, along which the Scout looks. */
  static final Sights[] OBLIQUE = {
    new Sights(Direction.NORTH_EAST), new Sights(Direction.SOUTH_EAST)
  };

  private static final int WAYS = 4;

  /** By square, its four lines and its bit in each. */
  private static final int[] ALL_LINES = new int[WAYS * BOARD.size()];

  private static final int[] ALL_PLACES = new int[WAYS * BOARD.size()];

  private static final char[] REACH = new char[PLACES << PLACES];
  private static final char[] BEYOND = new char[PLACES << PLACES];

  static {
    Sights[] all = {STRAIGHT[0], STRAIGHT[1], OBLIQUE[0], OBLIQUE[1]};
    for (int each = 0; each < ALL_LINES.length; each++) {
      ALL_LINES[each] = all[each % WAYS].line[each / WAYS];
      ALL_PLACES[each] = 1 << all[each % WAYS].place[each / WAYS];
    }
    for (int place = 0; place < PLACES; place++) {
      for (int occupied = 0; occupied < 1 << PLACES; occupied++) {
        look(place, occupied);
      }
    }
  }

  /** By square: number of its line, its place there, and the places no hilltop cuts off. */
  final int[] line = new int[BOARD.size()];

  final int[] place = new int[BOARD.size()];
  final int[] open = new int[BOARD.size()];

  /** By square and the square of a General, the places of its line that are his or touch his. */
  final int[][] near = new int[BOARD.size()][BOARD.size()];

  private Sights(Direction direction) {
    for (Square square : BOARD.squares()) {
      line[square.index()] = line(direction, square);
      place[square.index()] = place(direction, square);
    }
    for (Square square : BOARD.squares()) {
      for (Direction way : EnumSet.of(direction, direction.opposite())) {
        int next = BOARD.neighbour(square.index(), way);
        while (next != Board.NONE) {
          open[square.index()] |= 1 << place[next];
          next = BOARD.neighbour(next, way);
        }
      }
      near(square.index());
    }
  }

  private void near(int square) {
    for (int other = 0; other < line.length; other++) {
      if (line[other] == line[square]) {
        for (int general = 0; general < line.length; general++) {
          near[square][general] |= SiegeLines.NEAR[general][other] ? 1 << place[other] : 0;
        }
      }
    }
  }

  private static int line(Direction direction, Square square) {
    int row = SiegeLines.row(square.index());
    return switch (direction) {
      case EAST -> row;
      case SOUTH -> SiegeLines.RANKS + square.file();
      case NORTH_EAST -> SiegeLines.RANKS + SiegeLines.FILES + row + square.file();
      default -> LINES - diagonals() + row + SiegeLines.FILES - 1 - square.file();
    };
  }

  private static int diagonals() {
    return SiegeLines.RANKS + SiegeLines.FILES - 1;
  }

  private static int place(Direction direction, Square square) {
    return direction == Direction.SOUTH ? SiegeLines.row(square.index()) : square.file();
  }

  private static void look(int place, int occupied) {
    int index = (place << PLACES) | occupied;
    for (int step = -1; step <= 1; step += 2) {
      int passed = 0;
      for (int at = place + step; at >= 0 && at < PLACES && passed < 2; at += step) {
        (passed == 0 ? REACH : BEYOND)[index] |= (char) (1 << at);
        passed += occupied >> at & 1;
      }
    }
  }

  /** Marks a square as occupied on all its lines. */
  static void occupy(int square, int[] lines) {
    for (int each = square * WAYS; each < square * WAYS + WAYS; each++) {
      lines[ALL_LINES[each]] |= ALL_PLACES[each];
    }
  }

  /** Returns the places seen from a square, up to the first pieces and with them. */
  int reach(int square, int[] lines) {
    return REACH[(place[square] << PLACES) | lines[line[square]]] & open[square];
  }

  /** Returns the places seen from a square beyond the first pieces, up to the second ones. */
  int beyond(int square, int[] lines) {
    return BEYOND[(place[square] << PLACES) | lines[line[square]]] & open[square];
  }
}
