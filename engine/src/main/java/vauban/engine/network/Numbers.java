package vauban.engine.network;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import vauban.engine.evaluation.Weights;

/**
 * The numbers of a network: whole numbers, so that it says the same on every machine. They are kept
 * as a text in the form of {@link Weights}, a line for each input that does anything.
 */
public final class Numbers {

  private static final String BIAS = "bias";
  private static final String OUTPUTS = "outputs";
  private static final String OUTPUT_BIAS = "output-bias";

  private final int[][] rows;
  private final int[] bias;
  private final int[] outputs;
  private final int outputBias;

  /**
   * Gathers the numbers of a network.
   *
   * @param rows by input, what it adds to each hidden sum when it is on, in 255ths; -511 to 511
   * @param bias where each hidden sum begins, in 255ths
   * @param outputs by view, what each hidden sum is worth, in 64ths
   * @param outputBias in 64ths of 255ths of 255ths
   */
  public Numbers(int[][] rows, int[] bias, int[] outputs, int outputBias) {
    this.rows = Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
    this.bias = bias.clone();
    this.outputs = outputs.clone();
    this.outputBias = outputBias;
  }

  /**
   * Reads the text of a network.
   *
   * @throws IllegalArgumentException saying what is not as described
   */
  public static Numbers parse(Shape shape, String text) {
    Weights weights = Weights.parse(text);
    int[][] rows = new int[shape.inputs().size()][];
    Set<String> names = Set.copyOf(weights.names());
    for (int input = 0; input < rows.length; input++) {
      String name = shape.inputs().get(input);
      rows[input] = names.contains(name) ? weights.table(name) : new int[Network.HIDDEN];
    }
    return new Numbers(
        rows, weights.table(BIAS), weights.table(OUTPUTS), weights.number(OUTPUT_BIAS));
  }

  /** Returns how many inputs there are. */
  int inputs() {
    return rows.length;
  }

  /** Returns what an input adds to each hidden sum. */
  public int[] row(int input) {
    return rows[input].clone();
  }

  /** Returns where each hidden sum begins. */
  public int[] bias() {
    return bias.clone();
  }

  /** Returns by view what each hidden sum is worth. */
  public int[] outputs() {
    return outputs.clone();
  }

  /** Returns what is added to the output. */
  public int outputBias() {
    return outputBias;
  }

  /**
   * Returns the text of the network.
   *
   * @param comment lines that say where it comes from
   */
  public String text(Shape shape, List<String> comment) {
    StringBuilder text = new StringBuilder();
    comment.forEach(line -> text.append("# ").append(line).append('\n'));
    line(text, BIAS, bias);
    line(text, OUTPUTS, outputs);
    line(text, OUTPUT_BIAS, outputBias);
    for (int input = 0; input < rows.length; input++) {
      if (Arrays.stream(rows[input]).anyMatch(number -> number != 0)) {
        line(text, shape.inputs().get(input), rows[input]);
      }
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String name, int... numbers) {
    text.append(name)
        .append(' ')
        .append(Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
        .append('\n');
  }
}
