package vauban.engine.network;

import vauban.rules.kit.ResourceText;

/**
 * A network with one hidden layer. Every input that is on adds a row of numbers to the hidden sums;
 * each sum is cut off below 0 and above 1, squared, and counts for so much in the score.
 *
 * <p>Four sums of 16 bits share a long, so that a row is added in eight steps. The numbers of a row
 * are stored with {@link #OFFSET} added: then no sum falls below 0 and borrows from its neighbour,
 * nor, with so few inputs on, overflows into it.
 */
public final class Network {

  /** Hidden sums of each view. */
  public static final int HIDDEN = 32;

  /** What stands for 1 in a hidden sum. */
  public static final int ONE = 255;

  /** What stands for 1 in an output. */
  public static final int OUTPUT_ONE = 64;

  /** Hundredths of a foot soldier that an output of 1 comes to. */
  public static final int WORTH = 400;

  /** More inputs of one view than this would overflow. */
  static final int MOST_INPUTS = 63;

  private static final int SUMS = 4;
  private static final int SUM_BITS = 16;
  private static final int ROW = HIDDEN / SUMS;
  private static final int OFFSET = 512;

  private final long[] rows;
  private final int[] bias;
  private final int[] outputs;
  private final int outputBias;

  /**
   * Lays out the numbers for the inner loop.
   *
   * @throws IllegalArgumentException where there are too many or too few for the shape, or one is
   *     out of its range
   */
  public Network(Shape shape, Numbers numbers) {
    check(numbers.inputs(), shape.inputs().size(), "rows");
    check(numbers.bias().length, HIDDEN, "numbers in the bias");
    check(numbers.outputs().length, shape.views() * HIDDEN, "outputs");
    rows = new long[numbers.inputs() * ROW];
    for (int input = 0; input < numbers.inputs(); input++) {
      int[] row = numbers.row(input);
      check(row.length, HIDDEN, "numbers for " + shape.inputs().get(input));
      for (int i = 0; i < HIDDEN; i++) {
        if (Math.abs(row[i]) >= OFFSET) {
          throw new IllegalArgumentException(
              "%s: %d is not between -511 and 511".formatted(shape.inputs().get(input), row[i]));
        }
        rows[input * ROW + i / SUMS] |= (long) (row[i] + OFFSET) << (SUM_BITS * (i % SUMS));
      }
    }
    bias = numbers.bias();
    outputs = numbers.outputs();
    outputBias = numbers.outputBias();
  }

  private static void check(int found, int wanted, String what) {
    if (found != wanted) {
      throw new IllegalArgumentException(
          "a network of this shape has %d %s, not %d".formatted(wanted, what, found));
    }
  }

  /**
   * Reads a resource.
   *
   * @param beside class in whose package it lies
   * @param name file name
   * @throws IllegalArgumentException where there is none or it is not a network of that shape
   */
  public static Network read(Shape shape, Class<?> beside, String name) {
    return new Network(shape, Numbers.parse(shape, ResourceText.read(beside, name)));
  }

  /**
   * Returns what the network says.
   *
   * @param on by view, the numbers of the inputs that are on
   * @param count how many, at most {@link Inputs#MOST}
   * @return hundredths of a foot soldier
   */
  public int score(int[][] on, int count) {
    long sum = outputBias;
    for (int view = 0; view < on.length; view++) {
      sum += view(on[view], count, view * HIDDEN);
    }
    return (int) (sum * WORTH / ((long) ONE * ONE * OUTPUT_ONE));
  }

  /** Variables for the sums, not an array: the machine then keeps them where it adds. */
  private int view(int[] on, int count, int output) {
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    long e = 0;
    long f = 0;
    long g = 0;
    long h = 0;
    for (int i = 0; i < count; i++) {
      int row = on[i] * ROW;
      a += rows[row];
      b += rows[row + 1];
      c += rows[row + 2];
      d += rows[row + 3];
      e += rows[row + 4];
      f += rows[row + 5];
      g += rows[row + 6];
      h += rows[row + 7];
    }
    int offset = count * OFFSET;
    return worth(a, offset, 0, output)
        + worth(b, offset, SUMS, output)
        + worth(c, offset, 2 * SUMS, output)
        + worth(d, offset, 3 * SUMS, output)
        + worth(e, offset, 4 * SUMS, output)
        + worth(f, offset, 5 * SUMS, output)
        + worth(g, offset, 6 * SUMS, output)
        + worth(h, offset, 7 * SUMS, output);
  }

  /** What four hidden sums count for. */
  private int worth(long sums, int offset, int first, int output) {
    int worth = 0;
    for (int i = 0; i < SUMS; i++) {
      int raw = (int) (sums >>> (SUM_BITS * i)) & 0xffff;
      int sum = Math.clamp(raw - offset + bias[first + i], 0, ONE);
      worth += sum * sum * outputs[output + first + i];
    }
    return worth;
  }
}
