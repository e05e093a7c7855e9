package vauban.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.engine.Evaluators;
import vauban.rules.Games;

class WeightsTest {

  private static final String TEXT =
      """
      # What things are worth.
      man 100

      # By moves still needed.
      race 900 420 -30
      """;

  @Test
  void readsNumbersAndTablesByName() {
    Weights weights = Weights.parse(TEXT);

    assertThat(weights.number("man")).isEqualTo(100);
    assertThat(weights.table("race")).containsExactly(900, 420, -30);
    assertThat(weights.names()).containsExactly("man", "race");
    assertThat(weights.numbers()).containsExactly(100, 900, 420, -30);
  }

  @Test
  void keepsTheCommentsWhenTheNumbersChange() {
    Weights changed = Weights.parse(TEXT).with(new int[] {95, 910, 430, 0});

    assertThat(changed)
        .hasToString(TEXT.replace("man 100", "man 95").replace("900 420 -30", "910 430 0"));
    assertThat(Weights.parse(changed.toString()).numbers()).containsExactly(95, 910, 430, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void theFileOfEachGameIsWrittenAsItIsRead(String game) {
    Weights weights = Evaluators.weights(Games.find(game).orElseThrow());

    assertThat(Weights.parse(weights.toString()).numbers()).isEqualTo(weights.numbers());
  }

  @Test
  void saysWhichLineIsWrong() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse("man 100\nrace"))
        .withMessage(
            "line 2 of the weights, \"race\": a line has a name of its own and at least one"
                + " number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse("man 100\nman 120"))
        .withMessageStartingWith("line 2 of the weights, \"man 120\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.parse("man 1oo"))
        .withMessage(
            "line 1 of the weights, \"man 1oo\": whole numbers follow the name, with one blank"
                + " before each");
  }

  @Test
  void refusesAskingForWhatIsNotThere() {
    Weights weights = Weights.parse(TEXT);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> weights.table("gun"))
        .withMessage("there is no weight named gun");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> weights.number("race"))
        .withMessage("the weight race is a table, not a number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> weights.with(new int[2]))
        .withMessage("there are 4 weights, not 2");
  }
}
