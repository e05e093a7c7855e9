package vauban.engine;

import vauban.engine.evaluation.Evaluator;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/** Knows nothing of a game: search then sees endings and captures, and all else is even. */
final class BlankEvaluator implements Evaluator {

  private final WorkingPosition position;

  BlankEvaluator(WorkingPosition position) {
    this.position = position;
  }

  @Override
  public int score() {
    return Score.DRAW;
  }

  @Override
  public int gain(int move) {
    boolean captures =
        PackedMove.kind(move) < PackedMove.PASS && position.at(PackedMove.to(move)) != 0;
    return captures ? 1 : 0;
  }

  @Override
  public boolean threatened() {
    return position.pressed();
  }

  @Override
  public boolean free() {
    return false;
  }
}
