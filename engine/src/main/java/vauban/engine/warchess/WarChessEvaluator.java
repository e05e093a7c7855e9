package vauban.engine.warchess;

import java.util.function.Function;
import vauban.engine.evaluation.Distances;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/**
 * Judges positions of War-Chess: material, how near the troops of each side stand to what they must
 * take and to what they must guard, which of them reach it, what the Artillery covers, and which
 * figures could be taken for less than they are worth.
 */
public final class WarChessEvaluator implements Evaluator {

  private static final int CAPTURER_SHARE = 16;

  /** With so many troops a side hardly ever lacks a good move. */
  private static final int ENOUGH_TROOPS = 5;

  private static final Distances DISTANCES = new Distances(Games.WAR_CHESS.board());
  private static final int SQUARES = Games.WAR_CHESS.board().size();

  private final WorkingPosition position;
  private final WarChessWeights weights;
  private final int[] values;
  private final int[] kinds;
  private final int[] teams;
  private final Ground ground;
  private final Exchange exchange;

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
    ground = new Ground(position, kinds, teams);
    exchange = new Exchange(position, values, teams, kinds);
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return WarChessWeights.TUNED.weights();
  }

  @Override
  public int score() {
    ground.look();
    int toMove = position.team().ordinal();
    int score = siege(0) - siege(1);
    int ahead = 0;
    int all = 0;
    for (int i = 0; i < ground.count; i++) {
      int square = ground.figures[i];
      int piece = ground.field[square];
      int team = teams[piece];
      int place = kinds[piece] == 'A' ? gun(team, square) : troop(piece, square);
      int worth = values[piece] + place + safety(piece, square, team == toMove);
      score += team == 0 ? worth : -worth;
      ahead += team == 0 ? values[piece] : -values[piece];
      all += values[piece];
    }
    if (all > 0) {
      score += weights.odds * ahead / all;
    }
    return (toMove == 0 ? score : -score) + weights.tempo;
  }

  /** What a side has of its numbers and of the siege of what it must take. */
  private int siege(int team) {
    int enemy = 1 - team;
    int prize = ground.prizes[enemy];
    int open = 0;
    for (int square : Reach.around(prize)) {
      int met = ground.field[square];
      boolean holdable = met == 0 || teams[met] == enemy;
      open += holdable && ground.struck(team, square) && !ground.struck(enemy, square) ? 1 : 0;
    }
    int worth =
        Weights.at(weights.troopsLeft, ground.troops[team])
            + Weights.at(weights.besiegers[team], ground.besiegers[team])
            + open * weights.open[team];
    if (ground.struck(team, prize)) {
      worth += weights.attacked[team];
    }
    if (ground.underFire(enemy)) {
      worth += weights.commanded[team];
    }
    return team == 0 ? worth + Weights.at(weights.wagonRoom, wagonRoom()) : worth;
  }

  private int wagonRoom() {
    int free = 0;
    for (int[] line : Reach.HAUL.from(ground.prizes[0])) {
      for (int square : line) {
        if (ground.field[square] != 0) {
          break;
        }
        free += ground.closed(0, square) || ground.struck(1, square) ? 0 : 1;
      }
    }
    return free;
  }

  private int troop(int piece, int square) {
    int team = teams[piece];
    int toTake = DISTANCES.steps(square, ground.prizes[1 - team]);
    int toGuard = DISTANCES.steps(square, ground.prizes[team]);
    int worth =
        Weights.at(weights.assault[team], toTake) * weights.stride[piece] / 100
            + Weights.at(weights.guard[team], toGuard);
    return ground.closed(team, square) ? worth - weights.exposed[team] : worth;
  }

  private int gun(int team, int square) {
    return Weights.at(weights.battery[team], DISTANCES.steps(square, ground.prizes[1 - team]));
  }

  /** What a figure is worse for by those that could take it, and better by those that guard it. */
  private int safety(int piece, int square, boolean moves) {
    int team = teams[piece];
    boolean guarded = ground.struck(team, square);
    if (!ground.struck(1 - team, square)) {
      return guarded ? weights.guarded[piece] : 0;
    }
    if (!guarded) {
      return moves ? weights.hangingToMove[piece] : weights.hanging[piece];
    }
    boolean dearer =
        kinds[piece] == 'A' || (kinds[piece] == 'C' && ground.struckByFoot(1 - team, square));
    if (dearer) {
      return moves ? weights.harassedToMove[piece] : weights.harassed[piece];
    }
    return 0;
  }

  @Override
  public int gain(int move) {
    if (PackedMove.kind(move) != PackedMove.PLAIN) {
      return 0;
    }
    int taken = position.at(PackedMove.to(move));
    if (taken == 0) {
      return 0;
    }
    int worth = values[position.at(PackedMove.from(move))];
    int gain = values[taken] - worth / CAPTURER_SHARE;
    return worth > values[taken] ? Math.min(gain, exchange.result(move)) : gain;
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
