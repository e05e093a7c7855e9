package vauban.engine.siege;

import java.util.EnumSet;
import java.util.Set;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.Paths;

/**
 * Judges positions of Siege: material where it stands, the room that long-range pieces have, the
 * General at home, and the race of the Banners for the headquarters.
 */
public final class SiegeEvaluator implements Evaluator {

  /** Added to the gain of a move that ends the game. */
  private static final int WINNING = 2_000;

  /** A capture by a cheaper piece is tried first, by this part of the difference. */
  private static final int CAPTURER_SHARE = 16;

  private static final Set<Direction> STRAIGHT =
      EnumSet.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

  private static final Board BOARD = Games.SIEGE.board();
  private static final Paths STRAIGHT_PATHS = Paths.rays(BOARD, STRAIGHT, BOARD.size());
  private static final Paths OBLIQUE_PATHS =
      Paths.rays(BOARD, EnumSet.complementOf(EnumSet.copyOf(STRAIGHT)), BOARD.size());
  private static final PieceTable TABLE = new PieceTable(Games.SIEGE, SiegeEvaluator::worth);

  private final WorkingPosition position;
  private final int[] values;
  private final int[] teams;
  private final int[] mobility;
  private final Paths[] paths;
  private final int[] generals = new int[2];
  private final int[] banners = new int[2];
  private final int[] kinds;
  private final FootDefence foot;
  private final BannerRace[] races;

  /** Binds an evaluator to a position of Siege. */
  public SiegeEvaluator(WorkingPosition position) {
    this.position = position;
    Game game = position.game();
    values = PieceTable.values(game, SiegeEvaluator::value);
    teams = PieceTable.values(game, piece -> piece.army().team().ordinal());
    kinds = PieceTable.values(game, piece -> piece.kind().letter());
    mobility = PieceTable.values(game, SiegeEvaluator::mobility);
    paths = new Paths[values.length];
    for (int i = 1; i < paths.length; i++) {
      paths[i] = kinds[i] == 'S' ? OBLIQUE_PATHS : STRAIGHT_PATHS;
    }
    foot = new FootDefence(position, teams, kinds);
    races =
        new BannerRace[] {
          new BannerRace(position, teams, Team.FIRST), new BannerRace(position, teams, Team.SECOND)
        };
  }

  private static int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'B' -> SiegeWeights.BANNER;
      case 'C' -> SiegeWeights.CAVALRYMAN;
      case 'S' -> SiegeWeights.SCOUT;
      case 'A' -> SiegeWeights.ARTILLERY;
      case 'F' -> SiegeWeights.FORT;
      case 'I' -> SiegeWeights.INFANTRYMAN;
      case 'N' -> SiegeWeights.SENIOR;
      default -> 0;
    };
  }

  private static int mobility(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'S' -> SiegeWeights.SCOUT_MOBILITY;
      case 'A' -> SiegeWeights.ARTILLERY_MOBILITY;
      case 'F' -> SiegeWeights.FORT_MOBILITY;
      default -> 0;
    };
  }

  /** What a piece is worth where it stands, positive for the first team. */
  private static int worth(Piece piece, Square square) {
    boolean first = piece.army().team() == Team.FIRST;
    int ranksGone = first ? square.rank() - 1 : 8 - square.rank();
    int aside = square.file() < 5 ? 4 - square.file() : square.file() - 5;
    int fromMiddle = square.rank() < 5 ? 4 - square.rank() : square.rank() - 5;
    int place =
        switch (piece.kind().letter()) {
          case 'I' ->
              SiegeWeights.INFANTRY_ADVANCE[Math.max(0, ranksGone - 1)]
                  + SiegeWeights.INFANTRY_CENTRE * (4 - aside);
          case 'C' -> SiegeWeights.CAVALRY_CENTRE * (7 - aside - fromMiddle);
          case 'G' -> SiegeWeights.GENERAL_ABROAD * ranksGone + SiegeWeights.GENERAL_ASIDE * aside;
          default -> 0;
        };
    int worth = value(piece) + place;
    return first ? worth : -worth;
  }

  @Override
  public int score() {
    int score = 0;
    banners[0] = -1;
    banners[1] = -1;
    for (int square = 0; square < BOARD.size(); square++) {
      int piece = position.at(square);
      if (piece == 0) {
        continue;
      }
      score += TABLE.of(piece, square);
      if (mobility[piece] > 0) {
        int room = mobility[piece] * room(paths[piece].from(square));
        score += teams[piece] == 0 ? room : -room;
      } else if (kinds[piece] == 'G') {
        generals[teams[piece]] = square;
      } else if (kinds[piece] == 'B') {
        banners[teams[piece]] = square;
      }
    }
    score += race(0) - race(1);
    return (position.team() == Team.FIRST ? score : -score) + SiegeWeights.TEMPO;
  }

  private int room(int[][] lines) {
    int room = 0;
    for (int[] line : lines) {
      for (int square : line) {
        if (position.at(square) != 0) {
          break;
        }
        room++;
      }
    }
    return room;
  }

  private int race(int team) {
    if (banners[team] < 0) {
      return 0;
    }
    int moves = races[team].moves(banners[team], generals[1 - team]);
    return SiegeWeights.RACE[moves];
  }

  @Override
  public int gain(int move) {
    int from = PackedMove.from(move);
    int piece = position.at(from);
    int gain = 0;
    int taken = position.at(PackedMove.to(move));
    if (taken != 0) {
      boolean lost =
          values[piece] > values[taken] && foot.defends(teams[taken], PackedMove.to(move));
      gain = values[taken] - values[piece] / (lost ? 1 : CAPTURER_SHARE);
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
}
