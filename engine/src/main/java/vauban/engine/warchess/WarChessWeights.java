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

  private final Weights weights;

  /** By piece number. */
  final int[] values;

  /** By piece number and steps; empty where the kind has none. */
  final int[][] assault;

  final int[][] guard;
  final int[] defenderAssault;
  final int[] troopsLeft;
  final int[] battery;
  final int[] batteryHome;
  final int[] pressing;
  final int[] wagonPressed;
  final int isProtected;
  final int gunsLinked;
  final int exposed;
  final int commanded;
  final int ground;
  final int tempo;

  WarChessWeights(Weights weights) {
    this.weights = weights;
    values = PieceTable.values(Games.WAR_CHESS, this::value);
    assault = tables("assault");
    guard = tables("guard");
    defenderAssault = weights.table("defender-assault");
    troopsLeft = weights.table("troops-left");
    battery = weights.table("battery");
    batteryHome = weights.table("battery-home");
    pressing = weights.table("pressing");
    wagonPressed = weights.table("wagon-pressed");
    isProtected = weights.number("protected");
    gunsLinked = weights.number("guns-linked");
    exposed = weights.number("exposed");
    commanded = weights.number("commanded");
    ground = weights.number("ground");
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

  private int[][] tables(String what) {
    int[][] tables = new int[values.length][];
    tables[0] = new int[0];
    for (int i = 1; i < tables.length; i++) {
      tables[i] =
          switch (Games.WAR_CHESS.pieces().get(i - 1).kind().letter()) {
            case 'L' -> weights.table("light-" + what);
            case 'I' -> weights.table("line-" + what);
            case 'C' -> weights.table("cavalry-" + what);
            default -> new int[0];
          };
    }
    return tables;
  }

  /** Returns the entry of a table for a count, the last where there are more. */
  static int at(int[] table, int count) {
    return table[Math.min(count, table.length - 1)];
  }
}
