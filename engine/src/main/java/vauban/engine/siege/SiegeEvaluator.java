package vauban.engine.siege;

import java.util.function.Function;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Judges positions of Siege: material where it stands, the room that pieces have, what foot and
 * Cavalry attack, who besieges a General, and the race of the Banners for the headquarters.
 */
public final class SiegeEvaluator implements Evaluator {

  /** Added to the gain of a move that ends the game. */
  private static final int WINNING = 2_000;

  /** A capture by a cheaper piece is tried first, by this part of the difference. */
  private static final int CAPTURER_SHARE = 16;

  private static final int SQUARES = Games.SIEGE.board().size();
  private static final int MOST_PIECES = 40;

  private final WorkingPosition position;
  private final SiegeWeights weights;
  private final int[] values;
  private final int[] teams;
  private final int[] kinds;
  private final Exchange exchange;
  private final BannerRace[] races;

  // What the walk over the board finds.
  private final int[] occupied = new int[MOST_PIECES];
  private final int[] generals = new int[2];
  private final int[] banners = new int[2];
  private final int[] scouts = new int[2];
  private final int[] besiegers = new int[2];

  /** Binds an evaluator with the tuned weights to a position of Siege. */
  public SiegeEvaluator(WorkingPosition position) {
    this(position, SiegeWeights.TUNED);
  }

  /** Returns what binds evaluators with weights of one's own to positions of Siege. */
  public static Function<WorkingPosition, Evaluator> with(Weights weights) {
    SiegeWeights own = new SiegeWeights(weights);
    return position -> new SiegeEvaluator(position, own);
  }

  private SiegeEvaluator(WorkingPosition position, SiegeWeights weights) {
    this.position = position;
    this.weights = weights;
    Game game = position.game();
    values = weights.values;
    teams = PieceTable.values(game, piece -> piece.army().team().ordinal());
    kinds = PieceTable.values(game, piece -> piece.kind().letter());
    exchange = new Exchange(position, values, teams, kinds);
    races =
        new BannerRace[] {
          new BannerRace(position, teams, Team.FIRST), new BannerRace(position, teams, Team.SECOND)
        };
  }

  /** Returns the weights as they stand beside this class. */
  public static Weights weights() {
    return SiegeWeights.TUNED.weights();
  }

  @Override
  public int score() {
    int count = find();
    int score = 0;
    int crowd = 0;
    for (int i = 0; i < count; i++) {
      int square = occupied[i];
      int piece = position.at(square);
      int active = active(piece, square);
      int crowded = weights.crowd[piece];
      score += weights.table.of(piece, square) + (teams[piece] == 0 ? active : -active);
      crowd += teams[piece] == 0 ? crowded : -crowded;
    }
    score += crowd * count + ofTeam(0) - ofTeam(1);
    return (position.team() == Team.FIRST ? score : -score) + weights.tempo;
  }

  private int find() {
    banners[0] = -1;
    banners[1] = -1;
    scouts[0] = 0;
    scouts[1] = 0;
    besiegers[0] = 0;
    besiegers[1] = 0;
    int count = 0;
    for (int square = 0; square < SQUARES; square++) {
      int piece = position.at(square);
      if (piece == 0) {
        continue;
      }
      occupied[count++] = square;
      switch (kinds[piece]) {
        case 'G' -> generals[teams[piece]] = square;
        case 'B' -> banners[teams[piece]] = square;
        case 'S' -> scouts[teams[piece]]++;
        default -> {}
      }
    }
    return count;
  }

  /** What a piece does from where it stands. */
  private int active(int piece, int square) {
    return switch (kinds[piece]) {
      case 'I', 'N' -> foot(piece, square);
      case 'C' -> cavalry(piece, square);
      case 'S' -> line(piece, SiegeLines.OBLIQUE.from(square), 0);
      case 'F' -> line(piece, SiegeLines.STRAIGHT.from(square), 0);
      case 'A' -> line(piece, SiegeLines.STRAIGHT.from(square), 1);
      default -> 0;
    };
  }

  private int foot(int piece, int square) {
    int worth = 0;
    for (int to : SiegeLines.FOOT[teams[piece]][square]) {
      int met = position.at(to);
      if (met == 0) {
        continue;
      }
      if (teams[met] != teams[piece]) {
        worth -= weights.underFoot[kinds[met]];
      } else if (kinds[met] == 'I') {
        worth += weights.infantrymanHeld;
      }
    }
    return worth;
  }

  private int cavalry(int piece, int square) {
    int worth = 0;
    boolean besieges = false;
    int general = generals[1 - teams[piece]];
    for (int to : SiegeLines.LEAPS[square]) {
      int met = position.at(to);
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
   * @param screens pieces between it and what it captures
   */
  private int line(int piece, int[][] rays, int screens) {
    int free = 0;
    boolean besieges = false;
    int general = generals[1 - teams[piece]];
    for (int[] ray : rays) {
      int passed = 0;
      for (int square : ray) {
        boolean empty = position.at(square) == 0;
        if (empty && passed == 0) {
          free++;
        }
        besieges |= passed == screens && SiegeLines.NEAR[general][square];
        if (!empty && passed++ == screens) {
          break;
        }
      }
    }
    besiegers[teams[piece]] += besieges ? 1 : 0;
    return weights.room[piece] * free;
  }

  private int ofTeam(int team) {
    int most = weights.siegeOfGeneral.length - 1;
    int worth = weights.siegeOfGeneral[Math.min(most, besiegers[team])];
    if (scouts[team] >= 2) {
      worth += weights.scoutPair;
    }
    if (banners[team] >= 0) {
      worth += weights.race[races[team].moves(banners[team], generals[1 - team])];
    }
    return worth;
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
    if (kinds[piece] == 'B' && races[teams[piece]].reaches(PackedMove.to(move))) {
      gain += WINNING;
    }
    return gain;
  }

  @Override
  public boolean threatened() {
    return position.pressed();
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
