package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessRefusals.refusal;

import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
import vauban.rules.game.Verdict;

/** Says why a figure has no way from its square to another. */
final class WarChessWay {

  private final Board board = WarChessBoard.board();
  private final WarChessField field;
  private final Square from;
  private final Square to;

  WarChessWay(WarChessField field, Square from, Square to) {
    this.field = field;
    this.from = from;
    this.to = to;
  }

  /** Says it of squares between which the generator found no way. */
  Verdict.Illegal refuse() {
    int figure = field.at(from.index());
    Direction direction = direction();
    if (direction == null) {
      return refusal(
          WarChessRules.MOVE,
          "No straight line leads from %s to %s. %s".formatted(from, to, habit(figure)));
    }
    if (steps() > WarChessLines.range(figure, direction)) {
      return refusal(
          WarChessRules.MOVE,
          "The %s does not reach %s. %s"
              .formatted(new WarChessWords(field).figure(from.index()), to, habit(figure)));
    }
    return obstacle(direction);
  }

  private Verdict.Illegal obstacle(Direction direction) {
    int at = from.index();
    int next = board.neighbour(at, direction);
    while (next != Board.NONE && field.at(next) == 0) {
      at = next;
      next = board.neighbour(at, direction);
    }
    return next == Board.NONE
        ? refusal(
            WarChessRules.RIVER,
            "The river cuts the way from %s to %s beyond %s."
                .formatted(from, to, WarChessWords.name(at)))
        : refusal(
            WarChessRules.MOVE,
            "%s stands in the way from %s to %s."
                .formatted(
                    WarChessWords.capitalised(new WarChessWords(field).owned(next)), from, to));
  }

  private @Nullable Direction direction() {
    int dx = to.file() - from.file();
    int dy = to.rank() - from.rank();
    if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
      return null;
    }
    for (Direction direction : Direction.values()) {
      if (direction.dx() == Integer.signum(dx) && direction.dy() == Integer.signum(dy)) {
        return direction;
      }
    }
    return null;
  }

  /** Steps along a straight or lateral line cover two files or ranks, oblique ones one of each. */
  private int steps() {
    int dx = Math.abs(to.file() - from.file());
    int dy = Math.abs(to.rank() - from.rank());
    return dx == dy ? dx : (dx + dy) / 2;
  }

  /** Returns the sentence of the rules that says how a figure moves. */
  private static String habit(int figure) {
    String text = WarChessRules.rule(WarChessPieces.piece(figure).kind().rule()).text();
    return text.substring(0, text.indexOf(". ") + 1);
  }
}
