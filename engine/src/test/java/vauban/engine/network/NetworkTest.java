package vauban.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {

  private static final Shape TWO_INPUTS = new Shape(List.of("fort", "scout"), 1);

  @Test
  void anInputCountsForTheSquareOfItsSumTimesTheOutput() {
    int[][] rows = new int[2][Network.HIDDEN];
    rows[0][5] = Network.ONE / 5;
    int[] outputs = new int[Network.HIDDEN];
    outputs[5] = Network.OUTPUT_ONE;
    Network network =
        new Network(TWO_INPUTS, new Numbers(rows, new int[Network.HIDDEN], outputs, 0));

    assertThat(network.score(new int[][] {{0}}, 1)).isEqualTo(Network.WORTH / 25);
    assertThat(network.score(new int[][] {{1}}, 1)).isZero();
  }

  @Test
  void sumsAreCutOffBelowNothingAndAboveOne() {
    int[][] rows = new int[2][Network.HIDDEN];
    rows[0][0] = 511;
    rows[1][0] = -511;
    int[] outputs = new int[Network.HIDDEN];
    outputs[0] = Network.OUTPUT_ONE;
    Network network =
        new Network(TWO_INPUTS, new Numbers(rows, new int[Network.HIDDEN], outputs, 0));

    assertThat(network.score(new int[][] {{0}}, 1)).isEqualTo(Network.WORTH);
    assertThat(network.score(new int[][] {{1}}, 1)).isZero();
    assertThat(network.score(new int[][] {{0, 1}}, 2)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void packedSumsComeToTheSameAsPlainOnes(int views) {
    SplittableRandom random = new SplittableRandom(views);
    List<String> inputs = IntStream.range(0, 90).mapToObj(i -> "input" + i).toList();
    int[][] rows = new int[90][];
    Arrays.setAll(rows, i -> random.ints(Network.HIDDEN, -511, 512).toArray());
    int[] bias = random.ints(Network.HIDDEN, -511, 512).toArray();
    int[] outputs = random.ints((long) views * Network.HIDDEN, -127, 128).toArray();
    Network network = new Network(new Shape(inputs, views), new Numbers(rows, bias, outputs, 7));

    for (int count = 0; count <= Inputs.MOST; count++) {
      int[][] on = new int[views][];
      int inputsOn = count;
      Arrays.setAll(on, view -> random.ints(inputsOn, 0, 90).toArray());
      assertThat(network.score(on, count))
          .as("%d inputs on, seed %d", count, views)
          .isEqualTo(plain(rows, bias, outputs, 7, on));
    }
  }

  private static int plain(int[][] rows, int[] bias, int[] outputs, int outputBias, int[][] on) {
    long score = outputBias;
    for (int view = 0; view < on.length; view++) {
      for (int i = 0; i < Network.HIDDEN; i++) {
        int sum = bias[i];
        for (int input : on[view]) {
          sum += rows[input][i];
        }
        long cut = Math.clamp(sum, 0, Network.ONE);
        score += cut * cut * outputs[view * Network.HIDDEN + i];
      }
    }
    return (int) (score * Network.WORTH / (Network.ONE * Network.ONE * Network.OUTPUT_ONE));
  }

  @Test
  void isReadFromTheTextItIsWrittenAs() {
    int[][] rows = new int[2][Network.HIDDEN];
    rows[1][31] = -7;
    int[] some = IntStream.range(0, Network.HIDDEN).toArray();
    String text = new Numbers(rows, some, some, 12).text(TWO_INPUTS, List.of("A test."));

    assertThat(text).startsWith("# A test.\nbias 0 1 2 ").doesNotContain("fort");
    assertThat(Numbers.parse(TWO_INPUTS, text).text(TWO_INPUTS, List.of("A test.")))
        .isEqualTo(text);
  }

  @Test
  void saysWhichNumbersAreWrong() {
    int[] zeros = new int[Network.HIDDEN];
    int[] large = zeros.clone();
    large[3] = 512;
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new Network(TWO_INPUTS, new Numbers(new int[][] {zeros, large}, zeros, zeros, 0)))
        .withMessage("scout: 512 is not between -511 and 511");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Network(TWO_INPUTS, new Numbers(new int[1][32], zeros, zeros, 0)))
        .withMessage("a network of this shape has 2 rows, not 1");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new Network(TWO_INPUTS, new Numbers(new int[2][32], zeros, new int[64], 0)))
        .withMessage("a network of this shape has 32 outputs, not 64");
  }
}
