package vauban.rules.siege;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import vauban.rules.game.Army;
import vauban.rules.game.Piece;
import vauban.rules.game.PieceKind;
import vauban.rules.game.Team;

/**
 * The pieces of Siege and their numbers: kinds are numbered from 1 as below, South's pieces have
 * their kind's number and North's that plus {@link #KINDS}.
 */
final class SiegePieces {

  static final int GENERAL = 1;
  static final int BANNER = 2;
  static final int CAVALRYMAN = 3;
  static final int SCOUT = 4;
  static final int ARTILLERY = 5;
  static final int FORT = 6;
  static final int INFANTRYMAN = 7;
  static final int SENIOR = 8;

  /** Number of kinds. */
  static final int KINDS = 8;

  /** How many an army began with of each kind that an Infantryman can be exchanged for. */
  static final int EXCHANGEABLE = 2;

  static final Army SOUTH = new Army("south", "South", Team.FIRST);
  static final Army NORTH = new Army("north", "North", Team.SECOND);
  static final List<Army> ARMIES = List.of(SOUTH, NORTH);

  private static final List<PieceKind> KIND_LIST =
      List.of(
          new PieceKind("general", 'G', "General", "S general"),
          new PieceKind("banner", 'B', "Banner carriers", "S banner"),
          new PieceKind("cavalryman", 'C', "Cavalryman", "S cavalryman"),
          new PieceKind("scout", 'S', "Scout", "S scout"),
          new PieceKind("artillery", 'A', "Artillery", "S artillery"),
          new PieceKind("fort", 'F', "Fort", "S fort"),
          new PieceKind("infantryman", 'I', "Infantryman", "S infantryman"),
          new PieceKind("senior", 'N', "senior Infantryman", "S senior"));

  /** Every piece in the order of its number less 1. */
  static final List<Piece> PIECES = pieces();

  /** Every piece by the symbol of position strings. */
  static final Map<String, Piece> BY_SYMBOL = bySymbol();

  /** How many of a piece an army may have where that is limited by itself ({@code S armies}). */
  static final Map<Piece, Integer> MOST =
      PIECES.stream()
          .filter(piece -> kind(piece.kind()) <= BANNER)
          .collect(Collectors.toUnmodifiableMap(piece -> piece, piece -> 1));

  private SiegePieces() {}

  /**
   * Returns the number of a piece.
   *
   * @param army 0 for South, 1 for North
   * @param kind one of the kinds above
   */
  static int number(int army, int kind) {
    return army * KINDS + kind;
  }

  /** Returns the number of a piece. */
  static int number(Piece piece) {
    return PIECES.indexOf(piece) + 1;
  }

  /** Returns the army of a piece's number, 0 or 1. */
  static int army(int number) {
    return (number - 1) / KINDS;
  }

  /** Returns the team of an army, 0 or 1. */
  static Team team(int army) {
    return ARMIES.get(army).team();
  }

  /** Returns the kind of a piece's number. */
  static int kind(int number) {
    return (number - 1) % KINDS + 1;
  }

  /** Returns the number of a kind. */
  static int kind(PieceKind kind) {
    return KIND_LIST.indexOf(kind) + 1;
  }

  /** Returns the piece of a number. */
  static Piece piece(int number) {
    return PIECES.get(number - 1);
  }

  /** Returns a kind by its number. */
  static PieceKind pieceKind(int kind) {
    return KIND_LIST.get(kind - 1);
  }

  private static List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    for (Army army : ARMIES) {
      for (PieceKind kind : KIND_LIST) {
        String letter = Character.toString(kind.letter());
        pieces.add(
            new Piece(
                army.team() == Team.FIRST ? letter : letter.toLowerCase(Locale.ROOT), kind, army));
      }
    }
    return List.copyOf(pieces);
  }

  private static Map<String, Piece> bySymbol() {
    Map<String, Piece> bySymbol = new LinkedHashMap<>();
    PIECES.forEach(piece -> bySymbol.put(piece.symbol(), piece));
    return bySymbol;
  }
}
