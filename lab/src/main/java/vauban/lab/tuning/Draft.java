package vauban.lab.tuning;

import java.util.Arrays;
import java.util.SplittableRandom;
import vauban.engine.network.Network;
import vauban.engine.network.Numbers;
import vauban.engine.network.Shape;

/**
 * A network while it is trained: the same as {@link Network}, with broken numbers, and able to tell
 * which of them to change. All numbers stand in one row: those of the inputs, the bias, the
 * outputs, and the bias of the output.
 */
final class Draft {

  private static final int HIDDEN = Network.HIDDEN;

  /** Numbers are kept within what a network can hold. */
  static final float MOST = 1.98f;

  private static final double FIRST_SPREAD = 0.05;

  private final Shape shape;
  private final float[] sums;
  private final float[] blame;
  private final int bias;
  private final int outputs;

  /** All numbers. */
  final float[] numbers;

  private Draft(Shape shape) {
    this.shape = shape;
    sums = new float[shape.views() * HIDDEN];
    blame = new float[sums.length];
    bias = shape.inputs().size() * HIDDEN;
    outputs = bias + HIDDEN;
    numbers = new float[outputs + sums.length + 1];
  }

  /** Makes a network that says nothing yet: its outputs are 0. */
  Draft(Shape shape, SplittableRandom random) {
    this(shape);
    for (int i = 0; i < bias; i++) {
      numbers[i] = (float) (random.nextGaussian() * FIRST_SPREAD);
    }
  }

  /** Makes a network that says what another does. */
  Draft(Shape shape, Numbers from) {
    this(shape);
    for (int input = 0; input < shape.inputs().size(); input++) {
      broken(from.row(input), input * HIDDEN, Network.ONE);
    }
    broken(from.bias(), bias, Network.ONE);
    broken(from.outputs(), outputs, Network.OUTPUT_ONE);
    int last = numbers.length - 1;
    broken(new int[] {from.outputBias()}, last, Network.ONE * Network.ONE * Network.OUTPUT_ONE);
  }

  private void broken(int[] whole, int start, int one) {
    for (int i = 0; i < whole.length; i++) {
      numbers[start + i] = (float) whole[i] / one;
    }
  }

  /** Returns how many of the numbers, the first ones, belong to inputs. */
  int inputNumbers() {
    return bias;
  }

  /** Returns what the network says of an example, 1 standing for {@link Network#WORTH}. */
  float output(TrainingSet examples, int example) {
    int count = examples.count(example);
    for (int view = 0; view < shape.views(); view++) {
      int first = view * HIDDEN;
      System.arraycopy(numbers, bias, sums, first, HIDDEN);
      for (int i = 0; i < count; i++) {
        int row = examples.input(example, view, i) * HIDDEN;
        for (int h = 0; h < HIDDEN; h++) {
          sums[first + h] += numbers[row + h];
        }
      }
    }
    float output = numbers[numbers.length - 1];
    for (int i = 0; i < sums.length; i++) {
      float cut = Math.clamp(sums[i], 0f, 1f);
      output += cut * cut * numbers[outputs + i];
    }
    return output;
  }

  /**
   * Adds to a gradient how the output of the example asked for last depends on each number.
   *
   * @param error by how much the output is too high
   */
  void addTo(float[] gradient, TrainingSet examples, int example, float error) {
    gradient[numbers.length - 1] += error;
    for (int i = 0; i < sums.length; i++) {
      float cut = Math.clamp(sums[i], 0f, 1f);
      gradient[outputs + i] += error * cut * cut;
      blame[i] = cut == sums[i] ? error * numbers[outputs + i] * 2 * cut : 0;
    }
    int count = examples.count(example);
    for (int view = 0; view < shape.views(); view++) {
      int first = view * HIDDEN;
      for (int i = 0; i < count; i++) {
        int row = examples.input(example, view, i) * HIDDEN;
        for (int h = 0; h < HIDDEN; h++) {
          gradient[row + h] += blame[first + h];
        }
      }
      for (int h = 0; h < HIDDEN; h++) {
        gradient[bias + h] += blame[first + h];
      }
    }
  }

  /** Returns the numbers as whole ones. */
  Numbers rounded() {
    int[][] rows = new int[shape.inputs().size()][];
    for (int input = 0; input < rows.length; input++) {
      rows[input] = rounded(input * HIDDEN, HIDDEN, Network.ONE);
    }
    int last = numbers.length - 1;
    return new Numbers(
        rows,
        rounded(bias, HIDDEN, Network.ONE),
        rounded(outputs, sums.length, Network.OUTPUT_ONE),
        rounded(last, 1, Network.ONE * Network.ONE * Network.OUTPUT_ONE)[0]);
  }

  private int[] rounded(int start, int length, int one) {
    int[] rounded = new int[length];
    Arrays.setAll(rounded, i -> Math.round(numbers[start + i] * one));
    return rounded;
  }
}
