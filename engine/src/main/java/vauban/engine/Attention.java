package vauban.engine;

import org.jspecify.annotations.Nullable;
import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.WorkingPosition;

/** Leaves out of the lists of moves what a weak player does not see; a full search sees all. */
final class Attention {

  /** So few moves are all seen, and so are those of a side that has something to answer. */
  private static final int FEW = 3;

  private final WorkingPosition position;
  private final Evaluator evaluator;
  private final MoveStack stack;
  private final History history;
  private final SearchPath path;
  private final @Nullable Sight sight;

  Attention(
      WorkingPosition position,
      Evaluator evaluator,
      MoveStack stack,
      History history,
      SearchPath path,
      @Nullable Sight sight) {
    this.position = position;
    this.evaluator = evaluator;
    this.stack = stack;
    this.history = history;
    this.path = path;
    this.sight = sight;
  }

  /**
   * Moves what is seen of a list to its beginning. Where nothing would be, all is seen: a position
   * with moves never looks as if it had none.
   *
   * @return place after the last move seen
   */
  int seen(int start, int end, int ply) {
    if (sight == null || end - start <= FEW || position.pressed()) {
      return end;
    }
    int lastTo = history.destination(path.step(ply, 1));
    int seen = start;
    for (int place = start; place < end; place++) {
      int move = stack.move(place);
      if (!sight.overlooks(position, move, evaluator.gain(move), lastTo)) {
        stack.put(seen++, move);
      }
    }
    return seen == start ? end : seen;
  }
}
