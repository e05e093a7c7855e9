package vauban.engine.paris;

import java.util.Arrays;
import vauban.engine.Evaluator;
import vauban.engine.PieceTable;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisPosition;

/**
 * Judges positions of the Siege of Paris: the besiegers left and how near they are to a gate they
 * can still enter, who is inside, which gates stand open, what hangs, and how much room the
 * garrison has.
 */
public final class ParisEvaluator implements Evaluator {

  /** Gain of an entry, which cannot be undone. */
  private static final int ENTRY = 150;

  private static final int MOST_TARGETS = 36;

  private final ParisPosition position;
  private final int squares;
  private final WaysIn waysIn;
  private final ParisLines lines;
  private final int[] values;
  private final int[] kinds;
  private final boolean[] cells;
  private final int menNeeded;

  private final int[] nearest;
  private final int[] targets = new int[MOST_TARGETS];
  private int menInside;
  private int officersInside;
  private int menInReach;
  private int officersInReach;
  private int room;

  /** Binds an evaluator to a position of the Siege of Paris. */
  public ParisEvaluator(ParisPosition position) {
    this.position = position;
    Game game = position.game();
    squares = game.board().size();
    waysIn = new WaysIn(game);
    lines = ParisLines.of(1);
    values = PieceTable.values(game, ParisEvaluator::value);
    kinds = PieceTable.values(game, ParisEvaluator::kind);
    cells = new boolean[squares];
    game.board()
        .squares()
        .forEach(s -> cells[s.index()] = s.terrain() == vauban.rules.board.Terrain.CELL);
    menNeeded = "1+2".equals(position.options().values().get("inside")) ? 2 : 3;
    nearest = new int[waysIn.gates()];
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

  private static final int MAN = 1;
  private static final int OFFICER = 2;
  private static final int GARRISON = 3;

  private static int kind(Piece piece) {
    if (piece.army().team() == Team.SECOND) {
      return GARRISON;
    }
    return piece.kind().letter() == 'M' ? MAN : OFFICER;
  }

  @Override
  public int score() {
    int score = besiegers() + inside() + openGates() + garrisonRoom() + takeable();
    if (menInside + officersInside > 0 && score < 0) {
      score /= ParisWeights.LEAD_WITH_BESIEGER_INSIDE;
    }
    if ((menInReach < menNeeded || officersInReach == 0) && score > 0) {
      score /= ParisWeights.LEAD_WITHOUT_GROUP;
    }
    return (position.team() == Team.FIRST ? score : -score) + ParisWeights.TEMPO;
  }

  private int besiegers() {
    Arrays.fill(nearest, WaysIn.NO_WAY);
    menInside = 0;
    officersInside = 0;
    menInReach = 0;
    officersInReach = 0;
    room = 0;
    int score = 0;
    for (int square = 0; square < squares; square++) {
      int piece = position.at(square);
      if (piece == 0) {
        continue;
      }
      int kind = kinds[piece];
      if (kind == GARRISON) {
        room += room(piece, square);
        continue;
      }
      score += values[piece];
      boolean reaches = true;
      if (cells[square]) {
        menInside += kind == MAN ? 1 : 0;
        officersInside += kind == OFFICER ? 1 : 0;
      } else {
        int moves = waysIn.moves(piece, square);
        score += ParisWeights.at(ParisWeights.APPROACH, moves);
        reaches = moves < WaysIn.NO_WAY;
        if (reaches) {
          for (int gate = 0; gate < nearest.length; gate++) {
            nearest[gate] = Math.min(nearest[gate], waysIn.moves(gate, piece, square));
          }
        }
      }
      if (reaches) {
        menInReach += kind == MAN ? 1 : 0;
        officersInReach += kind == OFFICER ? 1 : 0;
      }
    }
    return score - FULL_STRENGTH;
  }

  /** What the besiegers of the array are worth, so that a game starts about even. */
  private static final int FULL_STRENGTH = 3900;

  private int inside() {
    return ParisWeights.MEN_INSIDE[Math.min(menInside, menNeeded)]
        + (officersInside > 0 ? ParisWeights.OFFICER_INSIDE : 0);
  }

  private int openGates() {
    int score = 0;
    for (int gate = 0; gate < nearest.length; gate++) {
      if (position.at(waysIn.cell(gate)) == 0) {
        score += ParisWeights.at(ParisWeights.OPEN_GATE, nearest[gate]);
      }
    }
    return score;
  }

  private int room(int piece, int from) {
    int count = 0;
    for (int[] line : lines.from(piece, from)) {
      for (int to : line) {
        if (position.at(to) != 0) {
          break;
        }
        count++;
      }
    }
    return count;
  }

  private int garrisonRoom() {
    return ParisWeights.at(ParisWeights.GARRISON_ROOM, room);
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

  @Override
  public int gain(int move) {
    if (PackedMove.kind(move) != PackedMove.PLAIN) {
      // A command seldom gains: the piece named is lost. Plain moves are tried first.
      return PackedMove.kind(move) == PackedMove.COMMAND
          ? -values[position.at(PackedMove.extra(move))]
          : 0;
    }
    int to = PackedMove.to(move);
    if (position.team() == Team.SECOND) {
      return values[position.at(to)];
    }
    return cells[to] && !cells[PackedMove.from(move)] ? ENTRY : 0;
  }

  @Override
  public boolean threatened() {
    return false;
  }
}
