package vauban.engine.warchess;

import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.Piece;

/** The weights of War-Chess as the evaluator uses them. */
final class WarChessWeights {

  /** The weights of the resource {@code weights.txt}. */
  static final WarChessWeights TUNED =
      new WarChessWeights(Weights.read(WarChessWeights.class, "weights.txt"));

  /** What the gain of a move counts for Citadel and Wagon, whose capture ends the game. */
  private static final int WINNING = 5_000;

  /** The order of the kinds in the file. */
  private static final String KINDS = "LICA";

  private final Weights weights;

  /** By piece number. */
  final int[] values;

  final int[] troopsLeft;

  /** By the ordinal of the team, as those below: the attacker's first. */
  final int[][] assault;

  final int[][] guard;
  final int[][] battery;
  final int[][] besiegers;
  final int[] open;
  final int[] attacked;
  final int[] commanded;
  final int[] exposed;
  final int[] wagonRoom;

  /** By piece number, as those below. */
  final int[] stride;

  final int[] guarded;

  final int[] hanging;
  final int[] hangingToMove;
  final int[] harassed;
  final int[] harassedToMove;
  final int odds;
  final int tempo;

  WarChessWeights(Weights weights) {
    this.weights = weights;
    values = PieceTable.values(Games.WAR_CHESS, this::value);
    troopsLeft = weights.table("troops-left");
    assault = bySide("assault", "hunt");
    guard = bySide("escort", "guard");
    battery = bySide("battery", "counter-battery");
    besiegers = bySide("besiegers", "hunters");
    open = weights.table("open");
    attacked = weights.table("attacked");
    commanded = weights.table("commanded");
    exposed = weights.table("exposed");
    wagonRoom = weights.table("wagon-room");
    stride = byPiece("stride");
    guarded = byPiece("guarded");
    hanging = byPiece("hanging");
    hangingToMove = byPiece("hanging-to-move");
    harassed = byPiece("harassed");
    harassedToMove = byPiece("harassed-to-move");
    odds = weights.number("odds");
    tempo = weights.number("tempo");
  }

  Weights weights() {
    return weights;
  }

  private int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'L' -> weights.number("light");
      case 'I' -> weights.number("line");
      case 'C' -> weights.number("cavalry");
      case 'A' -> weights.number("artillery");
      default -> WINNING;
    };
  }

  private int[][] bySide(String attacker, String defender) {
    return new int[][] {weights.table(attacker), weights.table(defender)};
  }

  /** Returns the numbers that a table gives for the kinds, by piece number. */
  private int[] byPiece(String name) {
    int[] table = weights.table(name);
    return PieceTable.values(
        Games.WAR_CHESS,
        piece -> {
          int kind = KINDS.indexOf(piece.kind().letter());
          return kind < 0 ? 0 : table[kind];
        });
  }
}
