package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.CITADEL;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vauban.rules.game.Piece;

/** Names for the figures of a field in sentences for people. */
final class WarChessWords {

  private final WarChessField field;

  WarChessWords(WarChessField field) {
    this.field = field;
  }

  /** Returns for example {@code the attacker}. */
  static String side(int side) {
    return side == 0 ? "the attacker" : "the defender";
  }

  static String name(int square) {
    return WarChessBoard.board().square(square).name();
  }

  /** Returns for example {@code Cavalry on e14}. */
  String figure(int square) {
    return WarChessPieces.piece(field.at(square)).kind().name() + " on " + name(square);
  }

  /** Returns for example {@code the attacker's Cavalry on e14}. */
  String owned(int square) {
    Piece piece = WarChessPieces.piece(field.at(square));
    return "the %s's %s".formatted(piece.army().name().toLowerCase(Locale.ROOT), figure(square));
  }

  /** Says which Artillery exposes a figure: a sentence with its full stop. */
  String exposed(WarChessThreats threats, int square) {
    return capitalised(
        "%s is exposed to the Artillery on %s."
            .formatted(owned(square), and(threats.exposing(square))));
  }

  /** Says which Artillery commands the Citadel: a sentence with its full stop. */
  String commanded(WarChessThreats threats) {
    return "The Citadel on %s is commanded by the Artillery on %s."
        .formatted(name(field.square(CITADEL, 0)), and(threats.commandingSquares()));
  }

  /** Returns for example {@code b3, e6 and g4}. */
  static String and(int[] squares) {
    List<String> names = new ArrayList<>();
    for (int square : squares) {
      names.add(name(square));
    }
    String last = names.removeLast();
    return names.isEmpty() ? last : String.join(", ", names) + " and " + last;
  }

  static String capitalised(String sentence) {
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }
}
