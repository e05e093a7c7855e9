package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.LIGHT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.board.Square;
import vauban.rules.game.Fault;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;
import vauban.rules.kit.PositionFields;
import vauban.rules.kit.PositionFields.Field;

/** Reads, writes and checks the positions people set up. */
final class WarChessSetup {

  private static final int PLACEMENT = 0;
  private static final int TURN = 1;
  private static final int HALFMOVE = 2;
  private static final int FULLMOVE = 3;

  private static final Map<String, Piece> BY_SYMBOL = bySymbol();

  private WarChessSetup() {}

  private static Map<String, Piece> bySymbol() {
    Map<String, Piece> bySymbol = new LinkedHashMap<>();
    WarChessPieces.PIECES.forEach(piece -> bySymbol.put(piece.symbol(), piece));
    return bySymbol;
  }

  static Setup read(Game game, Options options, String text) {
    PositionFields fields =
        new PositionFields(
            text,
            Field.PLACEMENT,
            new Field("turn", "[a-z]"),
            Field.number("halfmove clock"),
            Field.number("move number"));
    refuseForeign(text);
    return new Setup(
        game,
        options,
        fields.placement(PLACEMENT, game.board(), BY_SYMBOL),
        fields.oneOf(TURN, "turn", WarChessTurns.CODES),
        null,
        fields.number(HALFMOVE, "halfmove clock", 0),
        fields.number(FULLMOVE, "move number", 1));
  }

  /** A letter that only the other side has deserves a better answer than "unknown". */
  private static void refuseForeign(String text) {
    int end = text.length() - text.stripLeading().length();
    while (!Character.isWhitespace(text.charAt(end))) {
      switch (text.charAt(end)) {
        case 'K' ->
            throw foreign(
                end, "'K' would be a Citadel of the attacker; only the defender has one, k");
        case 'w' ->
            throw foreign(
                end, "'w' would be a Wagon of the defender; only the attacker has one, W");
        default -> end++;
      }
    }
  }

  private static InvalidPosition foreign(int index, String reason) {
    return new InvalidPosition(new Fault("placement", reason, index + 1, WarChessRules.ARMIES));
  }

  static String write(Setup setup) {
    return "%s %s %d %d"
        .formatted(
            PositionFields.placement(setup.game().board(), setup.pieces()),
            setup.turn(),
            setup.halfmove(),
            setup.fullmove());
  }

  /**
   * Finds out whether a setup can be a position. Figures may stand anywhere, the Citadel too, as
   * the plates' own examples need it; missing ones have been taken.
   */
  static void check(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    setup.pieces().forEach((square, piece) -> checkFigure(square, piece, faults));
    for (int number = LIGHT; number <= WarChessPieces.LAST; number++) {
      checkStrength(setup, number, faults);
    }
    checkClocks(setup, faults);
    if (!faults.isEmpty()) {
      throw new InvalidPosition(faults);
    }
  }

  private static void checkFigure(Square square, Piece piece, List<Fault> faults) {
    if (!WarChessPieces.PIECES.contains(piece)) {
      faults.add(
          Fault.at(square, piece.name() + " is no figure of War-Chess", WarChessRules.ARMIES));
    }
    if (!square.terrain().occupiable()) {
      faults.add(Fault.at(square, "it is river, so nothing can stand there", WarChessRules.RIVER));
    }
  }

  private static void checkStrength(Setup setup, int number, List<Fault> faults) {
    Piece piece = WarChessPieces.piece(number);
    List<Square> squares =
        setup.pieces().entrySet().stream()
            .filter(entry -> entry.getValue().equals(piece))
            .map(Map.Entry::getKey)
            .toList();
    int most = WarChessPieces.strength(number);
    if (squares.size() > most) {
      faults.add(
          new Fault(
              "placement",
              "%s of %s on %s: that is %d, but he begins with %d and never gains one"
                  .formatted(
                      piece.kind().name(),
                      WarChessWords.side(WarChessPieces.side(piece.army().team())),
                      String.join(", ", squares.stream().map(Square::name).toList()),
                      squares.size(),
                      most),
              0,
              WarChessRules.ARMIES,
              squares));
    }
  }

  private static void checkClocks(Setup setup, List<Fault> faults) {
    if (!WarChessTurns.CODES.contains(setup.turn())) {
      faults.add(new Fault("turn", "'%s' is not one of w b".formatted(setup.turn()), 0, null));
    }
    if (setup.command() != null) {
      faults.add(new Fault("command", "War-Chess has no commands", 0, null));
    }
    if (setup.halfmove() < 0) {
      faults.add(new Fault("halfmove clock", setup.halfmove() + " is less than 0", 0, null));
    }
    if (setup.fullmove() < 1) {
      faults.add(new Fault("move number", setup.fullmove() + " is less than 1", 0, null));
    }
  }
}
