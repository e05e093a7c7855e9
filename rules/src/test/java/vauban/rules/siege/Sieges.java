package vauban.rules.siege;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/** Positions of Siege as the tests write them: {@code south("Ge1", "ga8", "Fc3")}. */
final class Sieges {

  static final Game SIEGE = Games.SIEGE;

  private Sieges() {}

  /** Returns a position with South to move. */
  static Position south(String... pieces) {
    return SIEGE.position(setup("w", pieces));
  }

  /** Returns a position with North to move. */
  static Position north(String... pieces) {
    return SIEGE.position(setup("b", pieces));
  }

  /** Returns a setup that need not be possible. */
  static Setup setup(String turn, String... pieces) {
    Map<Square, Piece> placed = new LinkedHashMap<>();
    for (String piece : pieces) {
      placed.put(
          SIEGE.board().square(piece.substring(1)),
          SIEGE.pieces().stream()
              .filter(known -> known.symbol().equals(piece.substring(0, 1)))
              .findFirst()
              .orElseThrow());
    }
    return new Setup(SIEGE, SIEGE.options(), placed, turn, null, 0, 1);
  }

  /** Returns the squares that a piece can go to, in the board's order. */
  static List<String> targets(Position position, String from) {
    return position.legalMoves().stream()
        .filter(move -> Optional.ofNullable(move.from()).orElseThrow().name().equals(from))
        .map(move -> Optional.ofNullable(move.to()).orElseThrow())
        .distinct()
        .sorted((a, b) -> Integer.compare(a.index(), b.index()))
        .map(Square::name)
        .toList();
  }

  /** Returns squares written with blanks between, in the board's order. */
  static List<String> squares(String names) {
    return Arrays.stream(names.split(" ", -1))
        .map(SIEGE.board()::square)
        .sorted((a, b) -> Integer.compare(a.index(), b.index()))
        .map(Square::name)
        .toList();
  }

  /** Returns the position after moves. */
  static Position play(Position start, String... moves) {
    Position position = start;
    for (String move : moves) {
      position = position.play(move);
    }
    return position;
  }
}
