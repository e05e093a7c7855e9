package vauban.engine;

import java.util.Arrays;
import vauban.rules.game.Game;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/**
 * Which quiet moves refuted others: killers for each ply, an answer to each step, and tallies for
 * each step, alone and after the steps before it. A step is a piece and the square it goes to. They
 * order quiet moves, of which the evaluator says nothing.
 */
final class History {

  /** The step of a move that is none: a pass, a placing, a turn skipped. */
  static final int NO_STEP = 0;

  /** No tally is larger than this, nor smaller than its negative. */
  static final int MOST = 8_000;

  private static final int BONUS_STEP = 32;
  private static final int MOST_BONUS = 1_600;

  /** Pairs of steps share so many tallies; a board with more pairs lets some collide. */
  private static final int MOST_PAIRS = 1 << 21;

  private final Game game;
  private final int squares;
  private final int[] tallies;
  private final short[] pairs;
  private final int[] answers;
  private final int[] killers = new int[2 * (Line.MAX_PLY + 2)];

  History(Game game) {
    this.game = game;
    squares = game.board().size();
    int steps = (game.pieces().size() + 1) * squares;
    tallies = new int[steps];
    answers = new int[steps];
    long all = (long) steps * steps;
    pairs = new short[(int) Math.min(MOST_PAIRS, Long.highestOneBit(2 * all - 1))];
  }

  /** Returns the game whose moves are tallied. */
  Game game() {
    return game;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(tallies, 0);
    Arrays.fill(pairs, (short) 0);
    Arrays.fill(answers, 0);
    Arrays.fill(killers, 0);
  }

  /** Forgets what belongs to the position searched last: a new one begins. */
  void nextSearch() {
    Arrays.fill(killers, 0);
  }

  /** Returns the step that a move of the position makes. */
  int step(WorkingPosition position, int move) {
    return PackedMove.kind(move) < PackedMove.PASS
        ? position.at(PackedMove.from(move)) * squares + PackedMove.to(move)
        : NO_STEP;
  }

  /** Returns the square that a step goes to, or {@link Sight#NOWHERE} for {@link #NO_STEP}. */
  int destination(int step) {
    return step == NO_STEP ? Sight.NOWHERE : step % squares;
  }

  /** Returns the tally of a step where a path has come to a ply. */
  int tally(int step, SearchPath path, int ply) {
    return tallies[step]
        + pairs[pair(path.step(ply, 1), step)]
        + pairs[pair(path.step(ply, 2), step)];
  }

  /** Returns 3 for the newest killer of the ply, 2 for the older one, 1 for the answer, or 0. */
  int killer(int move, SearchPath path, int ply) {
    if (killers[2 * ply] == move) {
      return 3;
    }
    if (killers[2 * ply + 1] == move) {
      return 2;
    }
    return answers[path.step(ply, 1)] == move ? 1 : 0;
  }

  /** Notes that a quiet move was good enough to end the search of its position. */
  void refuted(int move, int step, SearchPath path, int ply, int depth) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    answers[path.step(ply, 1)] = move;
    add(step, path, ply, bonus(depth));
  }

  /** Notes that a quiet move was tried before the one that was good enough. */
  void failed(int step, SearchPath path, int ply, int depth) {
    add(step, path, ply, -bonus(depth));
  }

  private static int bonus(int depth) {
    return Math.min(MOST_BONUS, BONUS_STEP * depth * depth);
  }

  private void add(int step, SearchPath path, int ply, int bonus) {
    tallies[step] = nearer(tallies[step], bonus);
    for (int before = 1; before <= 2; before++) {
      int pair = pair(path.step(ply, before), step);
      pairs[pair] = (short) nearer(pairs[pair], bonus);
    }
  }

  /** The nearer a tally is to its limit, the less it grows: it never passes it. */
  private static int nearer(int tally, int bonus) {
    return tally + bonus - tally * Math.abs(bonus) / MOST;
  }

  private int pair(int before, int step) {
    return before * tallies.length + step & pairs.length - 1;
  }
}
