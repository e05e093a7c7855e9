package vauban.engine.paris;

import vauban.engine.evaluation.Distances;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisOptions;
import vauban.rules.paris.ParisPosition;

/**
 * Judges positions of the Siege of Paris: the besiegers left and how near they are to a gate they
 * can still enter, who is inside, which gates stand open, what hangs, how much room the garrison
 * has, and, when few besiegers are left, how near it is to them.
 */
public final class ParisEvaluator implements Evaluator {

  /** Gain of an entry, which cannot be undone. */
  private static final int ENTRY = 150;

  private static final int MOST_TARGETS = 36;

  private static final Distances DISTANCES = new Distances(Games.SIEGE_OF_PARIS.board());

  private final ParisPosition position;
  private final Survey survey;
  private final ParisLines lines;
  private final int[] values;
  private final int menNeeded;
  private final int[] targets = new int[MOST_TARGETS];

  /** Binds an evaluator to a position of the Siege of Paris. */
  public ParisEvaluator(ParisPosition position) {
    this.position = position;
    Game game = position.game();
    ParisOptions options = (ParisOptions) position.options();
    survey = new Survey(position);
    lines = ParisLines.of(options.colonel());
    values = PieceTable.values(game, ParisEvaluator::value);
    menNeeded = options.insideMen();
  }

  private static int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'M' -> ParisWeights.MAN;
      case 'K' -> ParisWeights.CAPTAIN;
      case 'L' -> ParisWeights.LIEUTENANT;
      case 'C' -> ParisWeights.COLONEL;
      case 'G' -> ParisWeights.GENERAL;
      default -> 0;
    };
  }

  @Override
  public int score() {
    survey.walk();
    int score =
        strength(survey.men, survey.menOutside)
            + strength(survey.officers, survey.officersOutside)
            - ParisWeights.FULL_STRENGTH
            + inside()
            + nextIn()
            + gates()
            + garrisonRoom()
            + takeable()
            + hunt();
    if (survey.menInside + survey.officersInside > 0 && score < 0) {
      score /= ParisWeights.LEAD_WITH_BESIEGER_INSIDE;
    }
    if ((survey.menInReach < menNeeded || survey.officersInReach == 0) && score > 0) {
      score /= ParisWeights.LEAD_WITHOUT_GROUP;
    }
    return (position.team() == Team.FIRST ? score : -score) + ParisWeights.TEMPO;
  }

  private int strength(int[] besiegers, int count) {
    int strength = 0;
    for (int i = 0; i < count; i++) {
      int piece = position.at(besiegers[i]);
      int moves = Survey.WAYS_IN.moves(piece, besiegers[i]);
      strength += values[piece] + ParisWeights.at(ParisWeights.APPROACH, moves);
    }
    return strength;
  }

  private int inside() {
    int[] worth =
        survey.officersInside > 0 ? ParisWeights.MEN_INSIDE : ParisWeights.MEN_INSIDE_ALONE;
    return survey.menInside * ParisWeights.MAN
        + survey.officersInside * ParisWeights.CAPTAIN
        + worth[Math.min(survey.menInside, menNeeded)]
        + Math.max(0, survey.menInside - menNeeded) * ParisWeights.MAN_TOO_MANY
        + Math.max(0, survey.officersInside - 1) * ParisWeights.OFFICER_TOO_MANY
        + (survey.officersInside > 0 ? ParisWeights.OFFICER_INSIDE : 0);
  }

  private int nextIn() {
    int score = 0;
    if (survey.menInside < menNeeded) {
      score += ParisWeights.at(ParisWeights.NEXT_IN, survey.nearestMan);
    }
    if (survey.officersInside == 0) {
      score += ParisWeights.at(ParisWeights.NEXT_IN, survey.nearestOfficer);
    }
    return score;
  }

  private int gates() {
    int score = 0;
    for (int gate = 0; gate < survey.nearest.length; gate++) {
      int piece = position.at(Survey.WAYS_IN.cell(gate));
      if (piece == 0) {
        score += ParisWeights.at(ParisWeights.OPEN_GATE, survey.nearest[gate]);
      } else if (values[piece] > 0) {
        score += ParisWeights.GATE_STOPPED;
      }
    }
    return score;
  }

  private int garrisonRoom() {
    int room = 0;
    for (int i = 0; i < survey.garrisonSize; i++) {
      room += room(survey.garrison[i]);
    }
    return ParisWeights.at(ParisWeights.GARRISON_ROOM, room);
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
        ? ParisWeights.TAKEABLE_NOW * count
        : ParisWeights.TAKEABLE * (count - 1);
  }

  private int hunt() {
    int besiegersLeft = survey.menOutside + survey.menInside;
    int officersLeft = survey.officersOutside + survey.officersInside;
    int spare = Math.min(officersLeft, ParisWeights.OFFICERS_SPARED);
    if (besiegersLeft + officersLeft - spare > ParisWeights.LAST_FEW) {
      return 0;
    }
    int score = chased(survey.men, survey.menOutside) + spare * ParisWeights.SPARE_OFFICER;
    return officersLeft == spare ? score : score + chased(survey.officers, survey.officersOutside);
  }

  private int chased(int[] besiegers, int count) {
    int score = 0;
    for (int i = 0; i < count; i++) {
      int steps = Distances.NO_WAY;
      for (int hunter = 0; hunter < survey.hunters; hunter++) {
        steps = Math.min(steps, DISTANCES.steps(survey.garrison[hunter], besiegers[i]));
      }
      score += ParisWeights.at(ParisWeights.HUNT, steps);
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
}
