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
 * can still enter, who is inside, which gates stand open, what hangs, how much room the garrison
 * has, and, when few besiegers are left, how near it is to them.
 */
public final class ParisEvaluator implements Evaluator {

  /** How many besiegers still to be taken are the last few. */
  private static final int LAST_FEW = 8;

  /** How many officers the garrison need not take: six of the twelve. */
  private static final int OFFICERS_SPARED = 6;

  /** Gain of an entry, which cannot be undone. */
  private static final int ENTRY = 150;

  private static final int MOST_TARGETS = 36;

  private static final Distances DISTANCES = new Distances(Games.SIEGE_OF_PARIS.board());

  private final ParisPosition position;
  private final ParisWeights weights;
  private final Survey survey;
  private final ParisLines lines;
  private final int[] values;
  private final int menNeeded;
  private final int[] targets = new int[MOST_TARGETS];

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
    survey = new Survey(position);
    lines = ParisLines.of(options.colonel());
    values = weights.values;
    menNeeded = options.insideMen();
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return ParisWeights.TUNED.weights();
  }

  @Override
  public int score() {
    survey.walk();
    int score =
        strength(survey.men, survey.menOutside)
            + strength(survey.officers, survey.officersOutside)
            - weights.fullStrength
            + inside()
            + nextIn()
            + gates()
            + garrisonRoom()
            + takeable()
            + hunt();
    if (survey.menInside + survey.officersInside > 0 && score < 0) {
      score /= weights.leadWithBesiegerInside;
    }
    if ((survey.menInReach < menNeeded || survey.officersInReach == 0) && score > 0) {
      score /= weights.leadWithoutGroup;
    }
    return (position.team() == Team.FIRST ? score : -score) + weights.tempo;
  }

  private int strength(int[] besiegers, int count) {
    int strength = 0;
    for (int i = 0; i < count; i++) {
      int piece = position.at(besiegers[i]);
      int moves = Survey.WAYS_IN.moves(piece, besiegers[i]);
      strength += values[piece] + ParisWeights.at(weights.approach, moves);
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

  private int nextIn() {
    int score = 0;
    if (survey.menInside < menNeeded) {
      score += ParisWeights.at(weights.nextIn, survey.nearestMan);
    }
    if (survey.officersInside == 0) {
      score += ParisWeights.at(weights.nextIn, survey.nearestOfficer);
    }
    return score;
  }

  private int gates() {
    int score = 0;
    for (int gate = 0; gate < survey.nearest.length; gate++) {
      int piece = position.at(Survey.WAYS_IN.cell(gate));
      if (piece == 0) {
        score += ParisWeights.at(weights.openGate, survey.nearest[gate]);
      } else if (values[piece] > 0) {
        score += weights.gateStopped;
      }
    }
    return score;
  }

  private int garrisonRoom() {
    int room = 0;
    for (int i = 0; i < survey.garrisonSize; i++) {
      room += room(survey.garrison[i]);
    }
    return ParisWeights.at(weights.garrisonRoom, room);
  }

  private int room(int from) {
    int room = 0;
    for (int[] line : lines.from(position.at(from), from)) {
      for (int to : line) {
        if (position.at(to) != 0) {
          break;
        }
        room++;
      }
    }
    return room;
  }

  private int takeable() {
    int count = position.takeable(targets);
    if (count == 0) {
      return 0;
    }
    return position.team() == Team.SECOND
        ? weights.takeableNow * count
        : weights.takeable * (count - 1);
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
      score += ParisWeights.at(weights.hunt, steps);
    }
    return score;
  }

  @Override
  public int gain(int move) {
    return switch (PackedMove.kind(move)) {
      // The piece named is lost, so a command seldom gains; moves without one are tried first.
      case PackedMove.COMMAND -> -values[position.at(PackedMove.extra(move))];
      case PackedMove.PLAIN -> plainGain(PackedMove.from(move), PackedMove.to(move));
      default -> 0;
    };
  }

  private int plainGain(int from, int to) {
    if (position.team() == Team.SECOND) {
      return values[position.at(to)];
    }
    return survey.cell(to) && !survey.cell(from) ? ENTRY : 0;
  }

  @Override
  public boolean threatened() {
    return false;
  }

  @Override
  public boolean free() {
    return false;
  }
}
