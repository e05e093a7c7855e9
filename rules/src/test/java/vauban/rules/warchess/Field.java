package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Move;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Verdict;

/** Sets positions up for tests, by figures such as {@code Ac16} or by plate 4's numbers. */
final class Field {

  private static final Game GAME = Games.WAR_CHESS;

  private Field() {}

  /**
   * Returns a position.
   *
   * @param turn {@code w} or {@code b}
   * @param figures such as {@code Ac16 Wi18 kh3}
   */
  static Position of(String turn, String figures) {
    Map<Square, Piece> given = new LinkedHashMap<>();
    for (String figure : figures.split(" ", -1)) {
      given.put(GAME.board().square(figure.substring(1)), piece(figure.substring(0, 1)));
    }
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    for (Square square : GAME.board().squares()) {
      if (given.containsKey(square)) {
        pieces.put(square, given.get(square));
      }
    }
    return GAME.position(new Setup(GAME, GAME.options(), pieces, turn, null, 0, 1));
  }

  private static Piece piece(String symbol) {
    return GAME.pieces().stream()
        .filter(piece -> piece.symbol().equals(symbol))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the name of the square that plate 4 gives a number. */
  static String plate(int number) {
    return WarChessBoard.plateSquare(number).orElseThrow().name();
  }

  /** Returns the names of squares by plate 4's numbers, parted by blanks. */
  static List<String> plates(String numbers) {
    return Stream.of(numbers.split(" ", -1)).map(Integer::valueOf).map(Field::plate).toList();
  }

  /** Returns the names of the squares that the figure on a square can legally go to. */
  static List<String> targets(Position position, String from) {
    return position.legalMoves().stream()
        .map(Move::text)
        .filter(text -> text.startsWith(from) && !Character.isDigit(text.charAt(from.length())))
        .map(text -> text.substring(from.length()))
        .toList();
  }

  static List<String> legal(Position position) {
    return position.legalMoves().stream().map(Move::text).toList();
  }

  /** Returns the names of the squares that bear a mark of a kind. */
  static List<String> marked(Position position, String kind) {
    return position.marks().stream()
        .filter(mark -> mark.kind().equals(kind))
        .map(Mark::square)
        .map(Square::name)
        .toList();
  }

  /** Asserts that a move is refused by a rule with words that say all of this. */
  static void assertRefused(Position position, String move, String rule, String... words) {
    assertThat(position.explain(move))
        .as(move)
        .isInstanceOfSatisfying(
            Verdict.Illegal.class,
            illegal -> {
              assertThat(illegal.rule().id()).as(illegal.reason()).isEqualTo(rule);
              assertThat(illegal.reason()).endsWith(".");
              for (String part : words) {
                assertThat(illegal.reason()).contains(part);
              }
            });
  }

  static void assertLegal(Position position, String... moves) {
    for (String move : moves) {
      assertThat(position.explain(move)).as(move).isInstanceOf(Verdict.Legal.class);
    }
  }
}
