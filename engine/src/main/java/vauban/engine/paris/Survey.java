package vauban.engine.paris;

import java.util.Arrays;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.board.Terrain;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.paris.ParisPosition;

/** Who stands where: one walk over the board, after which every term of the evaluation counts. */
final class Survey {

  static final WaysIn WAYS_IN = new WaysIn(Games.SIEGE_OF_PARIS);

  /** Kinds that the evaluation tells apart. */
  private static final int MAN = 1;

  private static final int OFFICER = 2;
  private static final int HUNTER = 3;
  private static final int GUARD = 4;

  private static final int MOST_PIECES = 64;

  private final ParisPosition position;
  private final int squares;
  private final int[] kinds;
  private final boolean[] cells;

  /** Squares of the Men outside. */
  final int[] men = new int[MOST_PIECES];

  /** Squares of the officers outside. */
  final int[] officers = new int[MOST_PIECES];

  int menOutside;
  int officersOutside;

  int menInside;
  int officersInside;

  /** Besiegers inside or still able to enter. */
  int menInReach;

  int officersInReach;

  /** Squares of the garrison, its General and Colonel first. */
  final int[] garrison = new int[MOST_PIECES];

  int hunters;
  int garrisonSize;

  /** Moves that the nearest besieger needs to enter by each gate. */
  final int[] nearest = new int[WAYS_IN.gates()];

  /** Moves that the nearest Man and the nearest officer outside need to enter. */
  int nearestMan;

  int nearestOfficer;

  Survey(ParisPosition position) {
    this.position = position;
    Game game = position.game();
    squares = game.board().size();
    kinds = PieceTable.values(game, Survey::kind);
    cells = new boolean[squares];
    game.board()
        .squares()
        .forEach(square -> cells[square.index()] = square.terrain() == Terrain.CELL);
  }

  private static int kind(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'M' -> MAN;
      case 'R', 'Q' -> HUNTER;
      case 'O', 'X' -> GUARD;
      default -> OFFICER;
    };
  }

  /** Returns whether a square is a cell of the fort. */
  boolean cell(int square) {
    return cells[square];
  }

  /** Walks over the position as it stands. */
  void walk() {
    Arrays.fill(nearest, WaysIn.NO_WAY);
    nearestMan = WaysIn.NO_WAY;
    nearestOfficer = WaysIn.NO_WAY;
    menOutside = 0;
    officersOutside = 0;
    menInside = 0;
    officersInside = 0;
    menInReach = 0;
    officersInReach = 0;
    hunters = 0;
    garrisonSize = 0;
    for (int square = 0; square < squares; square++) {
      switch (kinds[position.at(square)]) {
        case MAN -> man(square);
        case OFFICER -> officer(square);
        case HUNTER -> hunter(square);
        case GUARD -> garrison[garrisonSize++] = square;
        default -> {}
      }
    }
  }

  private void man(int square) {
    if (cells[square]) {
      menInside++;
      menInReach++;
    } else {
      men[menOutside++] = square;
      nearestMan = Math.min(nearestMan, WAYS_IN.moves(position.at(square), square));
      menInReach += approaches(square) ? 1 : 0;
    }
  }

  private void officer(int square) {
    if (cells[square]) {
      officersInside++;
      officersInReach++;
    } else {
      officers[officersOutside++] = square;
      nearestOfficer = Math.min(nearestOfficer, WAYS_IN.moves(position.at(square), square));
      officersInReach += approaches(square) ? 1 : 0;
    }
  }

  /** Notes how near a besieger is to each gate and returns whether it is on the way to any. */
  private boolean approaches(int square) {
    int piece = position.at(square);
    if (WAYS_IN.moves(piece, square) == WaysIn.NO_WAY) {
      return false;
    }
    for (int gate = 0; gate < nearest.length; gate++) {
      nearest[gate] = Math.min(nearest[gate], WAYS_IN.moves(gate, piece, square));
    }
    return true;
  }

  private void hunter(int square) {
    garrison[garrisonSize++] = garrison[hunters];
    garrison[hunters++] = square;
  }
}
