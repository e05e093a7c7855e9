package vauban.rules.paris;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;
import vauban.rules.kit.PositionFields;
import vauban.rules.kit.PositionFields.Field;

/** Reads and writes position strings, and knows the arrays ({@code SP array}). */
final class ParisSetups {

  private static final String THREE_RANKS =
      "1g1k1l1l1k1c/m1m1m1m1m1m1/1m1m1m1m1m1m/12/12/6/9/6/8/6/9/12/12"
          + "/1M1M1M1M1M1M/M1M1M1M1M1M1/1C1K1L1L1K1G p - 0 1";
  private static final String TWO_RANKS =
      "1g1k1l1l1k1c/mmmmmmmmmmmm/12/12/12/6/9/6/8/6/9/12/12/12/MMMMMMMMMMMM/1C1K1L1L1K1G p - 0 1";
  private static final int FILES_OF_A_WING = 6;

  private ParisSetups() {}

  /** Returns the array. */
  static Setup start(ParisGame game, ParisOptions options) {
    Setup setup =
        read(
            game,
            options,
            switch (options.array()) {
              case THREE_RANKS -> THREE_RANKS;
              case TWO_RANKS -> TWO_RANKS;
            });
    return options.players() == 5 ? inWings(setup) : setup;
  }

  /**
   * Returns how many of each piece a position may have: as many as the array, and the garrison that
   * is placed ({@code SP rule 1}, {@code SP rule 9}).
   */
  static Map<Piece, Integer> most(ParisGame game, ParisOptions options) {
    Map<Piece, Integer> most = new HashMap<>();
    ParisPieces.ALL.forEach(piece -> most.put(piece, 0));
    start(game, options).pieces().values().forEach(piece -> most.merge(piece, 1, Integer::sum));
    ParisPlacings.PLACING.pieces().forEach(piece -> most.merge(piece, 1, Integer::sum));
    return most;
  }

  private static Setup inWings(Setup setup) {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    setup.pieces().forEach((square, piece) -> pieces.put(square, inWing(square, piece)));
    return new Setup(
        setup.game(),
        setup.options(),
        pieces,
        setup.turn(),
        setup.command(),
        setup.halfmove(),
        setup.fullmove());
  }

  /** An army's left is the side of the player who looks across the board from behind it. */
  private static Piece inWing(Square square, Piece piece) {
    boolean west = square.file() < FILES_OF_A_WING;
    boolean left = piece.army().equals(ParisWing.WHITE.army()) == west;
    Piece winged = ParisPieces.BY_SYMBOL.get(piece.symbol() + "'");
    return left && winged != null ? winged : piece;
  }

  /**
   * Reads a position string.
   *
   * @throws InvalidPosition where it cannot be read
   */
  static Setup read(ParisGame game, ParisOptions options, String text) {
    PositionFields fields =
        new PositionFields(
            text,
            Field.PLACEMENT,
            new Field("turn", "[a-z]{1,2}'?"),
            new Field("command", "-|[a-z][0-9]+"),
            Field.number("halfmove clock"),
            Field.number("fullmove number"));
    return new Setup(
        game,
        options,
        fields.placement(0, ParisBoard.BOARD, ParisPieces.BY_SYMBOL),
        turn(fields, options.players()),
        command(fields),
        fields.number(3, "halfmove clock", 0),
        fields.number(4, "fullmove number", 1));
  }

  private static String turn(PositionFields fields, int players) {
    String code = fields.text(1);
    if (!ParisTurn.codes(players).contains(code)) {
      throw fields.fault(1, "turn", ParisTurn.unknown(code, players));
    }
    return code;
  }

  private static @Nullable Square command(PositionFields fields) {
    String text = fields.text(2);
    return text.equals("-")
        ? null
        : ParisBoard.BOARD
            .find(text)
            .orElseThrow(
                () ->
                    fields.fault(2, "command", "'%s' is neither a square nor '-'".formatted(text)));
  }

  /** Writes a position string. */
  static String write(Setup setup) {
    Square command = setup.command();
    return "%s %s %s %d %d"
        .formatted(
            PositionFields.placement(ParisBoard.BOARD, setup.pieces()),
            setup.turn(),
            command == null ? "-" : command.name(),
            setup.halfmove(),
            setup.fullmove());
  }
}
