package vauban.rules.paris;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Verdict;

/**
 * Positions of a few pieces, set up as {@code "Mb3"}, {@code "m'h5"}. Pieces of the garrison that
 * are not named wait in the free cells of the fort.
 */
final class Scene {

  private final Options options;
  private final Map<Square, Piece> pieces = new LinkedHashMap<>();
  private int halfmove;
  private List<String> waiting = ParisBoard.RING;

  private Scene(Options options) {
    this.options = options;
  }

  /** Starts with the default rules. */
  static Scene of(String... pieces) {
    return under("bell-command", Map.of(), pieces);
  }

  static Scene under(String preset, Map<String, String> changes, String... pieces) {
    Scene scene = new Scene(Games.SIEGE_OF_PARIS.options(preset, changes));
    for (String piece : pieces) {
      int name = piece.charAt(1) == '\'' ? 2 : 1;
      scene.put(
          piece.substring(0, name), Games.SIEGE_OF_PARIS.board().square(piece.substring(name)));
    }
    return scene;
  }

  /** Lets the pieces of the garrison that are not named wait on rank 16 instead of in the fort. */
  Scene outside() {
    waiting = List.of("a16", "b16", "c16", "d16", "e16", "f16", "g16", "h16");
    return this;
  }

  Scene halfmove(int plies) {
    halfmove = plies;
    return this;
  }

  /** Returns the setup with the whole garrison. */
  Setup setup(String turn, String command) {
    for (Piece piece : ParisPlacings.PLACING.pieces().reversed()) {
      long due = ParisPlacings.PLACING.pieces().stream().filter(piece::equals).count();
      if (pieces.values().stream().filter(piece::equals).count() < due) {
        pieces.put(free(piece), piece);
      }
    }
    return new Setup(
        Games.SIEGE_OF_PARIS,
        options,
        pieces,
        turn,
        command.equals("-") ? null : Games.SIEGE_OF_PARIS.board().square(command),
        halfmove,
        9);
  }

  Position turn(String turn) {
    return commanded(turn, "-");
  }

  Position commanded(String turn, String command) {
    return Games.SIEGE_OF_PARIS.position(setup(turn, command));
  }

  /** Returns where the piece on a square can go, sorted. */
  static List<String> from(Position position, String square) {
    return position.legalMoves().stream()
        .filter(move -> move.from() != null && move.from().name().equals(square))
        .filter(move -> move.command() == null)
        .map(move -> Objects.requireNonNull(move.to()).name())
        .sorted()
        .toList();
  }

  /** Returns the texts of the moves that carry a command, sorted. */
  static List<String> commands(Position position) {
    return position.legalMoves().stream()
        .filter(move -> move.command() != null)
        .map(Move::text)
        .sorted()
        .toList();
  }

  /** Returns the rule and the reason that refuse a move: {@code SP rule 2: From ...}. */
  static String refusal(Position position, String move) {
    return switch (position.explain(move)) {
      case Verdict.Legal legal -> "legal: " + legal.move();
      case Verdict.Illegal illegal -> illegal.rule().id() + ": " + illegal.reason();
      case Verdict.Unreadable unreadable -> "unreadable: " + unreadable.reason();
    };
  }

  private void put(String symbol, Square square) {
    pieces.put(square, Objects.requireNonNull(ParisPieces.BY_SYMBOL.get(symbol)));
  }

  private Square free(Piece piece) {
    return waiting.stream()
        .map(Games.SIEGE_OF_PARIS.board()::square)
        .filter(square -> !pieces.containsKey(square))
        .filter(square -> ParisBoard.cell(square) || fits(piece, square))
        .findFirst()
        .orElseThrow();
  }

  private static boolean fits(Piece piece, Square square) {
    return !piece
        .kind()
        .equals(ParisBoard.dark(square) ? ParisPieces.LIGHT_MAN : ParisPieces.DARK_MAN);
  }
}
