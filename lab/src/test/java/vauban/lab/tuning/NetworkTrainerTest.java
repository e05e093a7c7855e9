package vauban.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.engine.Evaluators;
import vauban.engine.network.Inputs;
import vauban.engine.network.Network;
import vauban.engine.network.Numbers;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.WorkingPosition;

class NetworkTrainerTest {

  private static final Game SIEGE = Games.SIEGE;
  private static final NetworkTrainer TRAINER = new NetworkTrainer(1, 0, 2_000, 1);

  /** Positions with equal material, of which those with a Scout on a file before d were won. */
  private static List<Example> scoutsOnTheLeftWin() {
    List<Example> examples = new ArrayList<>();
    for (int file = 0; file < 6; file++) {
      String scout = empty(file) + "S" + empty(9 - file);
      String text = "4g4s/10/10/2**2**2/2**2**2/10/" + scout + "/4G5 w - - 0 1";
      examples.add(new Example(SIEGE.position(SIEGE.options(), text), file < 3 ? 1 : 0, 0));
    }
    return examples;
  }

  private static String empty(int squares) {
    return squares == 0 ? "" : String.valueOf(squares);
  }

  private static TrainingSet set(List<Example> examples) {
    TrainingSet set = new TrainingSet(SIEGE);
    examples.forEach(set::add);
    return set;
  }

  @Test
  void learnsWhatTheWeightsDoNotSay() {
    TrainingSet examples = set(scoutsOnTheLeftWin());

    Network network = new Network(examples.shape(), TRAINER.train(examples, line -> {}));

    for (Example example : scoutsOnTheLeftWin()) {
      int correction = correction(network, example.position().working());
      assertThat(correction > 0)
          .as("%s is corrected by %d", example.position().text(), correction)
          .isEqualTo(example.result() == 1);
    }
  }

  private static int correction(Network network, WorkingPosition position) {
    int[][] on = new int[2][Inputs.MOST];
    return network.score(on, Evaluators.inputs(position).read(on));
  }

  @Test
  void trainsTheSameNetworkFromTheSameSeed() {
    TrainingSet examples = set(scoutsOnTheLeftWin());

    Numbers numbers = TRAINER.train(examples, line -> {});

    assertThat(text(TRAINER.train(examples, line -> {}), examples))
        .isEqualTo(text(numbers, examples));
    NetworkTrainer other = new NetworkTrainer(1, 0, 2_000, 2);
    assertThat(text(other.train(examples, line -> {}), examples))
        .isNotEqualTo(text(numbers, examples));
  }

  private static String text(Numbers numbers, TrainingSet examples) {
    return numbers.text(examples.shape(), List.of());
  }

  @Test
  void reportsTheLossAfterEachRound() {
    List<String> lines = new ArrayList<>();

    new NetworkTrainer(0.5, 0.5, 2, 1).train(set(scoutsOnTheLeftWin()), lines::add);

    assertThat(lines).hasSize(3);
    assertThat(lines.getLast()).matches("round 2: loss on results [0-9.]+");
  }

  @Test
  void goesOnWhereAnotherNetworkEnded() {
    List<Example> several =
        Collections.nCopies(4, scoutsOnTheLeftWin()).stream().flatMap(List::stream).toList();
    TrainingSet examples = set(several); // enough that some are held out
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();

    NetworkTrainer halfWay = new NetworkTrainer(1, 0, 100, 1);
    Numbers numbers = halfWay.train(examples, before::add);
    halfWay.goOn(examples, numbers, after::add);

    assertThat(loss(before.getLast())).isLessThan(loss(before.getFirst()));
    assertThat(loss(after.getFirst())).isCloseTo(loss(before.getLast()), within(0.01));
    assertThat(loss(after.getLast())).isLessThan(loss(after.getFirst()));
  }

  private static double loss(String line) {
    return Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
  }

  @Test
  void refusesAGameThatHasNoNetwork() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TrainingSet(Games.SIEGE_OF_PARIS))
        .withMessage("The Siege of Paris has no network");
  }
}
