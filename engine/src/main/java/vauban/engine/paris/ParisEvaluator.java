package vauban.engine.paris;

import java.util.function.Function;
import vauban.engine.evaluation.Distances;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;
import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisOptions;
import vauban.rules.paris.ParisPosition;

/**
 * Judges positions of the Siege of Paris: the besiegers left and how near they are to a gate they
 * can still enter, whom the garrison can take, who is inside and which gates are guarded, how much
 * room the garrison has, and, when few besiegers are left, how near it is to them.
 *
 * <p>What the rules leave of a win counts above all: a side that can no longer win is never ahead.
 */
public final class ParisEvaluator implements Evaluator {

  /** How many besiegers still to be taken are the last few. */
  private static final int LAST_FEW = 8;

  /** How many officers the garrison need not take: six of the twelve. */
  private static final int OFFICERS_SPARED = 6;

  /** Gain of an entry, which cannot be undone and may save the game. */
  private static final int ENTRY = 1_500;

  /** Gain of a command that draws a guard out of a gate before which another besieger waits. */
  private static final int GUARD_DRAWN_OUT = 1_000;

  private static final Distances DISTANCES = new Distances(Games.SIEGE_OF_PARIS.board());

  private final ParisPosition position;
  private final ParisWeights weights;
  private final Survey survey;
  private final Support support;
  private final Reach reach;
  private final Gates gates;
  private final int[] values;
  private final int menNeeded;
  private final boolean patched;

  /** Binds an evaluator with the tuned weights to a position of the Siege of Paris. */
  public ParisEvaluator(ParisPosition position) {
    this(position, ParisWeights.TUNED);
  }

  /** Returns what binds evaluators with weights of one's own to positions of the Siege of Paris. */
  public static Function<WorkingPosition, Evaluator> with(Weights weights) {
    ParisWeights own = new ParisWeights(weights);
    return position -> new ParisEvaluator((ParisPosition) position, own);
  }

  private ParisEvaluator(ParisPosition position, ParisWeights weights) {
    this.position = position;
    this.weights = weights;
    ParisOptions options = (ParisOptions) position.options();
    ParisLines lines = ParisLines.of(options.colonel());
    survey = new Survey(position);
    support = new Support(position, lines);
    reach = new Reach(position, lines, survey, support);
    values = weights.values;
    menNeeded = options.insideMen();
    gates = new Gates(position, weights, survey, lines, options.command());
    patched = options.patched();
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return ParisWeights.TUNED.weights();
  }

  @Override
  public int score() {
    survey.walk();
    support.clear();
    support.mark(survey.men, survey.menOutside);
    support.mark(survey.officers, survey.officersOutside);
    reach.walk();
    int score =
        strength(survey.men, survey.menOutside)
            + strength(survey.officers, survey.officersOutside)
            - weights.fullStrength
            + inside()
            + nextIn()
            + armies()
            + gates.score()
            + garrisonRoom()
            + takeable()
            + hunters()
            + hunt();
    boolean besiegers = position.team() == Team.FIRST;
    int chance = chance(besiegers ? score + weights.tempo : score - weights.tempo);
    return besiegers ? chance : -chance;
  }

  /** Returns what the rules leave of a lead. */
  private int chance(int score) {
    if (garrisonCannotWin()) {
      return safe(score);
    }
    if (score > 0 && groupLost()) {
      return score / weights.leadWithoutGroup;
    }
    int gain = safe(score) - score;
    return gain > 0 ? score + gain * gates.risk() / 100 : score;
  }

  /** A Man inside is never taken; by Bell's patch the last besieger outside ends the game drawn. */
  private boolean garrisonCannotWin() {
    return survey.menInside > 0
        || survey.officersInside > OFFICERS_SPARED
        || (patched && survey.officersInside > 0);
  }

  private boolean groupLost() {
    return survey.menInReach < menNeeded || survey.officersInReach == 0;
  }

  /** Returns what a position is worth to the besiegers once they cannot lose. */
  private int safe(int score) {
    if (groupLost()) {
      return Math.max(score + weights.safety, 0) / (100 * weights.leadWithoutGroup);
    }
    int men = Weights.at(weights.menLeft, survey.menInReach - menNeeded);
    int officers = Weights.at(weights.officersLeft, survey.officersInReach - 1);
    int sum = Math.max(score + weights.safety, 100);
    return sum * weights.safeShare / 100 * men / 100 * officers / 100;
  }

  private int strength(int[] besiegers, int count) {
    int strength = 0;
    for (int i = 0; i < count; i++) {
      int square = besiegers[i];
      int piece = position.at(square);
      int moves = Survey.WAYS_IN.moves(piece, square);
      strength += values[piece] + Weights.at(weights.approach, moves);
      if (!support.of(square)) {
        strength += weights.unsupported;
      }
    }
    return strength;
  }

  private int inside() {
    int[] worth = survey.officersInside > 0 ? weights.menInside : weights.menInsideAlone;
    return survey.menInside * weights.man
        + survey.officersInside * weights.captain
        + worth[Math.min(survey.menInside, menNeeded)]
        + Math.max(0, survey.menInside - menNeeded) * weights.manTooMany
        + Math.max(0, survey.officersInside - 1) * weights.officerTooMany
        + (survey.officersInside > 0 ? weights.officerInside : 0);
  }

  /** Two armies take turns, so that a few of each are worth more than as many of one. */
  private int armies() {
    return Weights.at(weights.army, survey.attackers[0])
        + Weights.at(weights.army, survey.attackers[1]);
  }

  private int nextIn() {
    int score = 0;
    if (survey.menInside < menNeeded) {
      score += Weights.at(weights.nextIn, survey.nearestMan);
    }
    if (survey.officersInside == 0) {
      score += Weights.at(weights.nextIn, survey.nearestOfficer);
    }
    return score;
  }

  private int garrisonRoom() {
    return Weights.at(weights.garrisonRoom, reach.room + reach.targets);
  }

  private int takeable() {
    if (reach.targets == 0) {
      return 0;
    }
    return position.team() == Team.SECOND
        ? weights.takeableNow * reach.targets
        : weights.takeable * (reach.targets - 1);
  }

  /** The General and the Colonel, who go far, are there to hunt, not to guard. */
  private int hunters() {
    int score = 0;
    for (int hunter = 0; hunter < survey.hunters; hunter++) {
      int square = survey.garrison[hunter];
      int steps =
          Math.min(
              prey(square, survey.men, survey.menOutside),
              prey(square, survey.officers, survey.officersOutside));
      score += Weights.at(weights.prey, steps);
      if (survey.cell(square)) {
        score += weights.hunterInside;
      }
    }
    return score;
  }

  /** Returns the steps from a hunter to the nearest besieger of a list whom nobody supports. */
  private int prey(int hunter, int[] besiegers, int count) {
    int steps = Distances.NO_WAY;
    for (int i = 0; i < count; i++) {
      if (!support.of(besiegers[i])) {
        steps = Math.min(steps, DISTANCES.steps(hunter, besiegers[i]));
      }
    }
    return steps;
  }

  private int hunt() {
    int besiegersLeft = survey.menOutside + survey.menInside;
    int officersLeft = survey.officersOutside + survey.officersInside;
    int spare = Math.min(officersLeft, OFFICERS_SPARED);
    if (besiegersLeft + officersLeft - spare > LAST_FEW) {
      return 0;
    }
    int score = chased(survey.men, survey.menOutside) + spare * weights.spareOfficer;
    return officersLeft == spare ? score : score + chased(survey.officers, survey.officersOutside);
  }

  private int chased(int[] besiegers, int count) {
    int score = 0;
    for (int i = 0; i < count; i++) {
      int steps = Distances.NO_WAY;
      for (int hunter = 0; hunter < survey.hunters; hunter++) {
        steps = Math.min(steps, DISTANCES.steps(survey.garrison[hunter], besiegers[i]));
      }
      score += Weights.at(weights.hunt, steps);
    }
    return score;
  }

  @Override
  public int gain(int move) {
    return switch (PackedMove.kind(move)) {
      case PackedMove.COMMAND -> commandGain(move);
      case PackedMove.PLAIN -> plainGain(PackedMove.from(move), PackedMove.to(move));
      default -> 0;
    };
  }

  /** The piece named is lost, so a command seldom gains; moves without one are tried first. */
  private int commandGain(int move) {
    if (gates.opens(move)) {
      return GUARD_DRAWN_OUT;
    }
    int named = PackedMove.extra(move);
    return -values[position.at(named == PackedMove.to(move) ? PackedMove.from(move) : named)];
  }

  private int plainGain(int from, int to) {
    if (position.team() == Team.SECOND) {
      return values[position.at(to)];
    }
    return survey.cell(to) && !survey.cell(from) ? ENTRY : 0;
  }

  @Override
  public boolean threatened() {
    return position.team() == Team.SECOND && gates.threatened();
  }

  @Override
  public boolean free() {
    return false;
  }
}
