package vauban.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/**
 * A way to turn or mirror a board and to exchange pieces that leaves a game's rules as they are.
 *
 * @param square name of the square that takes a square's place
 * @param symbol symbol of the piece that takes a piece's place
 * @param turn code of the turn that takes a turn's place
 */
record Symmetry(
    String name,
    UnaryOperator<String> square,
    UnaryOperator<String> symbol,
    UnaryOperator<String> turn) {

  /** Returns the position that the symmetry makes of one. */
  Position of(Position position) {
    Map<Square, Piece> moved = new LinkedHashMap<>();
    position
        .pieces()
        .forEach((from, piece) -> moved.put(image(position, from), image(position, piece)));
    Map<Square, Piece> ordered = new LinkedHashMap<>();
    for (Square place : position.game().board().squares()) {
      if (moved.containsKey(place)) {
        ordered.put(place, moved.get(place));
      }
    }
    Setup setup = position.setup();
    return position
        .game()
        .position(
            new Setup(
                position.game(),
                position.options(),
                ordered,
                turn.apply(setup.turn()),
                position.command().map(at -> image(position, at)).orElse(null),
                setup.halfmove(),
                setup.fullmove()));
  }

  private Square image(Position position, Square from) {
    return position.game().board().square(square.apply(from.name()));
  }

  private Piece image(Position position, Piece piece) {
    String wanted = symbol.apply(piece.symbol());
    return position.game().pieces().stream()
        .filter(other -> other.symbol().equals(wanted))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String toString() {
    return name;
  }
}
