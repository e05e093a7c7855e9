package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CITADEL;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.board.Square;
import vauban.rules.game.Mark;

/** What a player sees of exposures and command. */
final class WarChessMarks {

  private WarChessMarks() {}

  static List<Mark> of(WarChessField field) {
    List<Mark> marks = new ArrayList<>();
    WarChessWords words = new WarChessWords(field);
    WarChessThreats threats = new WarChessThreats();
    for (int side : new int[] {0, BLACK}) {
      threats.look(field, side);
      for (int square : threats.exposedSquares()) {
        marks.add(
            new Mark(
                square(square), "exposed", words.exposed(threats, square), WarChessRules.EXPOSED));
      }
      if (threats.commanded()) {
        int citadel = field.square(CITADEL, 0);
        marks.add(
            new Mark(
                square(citadel), "commanded", words.commanded(threats), WarChessRules.COMMANDED));
      }
    }
    return marks;
  }

  private static Square square(int index) {
    return WarChessBoard.board().square(index);
  }
}
