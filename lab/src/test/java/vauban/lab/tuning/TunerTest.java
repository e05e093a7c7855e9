package vauban.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class TunerTest {

  private static final Game SIEGE = Games.SIEGE;

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsTheSameGameForTheSameSeed(Game game) throws IOException {
    SelfPlay play = new SelfPlay(game, game.options(), 50, 5, Sampling.SPARSE);

    assertThat(text(play.play(1))).isEqualTo(text(play.play(1))).isNotEmpty();
    assertThat(text(play.play(1))).isNotEqualTo(text(play.play(2)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void readsTheExamplesItWrote(Game game) throws Exception {
    List<Example> examples = new SelfPlay(game, game.options(), 50, 5, Sampling.SPARSE).play(1);
    List<Example> read =
        ExampleFile.read(
            game, game.options(), new BufferedReader(new StringReader(text(examples))));

    assertThat(text(read)).isEqualTo(text(examples));
  }

  private static String text(List<Example> examples) throws IOException {
    StringWriter text = new StringWriter();
    ExampleFile.write(examples, text);
    return text.toString();
  }

  @Test
  void namesTheLineThatIsNoExample() {
    String text = SIEGE.start().text() + " ;R 1.0 ;S 12\nnonsense\n";

    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ExampleFile.read(
                    SIEGE, SIEGE.options(), new BufferedReader(new StringReader(text))))
        .withMessageStartingWith("line 2 is no example (position ;R result ;S score): ");
  }

  @Test
  void learnsThatAFortWinsMoreThanItWasThoughtTo() {
    Weights weights = Evaluators.weights(SIEGE);
    int fort = weights.number("fort");

    Weights tuned = new Tuner(SIEGE, weights, Set.of(), 0).tune(fortsWin(), 60, line -> {});

    assertThat(tuned.number("fort")).isGreaterThan(fort + 20);
    assertThat(tuned.number("scout")).isEqualTo(weights.number("scout"));
  }

  @Test
  void leavesAsTheyAreTheWeightsItIsToldTo() {
    Weights weights = Evaluators.weights(SIEGE);

    Weights tuned =
        new Tuner(SIEGE, weights, Set.of("fort", "fort-file"), 0).tune(fortsWin(), 60, line -> {});

    assertThat(tuned.number("fort")).isEqualTo(weights.number("fort"));
    assertThat(tuned.table("fort-file")).isEqualTo(weights.table("fort-file"));
    assertThat(tuned.table("fort-rank")).isNotEqualTo(weights.table("fort-rank"));
  }

  /** Positions in which the side with a Fort more won against material that was thought equal. */
  private static List<Example> fortsWin() {
    List<Example> examples = new ArrayList<>();
    for (int file = 0; file < 4; file++) {
      String forts = empty(file) + "F" + empty(3 - file);
      examples.add(example("4g1cca1/10/10/2**2**2/2**2**2/10/10/" + forts + "G5", 1));
      String enemy = forts.replace('F', 'f');
      examples.add(example(enemy + "g5/10/10/2**2**2/2**2**2/10/10/4G1CCA1", 0));
    }
    return examples;
  }

  private static String empty(int squares) {
    return squares == 0 ? "" : String.valueOf(squares);
  }

  private static Example example(String placement, double result) {
    Position position = SIEGE.position(SIEGE.options(), placement + " w - - 0 1");
    return new Example(position, result, 0);
  }
}
