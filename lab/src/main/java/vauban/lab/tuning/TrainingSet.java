package vauban.lab.tuning;

import java.util.Arrays;
import java.util.function.Function;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.network.Inputs;
import vauban.engine.network.Shape;
import vauban.rules.game.Game;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Examples as a network sees them, kept small, for there are millions: the inputs that are on, what
 * the evaluation says without the network, and what came of the position. All from the side to
 * move's view, or from the first team's where the network has that one view.
 */
public final class TrainingSet {

  private static final int FIRST_ROOM = 1 << 16;

  private final Function<WorkingPosition, Evaluator> evaluators;
  private final Shape shape;
  private final int[][] on;
  private char[] inputs = new char[FIRST_ROOM];
  private int[] starts = new int[FIRST_ROOM];
  private float[] estimates = new float[FIRST_ROOM];
  private float[] results = new float[FIRST_ROOM];
  private float[] scores = new float[FIRST_ROOM];
  private int size;

  /**
   * Makes an empty set.
   *
   * @throws IllegalArgumentException where the game has no network
   */
  public TrainingSet(Game game) {
    evaluators = Evaluators.with(game, Evaluators.weights(game));
    shape = Evaluators.inputs(game.start().working()).shape();
    on = new int[shape.views()][Inputs.MOST];
  }

  /** Adds an example. */
  public void add(Example example) {
    WorkingPosition position = example.position().working();
    int count = Evaluators.inputs(position).read(on);
    makeRoom(count);
    int end = starts[size];
    for (int[] view : on) {
      for (int i = 0; i < count; i++) {
        inputs[end++] = (char) view[i];
      }
    }
    boolean first = position.team() == Team.FIRST;
    boolean turned = !first && shape.views() == 2;
    int estimate = evaluators.apply(position).score();
    estimates[size] = first || turned ? estimate : -estimate;
    results[size] = (float) (turned ? 1 - example.result() : example.result());
    scores[size] = turned ? -example.score() : example.score();
    size++;
    starts[size] = end;
  }

  private void makeRoom(int count) {
    if (starts[size] + shape.views() * count > inputs.length) {
      inputs = Arrays.copyOf(inputs, 2 * inputs.length);
    }
    if (size + 1 == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      estimates = Arrays.copyOf(estimates, 2 * size);
      results = Arrays.copyOf(results, 2 * size);
      scores = Arrays.copyOf(scores, 2 * size);
    }
  }

  /** Returns what the network sees. */
  public Shape shape() {
    return shape;
  }

  /** Returns how many examples there are. */
  public int size() {
    return size;
  }

  /** Returns how many inputs of each view are on in an example. */
  int count(int example) {
    return (starts[example + 1] - starts[example]) / shape.views();
  }

  /** Returns one of the inputs that are on. */
  int input(int example, int view, int index) {
    return inputs[starts[example] + view * count(example) + index];
  }

  /** Returns what the evaluation says, in hundredths of a foot soldier. */
  float estimate(int example) {
    return estimates[example];
  }

  /** Returns how the game ended: 1 for a win, 0.5 for a draw, 0 for a loss. */
  float result(int example) {
    return results[example];
  }

  /** Returns what a search said, in hundredths of a foot soldier. */
  float score(int example) {
    return scores[example];
  }
}
