package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessField.PASS;
import static vauban.rules.warchess.WarChessField.STOP;
import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CAVALRY;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.PRIZE;
import static vauban.rules.warchess.WarChessPieces.WAGON;
import static vauban.rules.warchess.WarChessPieces.owns;

import vauban.rules.game.PackedMove;

/** Generates and counts the legal moves of a side. */
final class WarChessMoves {

  /** Where a move's relief is noted while moves are compared: bits {@link PackedMove} leaves. */
  private static final int RELIEF_SHIFT = 28;

  private static final int MOVE_BITS = (1 << RELIEF_SHIFT) - 1;

  private final WarChessField field;
  private final WarChessTrial trial;
  private final WarChessFire fire;
  private final int[] tried = new int[WarChessGame.MAX_MOVES];
  private int best;

  WarChessMoves(WarChessField field, WarChessTrial trial) {
    this.field = field;
    this.trial = trial;
    fire = new WarChessFire(field);
  }

  /** Writes the legal moves and returns the index after the last. */
  int generate(int side, int[] moves, int start) {
    fire.look(side);
    if (fire.presses()) {
      fire.lift();
      return generateByTrial(side, moves, start);
    }
    int end = start;
    for (int piece = side + LIGHT; piece <= side + CAVALRY; piece++) {
      end = writeTroops(side, piece, moves, end);
    }
    end = writeGuns(side, moves, end);
    end = side == BLACK ? end : writeWagon(moves, end);
    fire.lift();
    return fire.anyCareful() ? tryFigures(side, moves, end, true) : end;
  }

  /** Returns how many moves {@link #generate} would write. */
  int count(int side) {
    fire.look(side);
    if (fire.presses()) {
      fire.lift();
      return generateByTrial(side, tried, 0);
    }
    int count = 0;
    for (int piece = side + LIGHT; piece <= side + CAVALRY; piece++) {
      count += countTroops(side, piece);
    }
    count += countGuns(side);
    count += side == BLACK ? 0 : writeWagon(tried, 0);
    fire.lift();
    return fire.anyCareful() ? count + tryFigures(side, tried, 0, true) : count;
  }

  /** Writes the legal moves as {@link #generate} does, but tries every one. */
  int generateByTrial(int side, int[] moves, int start) {
    return tryFigures(side, moves, start, false);
  }

  /** Returns the best relief that a move {@link #generateByTrial} tried could give. */
  int best() {
    return best;
  }

  private int writeTroops(int side, int piece, int[] moves, int start) {
    WarChessSpokes spokes = WarChessLines.spokes(piece);
    int[] ground = field.ground(side);
    int end = start;
    for (int i = 0; i < field.count(piece); i++) {
      int from = field.square(piece, i);
      for (int j = 0; j < WarChessSpokes.COUNT && !fire.careful(from); j++) {
        int spoke = spokes.spoke(from, j);
        int there = PASS;
        for (int k = 0; k < WarChessSpokes.LENGTH && (there & PASS) != 0; k++) {
          int to = WarChessSpokes.first(spoke);
          there = ground[to];
          if ((there & STOP) != 0) {
            moves[end++] = PackedMove.plain(from, to);
          }
          spoke = WarChessSpokes.rest(spoke);
        }
      }
    }
    return end;
  }

  private int countTroops(int side, int piece) {
    WarChessSpokes spokes = WarChessLines.spokes(piece);
    int[] ground = field.ground(side);
    int count = 0;
    for (int i = 0; i < field.count(piece); i++) {
      int from = field.square(piece, i);
      if (!fire.careful(from)) {
        for (int j = 0; j < WarChessSpokes.COUNT; j++) {
          count += stops(ground, spokes.spoke(from, j));
        }
      }
    }
    return count;
  }

  /** Adds up the squares of a spoke to stop on, without branches: the ground cannot be foretold. */
  private static int stops(int[] ground, int spoke) {
    int first = ground[WarChessSpokes.first(spoke)];
    int second = ground[WarChessSpokes.second(spoke)];
    int third = ground[WarChessSpokes.third(spoke)];
    int past = first >> 1;
    return (first & STOP) + (past & second & STOP) + (past & (second >> 1) & third & STOP);
  }

  private int writeGuns(int side, int[] moves, int start) {
    int end = start;
    for (int i = 0; i < field.count(side + ARTILLERY); i++) {
      int from = field.square(side + ARTILLERY, i);
      if (!fire.careful(from)) {
        end = writeCandidates(side + ARTILLERY, from, moves, end);
      }
    }
    return end;
  }

  private int countGuns(int side) {
    int count = 0;
    for (int i = 0; i < field.count(side + ARTILLERY); i++) {
      int from = field.square(side + ARTILLERY, i);
      if (!fire.careful(from)) {
        for (int[] line : WarChessLines.FIRE.from(from)) {
          count += countGunLine(line, BLACK - side + ARTILLERY);
        }
      }
    }
    return count;
  }

  private int countGunLine(int[] line, int enemyGun) {
    int count = 0;
    for (int to : line) {
      int there = field.at(to);
      if (there != 0) {
        return there == enemyGun ? count + 1 : count;
      }
      count++;
    }
    return count;
  }

  private int writeWagon(int[] moves, int start) {
    int end = start;
    int from = field.square(WAGON, 0);
    if (!fire.careful(from)) {
      for (int[] line : WarChessLines.of(WAGON).from(from)) {
        for (int to : line) {
          if (field.at(to) != 0) {
            break;
          }
          if ((field.ground(0)[to] & STOP) != 0) {
            moves[end++] = PackedMove.plain(from, to);
          }
        }
      }
    }
    return end;
  }

  private int tryFigures(int side, int[] moves, int start, boolean onlyCareful) {
    trial.begin(side);
    int end = start;
    for (int piece = side + LIGHT; piece <= side + PRIZE; piece++) {
      for (int i = 0; i < field.count(piece); i++) {
        int from = field.square(piece, i);
        if (!onlyCareful || fire.careful(from)) {
          end = writeCandidates(piece, from, moves, end);
        }
      }
    }
    return keepBest(moves, start, keepGood(moves, start, end));
  }

  /** Writes the moves of a figure that {@code WC 1} allows. */
  private int writeCandidates(int piece, int from, int[] moves, int start) {
    int end = start;
    for (int[] line : WarChessLines.of(piece).from(from)) {
      for (int to : line) {
        int there = field.at(to);
        if (there == 0 || takes(piece, there)) {
          moves[end++] = PackedMove.plain(from, to);
        }
        if (there != 0) {
          break;
        }
      }
    }
    return end;
  }

  /** Returns whether a figure may take another by {@code WC 1}. */
  static boolean takes(int piece, int other) {
    int side = piece > BLACK ? BLACK : 0;
    return switch (piece - side) {
      case PRIZE -> false;
      case ARTILLERY -> other == BLACK - side + ARTILLERY;
      default -> !owns(side, other);
    };
  }

  private int keepGood(int[] moves, int start, int end) {
    int kept = start;
    best = WarChessTrial.NO_RELIEF;
    for (int i = start; i < end; i++) {
      int move = moves[i];
      if (trial.run(PackedMove.from(move), PackedMove.to(move)) == WarChessTrial.Finding.GOOD) {
        int relief = trial.relief();
        moves[kept++] = move | (relief << RELIEF_SHIFT);
        best = Math.max(best, relief & ~WarChessTrial.DECIDES);
      }
    }
    return kept;
  }

  /** Keeps the moves that meet the obligation best, and those that decide the game in any case. */
  private int keepBest(int[] moves, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      int relief = moves[i] >>> RELIEF_SHIFT;
      if (relief == best || relief >= WarChessTrial.DECIDES) {
        moves[kept++] = moves[i] & MOVE_BITS;
      }
    }
    return kept;
  }
}
