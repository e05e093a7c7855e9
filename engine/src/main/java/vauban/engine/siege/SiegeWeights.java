package vauban.engine.siege;

import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;

/** The weights of Siege as the evaluator uses them. */
final class SiegeWeights {

  /** The weights of the resource {@code weights.txt}. */
  static final SiegeWeights TUNED =
      new SiegeWeights(Weights.read(SiegeWeights.class, "weights.txt"));

  /** Kinds in the order of the tables that have an entry for each. */
  private static final String ATTACKED = "CSAF";

  private static final String ATTACKED_BY_CAVALRY = "SAF";

  private final Weights weights;

  /** By piece number: worth, what it gains by each piece on the board, and by each square to go. */
  final int[] values;

  final int[] crowd;
  final int[] room;
  final PieceTable table;
  final int[] underFoot = new int['Z'];
  final int[] underHoof = new int['Z'];
  final int[] siegeOfGeneral;
  final int[] race;
  final int scoutPair;
  final int infantrymanHeld;
  final int tempo;

  SiegeWeights(Weights weights) {
    this.weights = weights;
    values = PieceTable.values(Games.SIEGE, this::value);
    crowd = PieceTable.values(Games.SIEGE, this::crowd);
    room = PieceTable.values(Games.SIEGE, this::room);
    table = new PieceTable(Games.SIEGE, this::worth);
    byKind(underFoot, ATTACKED, weights.table("under-foot"));
    byKind(underHoof, ATTACKED_BY_CAVALRY, weights.table("under-hoof"));
    siegeOfGeneral = weights.table("siege-of-general");
    race = weights.table("race");
    scoutPair = weights.number("scout-pair");
    infantrymanHeld = weights.number("infantryman-held");
    tempo = weights.number("tempo");
  }

  private static void byKind(int[] into, String kinds, int[] table) {
    for (int i = 0; i < kinds.length(); i++) {
      into[kinds.charAt(i)] = table[i];
    }
  }

  Weights weights() {
    return weights;
  }

  /** What a piece is worth wherever it stands, 0 for the General. */
  private int value(Piece piece) {
    return kind(piece).equals("general") ? 0 : weights.number(kind(piece));
  }

  private int crowd(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'C', 'S', 'A', 'F' -> weights.number(kind(piece) + "-crowd");
      default -> 0;
    };
  }

  private int room(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'C', 'S', 'A', 'F' -> weights.number(kind(piece) + "-room");
      default -> 0;
    };
  }

  /** What a piece is worth where it stands, positive for the first team. */
  private int worth(Piece piece, Square square) {
    boolean first = piece.army().team() == Team.FIRST;
    int rank = first ? square.rank() - 1 : 8 - square.rank();
    int file = square.file() < 5 ? 4 - square.file() : square.file() - 5;
    String kind = kind(piece);
    int place =
        kind.equals("banner")
            ? 0
            : weights.table(kind + "-rank")[rank] + weights.table(kind + "-file")[file];
    int worth = value(piece) + place;
    return first ? worth : -worth;
  }

  private static String kind(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'I' -> "infantryman";
      case 'N' -> "senior";
      case 'C' -> "cavalryman";
      case 'S' -> "scout";
      case 'A' -> "artillery";
      case 'F' -> "fort";
      case 'G' -> "general";
      case 'B' -> "banner";
      default -> throw new IllegalArgumentException("no piece of Siege: " + piece);
    };
  }
}
