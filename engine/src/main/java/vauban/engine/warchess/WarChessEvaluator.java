package vauban.engine.warchess;

import java.util.EnumSet;
import java.util.function.Function;
import vauban.engine.evaluation.Distances;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.board.Direction;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.Paths;

/**
 * Judges positions of War-Chess: material, how near the troops of each side stand to what they must
 * take and to what they must guard, and what the Artillery covers and protects.
 */
public final class WarChessEvaluator implements Evaluator {

  private static final int CAPTURER_SHARE = 16;
  private static final int ARTILLERY_RANGE = 3;
  private static final int MOST_FIGURES = 32;

  /** Troops within so many steps press on what they must take. */
  private static final int PRESSING_STEPS = 3;

  /** With so many troops a side hardly ever lacks a good move. */
  private static final int ENOUGH_TROOPS = 5;

  /** The lines that Artillery moves along and covers. */
  private static final Paths FIRE =
      Paths.rays(
          Games.WAR_CHESS.board(),
          EnumSet.of(
              Direction.NORTH_EAST,
              Direction.SOUTH_EAST,
              Direction.SOUTH_WEST,
              Direction.NORTH_WEST),
          ARTILLERY_RANGE);

  private static final Distances DISTANCES = new Distances(Games.WAR_CHESS.board());
  private static final int SQUARES = Games.WAR_CHESS.board().size();

  private final WorkingPosition position;
  private final WarChessWeights weights;
  private final int[] values;
  private final int[] kinds;
  private final int[] teams;

  /** Squares of Citadel and Wagon, by the ordinal of the team that must guard them. */
  private final int[] prizes = new int[2];

  private final int[] troops = new int[2];
  private final int[] pressing = new int[2];
  private final int[] figures = new int[MOST_FIGURES];

  /** Binds an evaluator with the tuned weights to a position of War-Chess. */
  public WarChessEvaluator(WorkingPosition position) {
    this(position, WarChessWeights.TUNED);
  }

  /** Returns what binds evaluators with weights of one's own to positions of War-Chess. */
  public static Function<WorkingPosition, Evaluator> with(Weights weights) {
    WarChessWeights own = new WarChessWeights(weights);
    return position -> new WarChessEvaluator(position, own);
  }

  private WarChessEvaluator(WorkingPosition position, WarChessWeights weights) {
    this.position = position;
    this.weights = weights;
    Game game = position.game();
    values = weights.values;
    kinds = PieceTable.values(game, piece -> piece.kind().letter());
    teams = PieceTable.values(game, piece -> piece.army().team().ordinal());
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return WarChessWeights.TUNED.weights();
  }

  @Override
  public int score() {
    int count = find();
    int score = 0;
    for (int i = 0; i < count; i++) {
      int square = figures[i];
      int piece = position.at(square);
      int worth = values[piece] + (kinds[piece] == 'A' ? gun(piece, square) : troop(piece, square));
      score += teams[piece] == 0 ? worth : -worth;
    }
    score += WarChessWeights.at(weights.pressing, pressing[0]);
    score -= WarChessWeights.at(weights.wagonPressed, pressing[1]);
    score += WarChessWeights.at(weights.troopsLeft, troops[0]);
    score -= WarChessWeights.at(weights.troopsLeft, troops[1]);
    return (position.team() == Team.FIRST ? score : -score) + weights.tempo;
  }

  /** Finds the figures that can move and fight, and counts the troops. */
  private int find() {
    troops[0] = 0;
    troops[1] = 0;
    pressing[0] = 0;
    pressing[1] = 0;
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      int piece = position.at(square);
      if (piece == 0) {
        continue;
      }
      if (kinds[piece] == 'K' || kinds[piece] == 'W') {
        prizes[teams[piece]] = square;
      } else {
        figures[count++] = square;
        troops[teams[piece]] += kinds[piece] == 'A' ? 0 : 1;
      }
    }
    return count;
  }

  private int troop(int piece, int square) {
    int team = teams[piece];
    int toObjective = DISTANCES.steps(square, prizes[1 - team]);
    pressing[team] += toObjective <= PRESSING_STEPS ? 1 : 0;
    int worth =
        WarChessWeights.at(weights.assault[piece], toObjective)
            + WarChessWeights.at(weights.guard[piece], DISTANCES.steps(square, prizes[team]));
    return team == 0 ? worth : worth + WarChessWeights.at(weights.defenderAssault, toObjective);
  }

  private int gun(int piece, int square) {
    int team = teams[piece];
    int worth =
        WarChessWeights.at(weights.battery, DISTANCES.steps(square, prizes[1 - team]))
            + WarChessWeights.at(weights.batteryHome, DISTANCES.steps(square, prizes[team]));
    for (int[] line : FIRE.from(square)) {
      int beside = position.at(line[0]);
      if (beside != 0 && teams[beside] == team) {
        worth += kinds[beside] == 'A' ? weights.gunsLinked : weights.isProtected;
      }
      for (int covered : line) {
        int met = position.at(covered);
        if (met != 0) {
          worth += teams[met] == team ? 0 : underFire(met, covered);
          break;
        }
        worth += weights.ground;
      }
    }
    return worth;
  }

  private int underFire(int piece, int square) {
    if (kinds[piece] == 'K') {
      return weights.commanded;
    }
    if (kinds[piece] == 'A' || beside(square, teams[piece])) {
      return 0;
    }
    return kinds[piece] == 'W' ? weights.commanded : weights.exposed;
  }

  /** Returns whether Artillery of a team stands one oblique step away, and so protects a square. */
  private boolean beside(int square, int team) {
    for (int[] line : FIRE.from(square)) {
      int piece = position.at(line[0]);
      if (kinds[piece] == 'A' && teams[piece] == team) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int gain(int move) {
    if (PackedMove.kind(move) != PackedMove.PLAIN) {
      return 0;
    }
    int taken = position.at(PackedMove.to(move));
    return taken == 0
        ? 0
        : values[taken] - values[position.at(PackedMove.from(move))] / CAPTURER_SHARE;
  }

  @Override
  public boolean threatened() {
    return position.pressed();
  }

  @Override
  public boolean free() {
    int team = position.team().ordinal();
    int count = 0;
    for (int square = 0; square < SQUARES && count < ENOUGH_TROOPS; square++) {
      int piece = position.at(square);
      count += piece != 0 && teams[piece] == team && kinds[piece] != 'A' ? 1 : 0;
    }
    return count == ENOUGH_TROOPS;
  }
}
