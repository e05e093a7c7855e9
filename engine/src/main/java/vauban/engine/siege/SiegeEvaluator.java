package vauban.engine.siege;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.engine.network.Inputs;
import vauban.engine.network.Network;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Judges positions of Siege: material where it stands, the room that pieces have, what foot and
 * Cavalry attack, who besieges a General, and the race of the Banners for the headquarters. A
 * network corrects the sum by what the pieces are to each other.
 */
public final class SiegeEvaluator implements Evaluator {

  /** Added to the gain of a move that ends the game. */
  private static final int WINNING = 2_000;

  /** A capture by a cheaper piece is tried first, by this part of the difference. */
  private static final int CAPTURER_SHARE = 16;

  private static final int SQUARES = Games.SIEGE.board().size();

  /** By team, the row that its foot comes to next: rows are counted from the north. */
  private static final int[] FORWARD = {-1, 1};

  private static final BannerRace[] RACES = {
    new BannerRace(Team.FIRST), new BannerRace(Team.SECOND)
  };

  private final WorkingPosition position;
  private final SiegeWeights weights;
  private final int[] values;
  private final int[] teams;
  private final int[] kinds;
  private final Exchange exchange;
  private final Field field;
  private final @Nullable Network network;
  private final SiegeInputs inputs;
  private final int[][] on = new int[2][Inputs.MOST];

  /** By team, its pieces that reach squares beside the enemy General, as far as counted. */
  private final int[] besiegers = new int[2];

  /** Binds an evaluator with the tuned weights and the network to a position of Siege. */
  public SiegeEvaluator(WorkingPosition position) {
    this(position, SiegeWeights.TUNED, SiegeNetwork.TRAINED);
  }

  /**
   * Returns what binds evaluators with weights of one's own, and without the network, to positions
   * of Siege.
   */
  public static Function<WorkingPosition, Evaluator> with(Weights weights) {
    SiegeWeights own = new SiegeWeights(weights);
    return position -> new SiegeEvaluator(position, own, null);
  }

  private SiegeEvaluator(
      WorkingPosition position, SiegeWeights weights, @Nullable Network network) {
    this.position = position;
    this.weights = weights;
    this.network = network;
    Game game = position.game();
    values = weights.values;
    teams = PieceTable.values(game, piece -> piece.army().team().ordinal());
    kinds = PieceTable.values(game, piece -> piece.kind().letter());
    exchange = new Exchange(position, values, teams, kinds);
    field = new Field(position, teams, kinds);
    inputs = new SiegeInputs(position, field);
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return SiegeWeights.TUNED.weights();
  }

  @Override
  public int score() {
    field.read();
    besiegers[0] = 0;
    besiegers[1] = 0;
    int score = 0;
    int crowd = 0;
    for (int i = 0; i < field.count; i++) {
      int square = field.occupied[i];
      int piece = field.at[square];
      int active = active(piece, square);
      int crowded = weights.crowd[piece];
      score += weights.table.of(piece, square) + (teams[piece] == 0 ? active : -active);
      crowd += teams[piece] == 0 ? crowded : -crowded;
    }
    score += crowd * field.count + ofTeam(0) - ofTeam(1);
    return (position.team() == Team.FIRST ? score : -score) + weights.tempo + correction();
  }

  private int correction() {
    return network == null ? 0 : network.score(on, inputs.readField(on));
  }

  /** What a piece does from where it stands. */
  private int active(int piece, int square) {
    return switch (kinds[piece]) {
      case 'C' -> underFoot(piece, square) + cavalry(piece, square);
      case 'S' -> underFoot(piece, square) + look(piece, square, Sights.OBLIQUE, false);
      case 'F' -> underFoot(piece, square) + look(piece, square, Sights.STRAIGHT, false);
      case 'A' -> underFoot(piece, square) + look(piece, square, Sights.STRAIGHT, true);
      default -> 0;
    };
  }

  /** What enemy foot attacks it with is worth to a piece. */
  private int underFoot(int piece, int square) {
    int attackers = 0;
    int enemy = 1 - teams[piece];
    int row = SiegeLines.row(square) - FORWARD[enemy];
    if (row >= 0 && row < SiegeLines.RANKS) {
      // Bits 0 and 2 are the files beside that of the square.
      int around = (field.foot[enemy][row] << 1) >>> SiegeLines.file(square);
      attackers = (around & 1) + (around >>> 2 & 1);
    }
    return attackers * weights.underFoot[kinds[piece]];
  }

  /** Counts for each Infantryman the own foot that could take back on its square. */
  private int held(int team) {
    int held = 0;
    for (int row = 1 - team; row < SiegeLines.RANKS - team; row++) {
      int ahead = field.infantry[team][row + FORWARD[team]];
      held += Integer.bitCount((field.foot[team][row] << 1) & ahead);
      held += Integer.bitCount((field.foot[team][row] >>> 1) & ahead);
    }
    return held;
  }

  private int cavalry(int piece, int square) {
    int worth = 0;
    boolean besieges = false;
    int general = field.generals[1 - teams[piece]];
    for (int to : SiegeLines.LEAPS[square]) {
      int met = field.at[to];
      if (met == 0) {
        worth += weights.room[piece];
      } else if (teams[met] != teams[piece]) {
        worth -= weights.underHoof[kinds[met]];
      }
      besieges |= SiegeLines.NEAR[general][to];
    }
    besiegers[teams[piece]] += besieges ? 1 : 0;
    return worth;
  }

  /**
   * What a piece does along its lines.
   *
   * @param screened whether it captures over a piece between
   */
  private int look(int piece, int square, Sights[] both, boolean screened) {
    int free = 0;
    int near = 0;
    int general = field.generals[1 - teams[piece]];
    for (Sights sights : both) {
      int reach = sights.reach(square, field.lines);
      free += Integer.bitCount(reach & ~field.lines[sights.line[square]]);
      near |=
          (screened ? sights.beyond(square, field.lines) : reach) & sights.near[square][general];
    }
    besiegers[teams[piece]] += near == 0 ? 0 : 1;
    return weights.room[piece] * free;
  }

  private int ofTeam(int team) {
    int worth =
        Weights.at(weights.siegeOfGeneral, besiegers[team]) + weights.infantrymanHeld * held(team);
    if (field.scouts[team] >= 2) {
      worth += weights.scoutPair;
    }
    return field.banners[team] == Field.NOWHERE ? worth : worth + race(team);
  }

  private int race(int team) {
    int enemy = 1 - team;
    int moves =
        RACES[team].moves(
            field.banners[team], field.all[team], field.all[enemy], field.generals[enemy]);
    return weights.race[moves];
  }

  @Override
  public int gain(int move) {
    int from = PackedMove.from(move);
    int piece = position.at(from);
    int gain = 0;
    int taken = position.at(PackedMove.to(move));
    if (taken != 0) {
      gain = values[taken] - values[piece] / CAPTURER_SHARE;
      if (values[piece] > values[taken]) {
        gain = Math.min(gain, exchange.result(move));
      }
    }
    if (PackedMove.kind(move) == PackedMove.PROMOTION) {
      gain += values[PackedMove.extra(move)] - values[piece];
    }
    if (kinds[piece] == 'B') {
      gain += approach(RACES[teams[piece]], PackedMove.to(move));
    }
    return gain;
  }

  private int approach(BannerRace race, int to) {
    if (race.reaches(to)) {
      return WINNING;
    }
    return race.arrivesNext(position, to) ? weights.race[1] - weights.race[2] : 0;
  }

  @Override
  public boolean threatened() {
    return position.pressed() || RACES[position.team().other().ordinal()].arrivesNext(position);
  }

  /** Checks, and the Banner at the door, are what most often surprised an engine without this. */
  @Override
  public boolean sparesThreats() {
    return true;
  }

  @Override
  public boolean free() {
    int team = position.team().ordinal();
    for (int square = 0; square < SQUARES; square++) {
      int piece = position.at(square);
      if (teams[piece] == team && figure(kinds[piece])) {
        return true;
      }
    }
    return false;
  }

  private static boolean figure(int kind) {
    return kind == 'C' || kind == 'S' || kind == 'A' || kind == 'F';
  }
}
