package vauban.rules.paris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import vauban.rules.game.Army;
import vauban.rules.game.Piece;
import vauban.rules.game.PieceKind;
import vauban.rules.game.Team;

/** The pieces, numbered from 1 in the order of {@link #ALL}. */
final class ParisPieces {

  static final Army WHITE = new Army("white", "White", Team.FIRST);
  static final Army BLACK = new Army("black", "Black", Team.FIRST);
  static final Army RED = new Army("red", "Garrison", Team.SECOND);

  static final PieceKind GENERAL = new PieceKind("general", 'G', "General", "SP rule 3");
  static final PieceKind COLONEL = new PieceKind("colonel", 'C', "Colonel", "SP rule 4");
  static final PieceKind CAPTAIN = new PieceKind("captain", 'K', "Captain", "SP rule 5");
  static final PieceKind LIEUTENANT = new PieceKind("lieutenant", 'L', "Lieutenant", "SP rule 6");
  static final PieceKind MAN = new PieceKind("man", 'M', "Man", "SP rule 7");

  static final PieceKind RED_GENERAL = new PieceKind("redgeneral", 'R', "General", "SP rule 13");
  static final PieceKind RED_COLONEL = new PieceKind("redcolonel", 'Q', "Colonel", "SP colonel");
  static final PieceKind LIGHT_MAN = new PieceKind("lightman", 'O', "light Man", "SP rule 13");
  static final PieceKind DARK_MAN = new PieceKind("darkman", 'X', "dark Man", "SP rule 13");

  /** Every piece; a left wing has no General, which stands on its army's right. */
  static final List<Piece> ALL;

  /** The pieces by the symbol position strings write. */
  static final Map<String, Piece> BY_SYMBOL;

  /** Wing of each piece by its number. */
  private static final ParisWing[] WINGS;

  private static final Map<String, Integer> NUMBERS = new HashMap<>();
  private static final boolean[] MEN;
  private static final boolean[] GARRISON;

  static {
    List<Piece> all = new ArrayList<>();
    List<ParisWing> wings = new ArrayList<>();
    for (ParisWing wing : ParisWing.values()) {
      for (PieceKind kind : kinds(wing)) {
        String letter = Character.toString(kind.letter());
        String symbol = wing.forward() < 0 ? letter.toLowerCase(java.util.Locale.ROOT) : letter;
        all.add(new Piece(wing.left() ? symbol + "'" : symbol, kind, wing.army()));
        wings.add(wing);
      }
    }
    ALL = List.copyOf(all);
    BY_SYMBOL =
        ALL.stream()
            .collect(
                Collectors.toMap(
                    Piece::symbol,
                    Function.identity(),
                    (one, other) -> one,
                    java.util.LinkedHashMap::new));
    WINGS = new ParisWing[ALL.size() + 1];
    MEN = new boolean[ALL.size() + 1];
    GARRISON = new boolean[ALL.size() + 1];
    for (int i = 0; i < ALL.size(); i++) {
      NUMBERS.put(ALL.get(i).symbol(), i + 1);
      WINGS[i + 1] = wings.get(i);
      GARRISON[i + 1] = wings.get(i) == ParisWing.GARRISON;
      MEN[i + 1] = ALL.get(i).kind().equals(MAN);
    }
    WINGS[0] = ParisWing.WHITE;
  }

  private ParisPieces() {}

  /**
   * Returns the piece of that number.
   *
   * @param number from 1
   */
  static Piece piece(int number) {
    return ALL.get(number - 1);
  }

  /** Returns the number of a piece, from 1. */
  static int number(Piece piece) {
    return NUMBERS.getOrDefault(piece.symbol(), 0);
  }

  static ParisWing wing(int number) {
    return WINGS[number];
  }

  /** Returns the wing's number for each piece, as a placement wants it. */
  static int[] wings() {
    return Arrays.stream(WINGS).mapToInt(ParisWing::ordinal).toArray();
  }

  /** Returns whether it is a besieger's Man, as against an officer. */
  static boolean man(int number) {
    return MEN[number];
  }

  static boolean garrison(int number) {
    return GARRISON[number];
  }

  private static List<PieceKind> kinds(ParisWing wing) {
    return switch (wing) {
      case WHITE, BLACK -> List.of(GENERAL, COLONEL, CAPTAIN, LIEUTENANT, MAN);
      case WHITE_LEFT, BLACK_LEFT -> List.of(COLONEL, CAPTAIN, LIEUTENANT, MAN);
      case GARRISON -> List.of(RED_GENERAL, RED_COLONEL, LIGHT_MAN, DARK_MAN);
    };
  }
}
