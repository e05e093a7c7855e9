package vauban.engine.siege;

import java.util.Arrays;
import vauban.rules.Games;
import vauban.rules.game.WorkingPosition;

/**
 * What stands where, read off the position once for each estimate and laid out as the estimate
 * looks at it. Teams are ordinals, rows are counted from the north, and sets of files are ints with
 * a bit a file.
 */
final class Field {

  /** Where a piece that was taken stands. */
  static final int NOWHERE = -1;

  private static final int SQUARES = Games.SIEGE.board().size();
  private static final int MOST_PIECES = 40;

  private final WorkingPosition position;
  private final int[] teams;
  private final int[] kinds;

  /** By square, the number of the piece there, or 0. */
  final int[] at = new int[SQUARES];

  /** The squares that pieces stand on, from the north; only the first {@link #count} are valid. */
  final int[] occupied = new int[MOST_PIECES];

  int count;

  /** By line, the places that pieces stand on. */
  final int[] lines = new int[Sights.LINES];

  /** By team and row, the files of all its pieces, of all its foot, and of its Infantrymen. */
  final int[][] all = new int[2][SiegeLines.RANKS];

  final int[][] foot = new int[2][SiegeLines.RANKS];
  final int[][] infantry = new int[2][SiegeLines.RANKS];

  /** By team, squares of the General and the Banner, {@link #NOWHERE} for a Banner taken. */
  final int[] generals = new int[2];

  final int[] banners = new int[2];
  final int[] scouts = new int[2];

  /**
   * Binds to a position.
   *
   * @param teams ordinal of the team of each piece number
   * @param kinds letter of each piece number
   */
  Field(WorkingPosition position, int[] teams, int[] kinds) {
    this.position = position;
    this.teams = teams;
    this.kinds = kinds;
  }

  /** Reads the position as it stands. */
  void read() {
    clear();
    for (int square = 0; square < SQUARES; square++) {
      int piece = position.at(square);
      at[square] = piece;
      if (piece != 0) {
        occupied[count++] = square;
        Sights.occupy(square, lines);
        note(kinds[piece], teams[piece], square);
      }
    }
  }

  private void clear() {
    count = 0;
    Arrays.fill(lines, 0);
    for (int team = 0; team < 2; team++) {
      Arrays.fill(all[team], 0);
      Arrays.fill(foot[team], 0);
      Arrays.fill(infantry[team], 0);
      banners[team] = NOWHERE;
      scouts[team] = 0;
    }
  }

  private void note(int kind, int team, int square) {
    int row = SiegeLines.row(square);
    int file = 1 << SiegeLines.file(square);
    all[team][row] |= file;
    switch (kind) {
      case 'G' -> generals[team] = square;
      case 'B' -> banners[team] = square;
      case 'S' -> scouts[team]++;
      case 'N' -> foot[team][row] |= file;
      case 'I' -> {
        foot[team][row] |= file;
        infantry[team][row] |= file;
      }
      default -> {}
    }
  }
}
