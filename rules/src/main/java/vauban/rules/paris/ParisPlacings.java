package vauban.rules.paris;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Placing;

/** The 1120 ways to place the garrison in the cells ({@code SP placing}). */
final class ParisPlacings {

  /** What is placed where; the squares are in the order of the move's letters. */
  static final Placing PLACING =
      new Placing(
          ParisBoard.RING.stream().map(ParisBoard.BOARD::square).toList(),
          "RQOOOXXX".chars().mapToObj(ParisPlacings::piece).toList(),
          "ROXOQXOX");

  /** How many letters a placing has. */
  static final int LETTERS = 8;

  /** Letters of each placing, sorted. */
  private static final List<String> TEXTS = texts();

  private static final int[] CELLS = PLACING.squares().stream().mapToInt(Square::index).toArray();

  /** Number of each piece by its letter. */
  private static final int[] NUMBERS = new int['Z'];

  static {
    PLACING
        .pieces()
        .forEach(piece -> NUMBERS[piece.symbol().charAt(0)] = ParisPieces.number(piece));
  }

  private ParisPlacings() {}

  /** Returns how many there are. */
  static int count() {
    return TEXTS.size();
  }

  /** Returns the letters of a placing by its number, from 0. */
  static String letters(int number) {
    return TEXTS.get(number);
  }

  /** Returns the index of the cell that a letter of a placing stands for, from 0. */
  static int cell(int letter) {
    return CELLS[letter];
  }

  /** Returns the number of the piece that a placing puts on the cell of a letter. */
  static int piece(int number, int letter) {
    return NUMBERS[TEXTS.get(number).charAt(letter)];
  }

  private static Piece piece(int letter) {
    Piece piece = ParisPieces.BY_SYMBOL.get(Character.toString(letter));
    if (piece == null) {
      throw new IllegalArgumentException("no piece " + (char) letter);
    }
    return piece;
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    extend("", "OOOQRXXX", texts);
    return List.copyOf(texts);
  }

  /**
   * Adds every text that begins so and goes on with letters left.
   *
   * @param left letters in their order
   */
  private static void extend(String placed, String left, List<String> texts) {
    if (left.isEmpty()) {
      texts.add(placed);
      return;
    }
    for (int i = 0; i < left.length(); i++) {
      if (left.indexOf(left.charAt(i)) == i) {
        extend(placed + left.charAt(i), left.substring(0, i) + left.substring(i + 1), texts);
      }
    }
  }
}
