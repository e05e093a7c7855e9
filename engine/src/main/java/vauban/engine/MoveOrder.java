package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.WorkingPosition;

/**
 * In which order moves are tried: the one that proved best before, then what gains most at once,
 * then the killers, then by history, then what loses at once.
 */
final class MoveOrder {

  private static final int HASH_WORTH = 1 << 30;
  private static final int GAIN_WORTH = 1 << 20;
  private static final int KILLER_WORTH = 1 << 16;

  /** Quiet moves are worth less than this; no gain is so negative that another move falls below. */
  private static final int MOST_QUIET_WORTH = GAIN_WORTH / 2;

  /** What a hundredth of a foot soldier lost counts against tallies. */
  private static final int LOSS_WEIGHT = 1;

  private final WorkingPosition position;
  private final MoveStack stack;
  private final Evaluator evaluator;
  private final History history;
  private final SearchPath path;

  MoveOrder(
      WorkingPosition position,
      MoveStack stack,
      Evaluator evaluator,
      History history,
      SearchPath path) {
    this.position = position;
    this.stack = stack;
    this.evaluator = evaluator;
    this.history = history;
    this.path = path;
  }

  /** Ranks all moves of a list. */
  void rankAll(int start, int end, int hashMove, int ply) {
    for (int place = start; place < end; place++) {
      int move = stack.move(place);
      stack.rank(place, move, move == hashMove ? HASH_WORTH : worth(move, ply));
    }
  }

  private int worth(int move, int ply) {
    int gain = evaluator.gain(move);
    if (gain > 0) {
      return GAIN_WORTH + gain;
    }
    int killer = history.killer(move, path, ply);
    if (killer > 0 && gain == 0) {
      return KILLER_WORTH + killer;
    }
    return history.tally(history.step(position, move), path, ply) + LOSS_WEIGHT * gain;
  }

  /**
   * Ranks the moves of a list that gain something, and more than {@code least}.
   *
   * @return the place after the last of them
   */
  int rankLoud(int start, int end, int least) {
    int loud = start;
    for (int place = start; place < end; place++) {
      int move = stack.move(place);
      int gain = evaluator.gain(move);
      if (gain > 0 && gain > least) {
        stack.rank(loud++, move, gain);
      }
    }
    return loud;
  }

  /** Returns the step that a move of the position makes. */
  int step(int move) {
    return history.step(position, move);
  }

  /** Returns whether the move handed out from a place gains nothing and was not best before. */
  boolean quiet(int place) {
    return stack.worth(place) < MOST_QUIET_WORTH;
  }

  /** Returns whether the move handed out from a place is a killer. */
  boolean killer(int place) {
    int worth = stack.worth(place);
    return worth > KILLER_WORTH && worth < MOST_QUIET_WORTH;
  }

  /** Learns which quiet move refuted the position, and which were tried in vain before it. */
  void refuted(int start, int place, int depth, int ply) {
    int move = stack.ranked(place);
    if (evaluator.gain(move) > 0) {
      return;
    }
    history.refuted(move, history.step(position, move), path, ply, depth);
    for (int i = start; i < place; i++) {
      if (quiet(i)) {
        history.failed(history.step(position, stack.ranked(i)), path, ply, depth);
      }
    }
  }
}
