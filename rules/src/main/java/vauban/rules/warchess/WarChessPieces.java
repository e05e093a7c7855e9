package vauban.rules.warchess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vauban.rules.game.Army;
import vauban.rules.game.Piece;
import vauban.rules.game.PieceKind;
import vauban.rules.game.Team;

/**
 * The figures and the numbers they go by. The attacker's are 1 to 5, the defender's 6 to 10; the
 * fifth of each is what his enemy must take: the Wagon, the Citadel.
 */
final class WarChessPieces {

  static final int EMPTY = 0;

  // Kinds, and at the same time the attacker's figures; add BLACK for the defender's.
  static final int LIGHT = 1;
  static final int LINE = 2;
  static final int CAVALRY = 3;
  static final int ARTILLERY = 4;
  static final int PRIZE = 5;

  /** What is added to a kind to number the defender's figure. */
  static final int BLACK = 5;

  static final int WAGON = PRIZE;
  static final int CITADEL = BLACK + PRIZE;

  /** Highest number of a figure. */
  static final int LAST = CITADEL;

  static final Army ATTACKER = new Army("white", "Attacker", Team.FIRST);
  static final Army DEFENDER = new Army("black", "Defender", Team.SECOND);

  private static final PieceKind LIGHT_KIND =
      new PieceKind("light", 'L', "Light Infantry", WarChessRules.LIGHT);
  private static final PieceKind LINE_KIND =
      new PieceKind("line", 'I', "Infantry of the Line", WarChessRules.LINE);
  private static final PieceKind CAVALRY_KIND =
      new PieceKind("cavalry", 'C', "Cavalry", WarChessRules.CAVALRY);
  private static final PieceKind ARTILLERY_KIND =
      new PieceKind("artillery", 'A', "Artillery", WarChessRules.ARTILLERY);
  private static final PieceKind WAGON_KIND =
      new PieceKind("wagon", 'W', "Wagon", WarChessRules.WAGON);
  private static final PieceKind CITADEL_KIND =
      new PieceKind("citadel", 'K', "Citadel", WarChessRules.CITADEL);

  /** Every figure, the one numbered 1 first. */
  static final List<Piece> PIECES = pieces();

  /** How many of a figure an army has at the start, by its number. */
  private static final int[] STRENGTH = {0, 4, 5, 2, 2, 1, 4, 5, 2, 2, 1};

  /** How many of a figure an army may have: as many as at the start. */
  static final Map<Piece, Integer> MOST =
      PIECES.stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  piece -> piece, piece -> strength(PIECES.indexOf(piece) + 1)));

  private WarChessPieces() {}

  /** Returns the figure of that number, 1 to {@link #LAST}. */
  static Piece piece(int number) {
    return PIECES.get(number - 1);
  }

  /** Returns how many of a figure an army has at the start. */
  static int strength(int number) {
    return STRENGTH[number];
  }

  /** Returns the kind of a figure, {@link #LIGHT} to {@link #PRIZE}. */
  static int kind(int number) {
    return number > BLACK ? number - BLACK : number;
  }

  /** Returns the number that a side adds to a kind: 0 for the attacker. */
  static int side(Team team) {
    return team == Team.FIRST ? 0 : BLACK;
  }

  /** Returns whether a figure, not {@link #EMPTY}, belongs to a side. */
  static boolean owns(int side, int number) {
    return number > BLACK == (side == BLACK);
  }

  /** Returns the table that makes a placement list the squares of each figure apart. */
  static int[] groups() {
    return IntStream.rangeClosed(EMPTY, LAST).toArray();
  }

  private static List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    for (PieceKind kind :
        List.of(LIGHT_KIND, LINE_KIND, CAVALRY_KIND, ARTILLERY_KIND, WAGON_KIND)) {
      pieces.add(new Piece(Character.toString(kind.letter()), kind, ATTACKER));
    }
    for (PieceKind kind :
        List.of(LIGHT_KIND, LINE_KIND, CAVALRY_KIND, ARTILLERY_KIND, CITADEL_KIND)) {
      pieces.add(
          new Piece(Character.toString(Character.toLowerCase(kind.letter())), kind, DEFENDER));
    }
    return List.copyOf(pieces);
  }
}
