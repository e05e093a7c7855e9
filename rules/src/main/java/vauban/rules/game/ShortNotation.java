package vauban.rules.game;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vauban.rules.board.Square;

/**
 * Moves as people write them, with the habits of chess's SAN: {@code Cxe4}, {@code Iae4}, {@code
 * If8=F+}, {@code Me4!f5}, {@code @ROXOQXOX}, {@code pass}.
 *
 * <p>Every piece has its letter, the foot soldiers too: with up to eleven kinds on a board, a move
 * without one would have to be guessed. Where several pieces of a kind can make the move, the file
 * left is added; where that is not enough, the rank; where neither is, both. Signs at the end
 * ({@code +}, {@code #}) may be left out when reading, and more of the square left than needed may
 * be given.
 */
public final class ShortNotation {

  // No board has a file x, so an x is always the capture sign.
  private static final Pattern FORM =
      Pattern.compile(
          "([A-Z])([a-wyz])?([0-9]{1,2})?(x)?([a-z][0-9]{1,2})(=[A-Z])?(![a-z][0-9]{1,2})?[+#]?");

  private ShortNotation() {}

  /** What a text can mean in a position. */
  sealed interface Reading {
    record One(Move move) implements Reading {}

    record Several(List<Move> moves) implements Reading {}

    record Nothing() implements Reading {}
  }

  static String write(Position position, WorkingPosition working, Move move) {
    Square from = move.from();
    Square to = move.to();
    if (from == null || to == null) {
      return move.text();
    }
    String letter = letter(position, from);
    List<Square> rivals =
        position.legalMoves().stream()
            .filter(other -> to.equals(other.to()))
            .map(Move::from)
            .filter(square -> square != null && !square.equals(from))
            .filter(square -> letter(position, square).equals(letter))
            .distinct()
            .toList();
    return letter
        + which(from, rivals)
        + (move.captured() == null ? "" : "x")
        + to.name()
        + working.copy().shortSuffix(move.packed());
  }

  static Reading read(Position position, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return new Reading.Nothing();
    }
    List<Move> moves =
        position.legalMoves().stream().filter(move -> fits(position, move, form)).toList();
    return switch (moves.size()) {
      case 0 -> new Reading.Nothing();
      case 1 -> new Reading.One(moves.getFirst());
      default -> new Reading.Several(moves);
    };
  }

  private static String letter(Position position, Square square) {
    return Character.toString(position.at(square).orElseThrow().kind().letter());
  }

  private static String which(Square from, List<Square> rivals) {
    if (rivals.isEmpty()) {
      return "";
    }
    if (rivals.stream().noneMatch(rival -> rival.file() == from.file())) {
      return from.name().substring(0, 1);
    }
    if (rivals.stream().noneMatch(rival -> rival.rank() == from.rank())) {
      return Integer.toString(from.rank());
    }
    return from.name();
  }

  private static boolean fits(Position position, Move move, Matcher form) {
    Square from = move.from();
    Square to = move.to();
    if (from == null || to == null) {
      return false;
    }
    String promotion = move.promotion() == null ? null : "=" + move.promotion().letter();
    String command = move.command() == null ? null : "!" + move.command().name();
    return letter(position, from).equals(form.group(1))
        && (form.group(2) == null || from.name().startsWith(form.group(2)))
        && (form.group(3) == null || from.rank() == Integer.parseInt(form.group(3)))
        && (form.group(4) == null || move.captured() != null)
        && to.name().equals(form.group(5))
        && java.util.Objects.equals(promotion, form.group(6))
        && java.util.Objects.equals(command, form.group(7));
  }
}
