package vauban.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;

/**
 * A position that somebody is setting up, as a position string or field by field.
 *
 * @param fields what stands where and whose turn it is, or null for the position of the start
 */
record SetupRequest(GameStart start, @Nullable Fields fields) {

  private static final int MOST = 999_999;

  /** The fields of a body that make one. */
  static final List<String> FIELDS =
      List.of(
          "game",
          "preset",
          "options",
          "position",
          "pieces",
          "turn",
          "command",
          "halfmove",
          "fullmove");

  /** A position field by field. */
  record Fields(
      Map<Square, Piece> pieces,
      String turn,
      @Nullable Square command,
      int halfmove,
      int fullmove) {}

  /**
   * Reads it out of a body.
   *
   * @throws Refusal where a field is missing or of a wrong type, or names what the game has not
   * @throws vauban.rules.game.InvalidOption where the game has no such preset or option
   */
  static SetupRequest of(RequestBody body) {
    GameStart start = GameRequest.of(body).start();
    Map<String, String> symbols = body.textByName("pieces");
    Optional<String> turn = body.textIfAny("turn");
    if (turn.isEmpty() && symbols.isEmpty()) {
      return new SetupRequest(start, null);
    }
    if (start.text() != null) {
      throw Refusal.wrong("give either 'position' or 'pieces' and 'turn', not both");
    }
    Game game = start.game();
    Fields fields =
        new Fields(
            pieces(game, symbols),
            body.text("turn"),
            body.textIfAny("command").map(name -> square(game, name)).orElse(null),
            body.whole("halfmove", 0, MOST, 0),
            body.whole("fullmove", 1, MOST, 1));
    return new SetupRequest(start, fields);
  }

  /**
   * Returns what was set up, which need not be possible.
   *
   * @throws vauban.rules.game.InvalidPosition where the position string cannot be read
   */
  Setup setup() {
    Game game = start.game();
    if (fields == null) {
      return start.text() == null
          ? start.position().setup()
          : game.setup(start.options(), start.text());
    }
    return new Setup(
        game,
        start.options(),
        fields.pieces,
        fields.turn,
        fields.command,
        fields.halfmove,
        fields.fullmove);
  }

  private static Map<Square, Piece> pieces(Game game, Map<String, String> symbols) {
    Map<Square, Piece> unordered =
        symbols.entrySet().stream()
            .collect(
                Collectors.toMap(
                    entry -> square(game, entry.getKey()),
                    entry -> piece(game, entry.getValue(), entry.getKey())));
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    for (Square square : game.board().squares()) {
      Piece piece = unordered.get(square);
      if (piece != null) {
        pieces.put(square, piece);
      }
    }
    return pieces;
  }

  private static Square square(Game game, String name) {
    return game.board()
        .find(name)
        .orElseThrow(
            () -> Refusal.wrong("the board of %s has no square '%s'".formatted(game.name(), name)));
  }

  private static Piece piece(Game game, String symbol, String square) {
    return game.pieces().stream()
        .filter(piece -> piece.symbol().equals(symbol))
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.wrong(
                    "'%s' on %s is no piece of %s; its pieces are %s"
                        .formatted(
                            symbol,
                            square,
                            game.name(),
                            String.join(" ", game.pieces().stream().map(Piece::symbol).toList()))));
  }
}
