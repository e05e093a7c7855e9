package vauban.lab.puzzle;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import vauban.rules.board.Square;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Move;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/**
 * Which piece gives a check of Siege: the one without which there is none. What moves is asked to
 * leave the board.
 */
final class Checks {

  private Checks() {}

  /** Returns whether a move gives a check that stands without the piece moved. */
  static boolean discovers(Position before, Move move) {
    Position after = before.play(move);
    Square to = move.to();
    return to != null && isCheck(after) && isCheckWithout(after, to);
  }

  /** Returns whether a move gives a check by Artillery over the piece moved. */
  static boolean screens(Position before, Move move) {
    Position after = before.play(move);
    Square to = move.to();
    return to != null
        && isCheck(after)
        && !isCheckWithout(after, to)
        && after.pieces().entrySet().stream()
            .filter(entry -> !entry.getKey().equals(to))
            .filter(entry -> isGunAgainst(after, entry.getValue()))
            .anyMatch(entry -> !isCheckWithout(after, entry.getKey()));
  }

  private static boolean isGunAgainst(Position after, Piece piece) {
    return piece.kind().id().equals("artillery") && piece.army().team() != after.team();
  }

  /** A mate is over and bears no marks, but its check still lies between the pieces. */
  private static boolean isCheck(Position position) {
    return position.marks().stream().anyMatch(mark -> Objects.equals(mark.kind(), "check"));
  }

  private static boolean isCheckWithout(Position position, Square square) {
    Map<Square, Piece> others = new HashMap<>(position.pieces());
    others.remove(square);
    Setup setup = position.setup();
    try {
      return isCheck(
          position
              .game()
              .position(
                  new Setup(
                      setup.game(),
                      setup.options(),
                      others,
                      setup.turn(),
                      setup.command(),
                      setup.halfmove(),
                      setup.fullmove())));
    } catch (InvalidPosition notLegal) {
      return false;
    }
  }
}
