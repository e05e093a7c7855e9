package vauban.engine.warchess;

import java.util.EnumSet;
import vauban.engine.evaluation.Distances;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.PieceTable;
import vauban.rules.Games;
import vauban.rules.board.Direction;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.Paths;

/**
 * Judges positions of War-Chess: material, how near the troops of each side stand to what they must
 * take and to what they must guard, and what the Artillery covers.
 */
public final class WarChessEvaluator implements Evaluator {

  /** Added to the gain of a move that takes the Citadel or the Wagon. */
  private static final int WINNING = 5_000;

  private static final int CAPTURER_SHARE = 16;
  private static final int ARTILLERY_RANGE = 3;
  private static final int MOST_FIGURES = 32;

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

  private final WorkingPosition position;
  private final int squares;
  private final int[] values;
  private final int[] kinds;
  private final int[] teams;

  /** Squares of Citadel and Wagon, by the ordinal of the team that must guard them. */
  private final int[] prizes = new int[2];

  private final int[] troops = new int[2];
  private final int[] figures = new int[MOST_FIGURES];

  /** Binds an evaluator to a position of War-Chess. */
  public WarChessEvaluator(WorkingPosition position) {
    this.position = position;
    Game game = position.game();
    squares = game.board().size();
    values = PieceTable.values(game, WarChessEvaluator::value);
    kinds = PieceTable.values(game, piece -> piece.kind().letter());
    teams = PieceTable.values(game, piece -> piece.army().team().ordinal());
  }

  private static int value(Piece piece) {
    return switch (piece.kind().letter()) {
      case 'L' -> WarChessWeights.LIGHT;
      case 'I' -> WarChessWeights.LINE;
      case 'C' -> WarChessWeights.CAVALRY;
      case 'A' -> WarChessWeights.ARTILLERY;
      default -> WINNING;
    };
  }

  @Override
  public int score() {
    int count = find();
    int score = lastTroops(0) - lastTroops(1);
    for (int i = 0; i < count; i++) {
      int square = figures[i];
      int piece = position.at(square);
      int team = teams[piece];
      int worth = worth(piece, square, prizes[1 - team], prizes[team]);
      score += team == 0 ? worth : -worth;
    }
    return (position.team() == Team.FIRST ? score : -score) + WarChessWeights.TEMPO;
  }

  /** Finds the figures that can move and fight, and counts the troops. */
  private int find() {
    troops[0] = 0;
    troops[1] = 0;
    int count = 0;
    for (int square = 0; square < squares; square++) {
      int piece = position.at(square);
      if (piece == 0) {
        continue;
      }
      int team = teams[piece];
      if (prize(piece)) {
        prizes[team] = square;
      } else {
        figures[count++] = square;
        troops[team] += kinds[piece] == 'A' ? 0 : 1;
      }
    }
    return count;
  }

  private boolean prize(int piece) {
    return kinds[piece] == 'K' || kinds[piece] == 'W';
  }

  private int lastTroops(int team) {
    int missing = WarChessWeights.FEW_TROOPS - troops[team];
    return missing <= 0 ? 0 : -WarChessWeights.LAST_TROOPS * missing * (missing + 1) / 2;
  }

  private int worth(int piece, int square, int objective, int own) {
    int toObjective = DISTANCES.steps(square, objective);
    if (kinds[piece] == 'A') {
      return values[piece]
          + WarChessWeights.at(WarChessWeights.BATTERY, toObjective)
          + fire(square, teams[piece]);
    }
    return values[piece]
        + WarChessWeights.at(WarChessWeights.ASSAULT, toObjective)
        + WarChessWeights.at(WarChessWeights.GUARD, DISTANCES.steps(square, own));
  }

  private int fire(int gun, int team) {
    int worth = 0;
    for (int[] line : FIRE.from(gun)) {
      for (int square : line) {
        int met = position.at(square);
        if (met != 0) {
          worth += teams[met] == team ? 0 : underFire(met, square);
          break;
        }
      }
    }
    return worth;
  }

  private int underFire(int piece, int square) {
    if (kinds[piece] == 'K') {
      return WarChessWeights.COMMANDED;
    }
    if (kinds[piece] == 'A' || beside(square, teams[piece])) {
      return 0;
    }
    return kinds[piece] == 'W' ? WarChessWeights.COMMANDED : WarChessWeights.EXPOSED;
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
}
