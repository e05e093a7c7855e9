package vauban.engine.paris;

import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.Piece;

/** The weights of the Siege of Paris as the evaluator uses them. */
final class ParisWeights {

  /** The weights of the resource {@code weights.txt}. */
  static final ParisWeights TUNED =
      new ParisWeights(Weights.read(ParisWeights.class, "weights.txt"));

  private final Weights weights;

  /** By piece number. */
  final int[] values;

  final int man;
  final int captain;
  final int fullStrength;
  final int[] approach;
  final int[] menInside;
  final int[] menInsideAlone;
  final int manTooMany;
  final int officerTooMany;
  final int officerInside;
  final int[] nextIn;
  final int gateStopped;
  final int[] openGate;
  final int takeable;
  final int takeableNow;
  final int[] garrisonRoom;
  final int[] openRisk;
  final int[] prey;
  final int hunterInside;
  final int[] army;
  final int[] guardedRisk;
  final int safety;
  final int safeShare;
  final int[] menLeft;
  final int[] officersLeft;
  final int gateGuarded;
  final int unsupported;
  final int leadWithoutGroup;
  final int[] hunt;
  final int spareOfficer;
  final int tempo;

  ParisWeights(Weights weights) {
    this.weights = weights;
    values = PieceTable.values(Games.SIEGE_OF_PARIS, this::value);
    man = weights.number("man");
    captain = weights.number("captain");
    fullStrength = weights.number("full-strength");
    approach = weights.table("approach");
    menInside = weights.table("men-inside");
    menInsideAlone = weights.table("men-inside-alone");
    manTooMany = weights.number("man-too-many");
    officerTooMany = weights.number("officer-too-many");
    officerInside = weights.number("officer-inside");
    nextIn = weights.table("next-in");
    gateStopped = weights.number("gate-stopped");
    openGate = weights.table("open-gate");
    takeable = weights.number("takeable");
    takeableNow = weights.number("takeable-now");
    garrisonRoom = weights.table("garrison-room");
    openRisk = weights.table("open-risk");
    guardedRisk = weights.table("guarded-risk");
    army = weights.table("army");
    prey = weights.table("prey");
    hunterInside = weights.number("hunter-inside");
    safety = weights.number("safety");
    safeShare = weights.number("safe-share");
    menLeft = weights.table("men-left");
    officersLeft = weights.table("officers-left");
    gateGuarded = weights.number("gate-guarded");
    unsupported = weights.number("unsupported");
    leadWithoutGroup = Math.max(1, weights.number("lead-without-group"));
    hunt = weights.table("hunt");
    spareOfficer = weights.number("spare-officer");
    tempo = weights.number("tempo");
  }

  Weights weights() {
    return weights;
  }

  private int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'M' -> weights.number("man");
      case 'K' -> weights.number("captain");
      case 'L' -> weights.number("lieutenant");
      case 'C' -> weights.number("colonel");
      case 'G' -> weights.number("general");
      default -> 0;
    };
  }
}
