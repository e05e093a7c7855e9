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
  private final int[] armies;
  private final boolean[] cells;

  /** Squares of the Men outside. */
  final int[] men = new int[MOST_PIECES];

  /** Squares of the officers outside. */
  final int[] officers = new int[MOST_PIECES];

  int menOutside;
  int officersOutside;

  /** Besiegers outside who can still enter, by army. */
  final int[] attackers = new int[2];

  int menInside;
  int officersInside;

  /** Besiegers inside or still able to enter. */
  int menInReach;

  int officersInReach;

  /** Squares of the garrison, its General and Colonel first. */
  final int[] garrison = new int[MOST_PIECES];

  int hunters;
  int garrisonSize;

  /** Moves that the nearest besieger needs to each square before a gate. */
  final int[] comes = new int[WAYS_IN.squares()];

  /** Moves that the nearest besieger needs to enter from each square before a gate. */
  final int[] enters = new int[WAYS_IN.squares()];

  /** Moves that the nearest Man and the nearest officer outside need to enter. */
  int nearestMan;

  int nearestOfficer;

  Survey(ParisPosition position) {
    this.position = position;
    Game game = position.game();
    squares = game.board().size();
    kinds = PieceTable.values(game, Survey::kind);
    armies = PieceTable.values(game, piece -> piece.army().id().equals("white") ? 0 : 1);
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

  /** Returns whether a besieger stands on a square. */
  boolean besieger(int square) {
    int kind = kinds[position.at(square)];
    return kind == MAN || kind == OFFICER;
  }

  /** Walks over the position as it stands. */
  void walk() {
    Arrays.fill(comes, WaysIn.NO_WAY);
    Arrays.fill(enters, WaysIn.NO_WAY);
    Arrays.fill(attackers, 0);
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

  /** Notes how near a besieger is to each gate and returns whether it can still enter any. */
  private boolean approaches(int square) {
    int piece = position.at(square);
    int[] ways = WAYS_IN.ways(piece, square);
    for (int i = 0; i < ways.length; i += 3) {
      int number = ways[i];
      comes[number] = Math.min(comes[number], ways[i + 1]);
      enters[number] = Math.min(enters[number], ways[i + 2]);
    }
    if (WAYS_IN.moves(piece, square) == WaysIn.NO_WAY) {
      return false;
    }
    attackers[armies[piece]]++;
    return true;
  }

  private void hunter(int square) {
    garrison[garrisonSize++] = garrison[hunters];
    garrison[hunters++] = square;
  }
}
