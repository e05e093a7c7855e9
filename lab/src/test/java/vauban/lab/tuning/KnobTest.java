package vauban.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import vauban.engine.evaluation.Weights;

class KnobTest {

  private static final Weights WEIGHTS =
      Weights.parse("line 120\nsides 12 24\nassault 0 80 40 20 10\nloss -90 -60 0 5 10\n");

  @Test
  void shortTablesHaveAKnobForEachNumberAndLongOnesForSteepnessAndSize() {
    assertThat(Knob.of(WEIGHTS, Set.of()))
        .containsExactly(
            new Knob.Single(0, 14),
            new Knob.Single(1, 5),
            new Knob.Single(2, 6),
            new Knob.Steepness(3, 5),
            new Knob.Scale(3, 5),
            new Knob.Scale(8, 5));
  }

  @Test
  void thoseThatStayHaveNone() {
    assertThat(Knob.of(WEIGHTS, Set.of("line", "assault", "loss")))
        .containsExactly(new Knob.Single(1, 5), new Knob.Single(2, 6));
  }

  @Test
  void turnedByNothingTheyChangeNothing() {
    List<Knob> knobs = Knob.of(WEIGHTS, Set.of());

    assertThat(Knob.turned(WEIGHTS, knobs, new double[knobs.size()]).toString())
        .isEqualTo(WEIGHTS.toString());
  }

  @Test
  void turnsNumbersTablesAndTheirSteepness() {
    List<Knob> knobs = Knob.of(WEIGHTS, Set.of());

    assertThat(turned(knobs, 0, 2).table("line")).containsExactly(148);
    assertThat(turned(knobs, 2, -1).table("sides")).containsExactly(12, 18);
    assertThat(turned(knobs, 4, 1).table("assault")).containsExactly(0, 96, 48, 24, 12);
    assertThat(turned(knobs, 3, 1).table("assault")).containsExactly(0, 80, 36, 16, 7);
    assertThat(turned(knobs, 3, -1).table("assault")).containsExactly(0, 80, 44, 25, 14);
    assertThat(turned(knobs, 5, -1).table("loss")).containsExactly(-72, -48, 0, 4, 8);
  }

  private static Weights turned(List<Knob> knobs, int knob, double turn) {
    double[] turns = new double[knobs.size()];
    turns[knob] = turn;
    return Knob.turned(WEIGHTS, knobs, turns);
  }
}
