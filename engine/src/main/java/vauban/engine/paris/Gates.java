package vauban.engine.paris;

import vauban.engine.evaluation.Weights;
import vauban.rules.game.PackedMove;
import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisPosition;

/**
 * The four gates: which stand open, and which guard can be drawn out by a command while another
 * besieger waits to enter behind his back.
 */
final class Gates {

  private static final WaysIn WAYS_IN = Survey.WAYS_IN;

  private final ParisPosition position;
  private final ParisWeights weights;
  private final Survey survey;
  private final boolean commands;

  /** By square before a gate and piece of the garrison, whether it takes there from the cell. */
  private final boolean[][] guards;

  Gates(
      ParisPosition position,
      ParisWeights weights,
      Survey survey,
      ParisLines lines,
      boolean commands) {
    this.position = position;
    this.weights = weights;
    this.survey = survey;
    this.commands = commands;
    guards = WAYS_IN.guards(position.game(), lines);
  }

  /** Returns what the gates are worth to the besiegers, after the survey. */
  int score() {
    int score = 0;
    for (int gate = 0; gate < WAYS_IN.gates(); gate++) {
      int cell = WAYS_IN.cell(gate);
      if (position.at(cell) == 0) {
        score += Weights.at(weights.openGate, nearest(gate));
      } else if (survey.besieger(cell)) {
        score += weights.gateStopped;
      } else if (nearest(gate) < WaysIn.NO_WAY) {
        score += weights.gateGuarded;
      }
    }
    return score;
  }

  /** Returns how likely, in hundredths, a besieger is to enter the fort, after the survey. */
  int risk() {
    int stays = 100;
    for (int gate = 0; gate < WAYS_IN.gates(); gate++) {
      stays -= stays * risk(gate) / 100;
    }
    return 100 - stays;
  }

  private int risk(int gate) {
    int guard = position.at(WAYS_IN.cell(gate));
    if (guard == 0) {
      return Weights.at(weights.openRisk, nearest(gate));
    }
    return commands ? Weights.at(weights.guardedRisk, drawnOut(gate, guard)) : 0;
  }

  /** Returns the moves that the nearest besieger needs to enter by a gate. */
  private int nearest(int gate) {
    int number = WaysIn.first(gate);
    return Math.min(survey.enters[number], survey.enters[WaysIn.other(number)]);
  }

  /**
   * Returns the moves in which one besieger comes where the guard of a gate can take him and
   * another enters beside him.
   */
  private int drawnOut(int gate, int guard) {
    int one = WaysIn.first(gate);
    int other = WaysIn.other(one);
    return Math.min(
        guards[one][guard] ? survey.comes[one] + survey.enters[other] : WaysIn.NO_WAY,
        guards[other][guard] ? survey.comes[other] + survey.enters[one] : WaysIn.NO_WAY);
  }

  /**
   * Returns whether a command draws a guard out of a gate that another besieger may then enter.
   *
   * @param move a move with a command
   */
  boolean opens(int move) {
    int number = WAYS_IN.number(PackedMove.extra(move));
    if (number < 0) {
      return false;
    }
    int guard = position.at(WAYS_IN.cell(WaysIn.gate(number)));
    if (!guards[number][guard]) {
      return false;
    }
    int beside = WAYS_IN.before(WaysIn.other(number));
    int from = PackedMove.from(move);
    return beside != from
        && WAYS_IN.enters(
            WaysIn.other(number), position.at(beside == PackedMove.to(move) ? from : beside));
  }

  /** Returns whether a besieger stands before an open gate that he may enter. */
  boolean threatened() {
    for (int i = 0; i < WAYS_IN.squares(); i++) {
      if (position.at(WAYS_IN.cell(WaysIn.gate(i))) == 0
          && WAYS_IN.enters(i, position.at(WAYS_IN.before(i)))) {
        return true;
      }
    }
    return false;
  }
}
