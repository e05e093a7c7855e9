package vauban.engine.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.engine.evaluation.Weights;
import vauban.rules.game.Position;

class WarChessEvaluatorTest {

  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({
    "a second Infantry of the Line,           line,             w, W i18 k h3 I a18 I c18 i a2,"
        + " 100",
    "the same for whoever has it not,         line,             b, W i18 k h3 I a18 I c18 i a2,"
        + " -100",
    "an Artillery,                            artillery,        w, W i18 k h3 I a18 i a2 A q18,"
        + " 260",
    "an Artillery two steps from the Citadel, battery,          w, W i18 k h3 I a18 i a2 A h7, 40",
    "troops beside the Citadel besiege it,    besiegers,        w, W i18 k h3 I h5 i a2, 10",
    "and so do they the Wagon,                besiegers,        b, W i18 k h3 I a18 i i16, 10",
    "they reach four squares beside it,       open,             w, W i18 k h3 I h5 i a2, 40",
    "fewer if the defender guards them,       open,             w, W i18 k h3 I h5 i g2, 20",
    "they could take it,                      attacked,         w, W i18 k h3 I h5 i a2, 40",
    "Artillery commands the Citadel,          commanded,        w, W i18 k h3 I a18 i a2 A e6, 60",
    "a figure in between ends the command,    commanded,        w, W i18 k h3 I a18 i g4 A e6, 0",
    "the Wagon is exposed,                    commanded,        b, W i18 k h3 I a18 i a2 a k16, 60",
    "troops are exposed,                      exposed,          w, W i18 k h3 I f15 i a2 a c18,"
        + " -25",
    "own Artillery protects them,             exposed,          w, W i18 k h3 I f15 i a2 a c18 A"
        + " g14, 0",
    "the Wagon can flee to two squares,       wagon-room,       w, W a18 k h3 I q18 i a2, 0",
    "to none under fire,                      wagon-room,       w, W a18 k h3 I q18 i a2 a d15,"
        + " -20",
    "my figure can be taken on his move,      hanging,          b, W i18 k h3 I e14 i e16, 40",
    "and so can his,                          hanging-to-move,  b, W i18 k h3 I e14 i e16, -15",
    "a guarded one is no loss,                hanging,          b, W i18 k h3 I e14 I c14 i e16, 0",
    "unless it is dearer,                     harassed,         b, W i18 k h3 C e14 I c14 i e16,"
        + " 20",
    "Artillery that troops guard,             guarded,          w, W i18 k h3 A e14 I c14 i a2, 6",
  })
  void countsWhatItSees(String name, String weight, String turn, String figures, int score) {
    assertThat(only(weight, Figures.position(turn, figures))).as(name).isEqualTo(score);
  }

  /** Estimates with all weights but one at zero. */
  private static int only(String weight, Position position) {
    Weights weights = WarChessEvaluator.weights();
    List<Integer> numbers = new ArrayList<>();
    for (String name : weights.names()) {
      for (int number : weights.table(name)) {
        numbers.add(name.equals(weight) ? number : 0);
      }
    }
    Weights alone = weights.with(numbers.stream().mapToInt(Integer::intValue).toArray());
    return WarChessEvaluator.with(alone).apply(position.working()).score();
  }

  @Test
  void judgesTheSameForWhoeverIsToMoveButForWhatHangs() {
    String figures = "W i18 k h3 I a18 C c14 A q18 i a2 c e6 a o2";
    int tempo = WarChessEvaluator.weights().number("tempo");

    int attacker = new WarChessEvaluator(Figures.position("w", figures).working()).score();
    int defender = new WarChessEvaluator(Figures.position("b", figures).working()).score();

    assertThat(attacker - tempo).isEqualTo(tempo - defender);
  }

  @Test
  void takesWhatNobodyGuards() {
    assertThat(best("w", "W i18 k h3 I a18 C e14 A q18 i a2 i k2 a e10 i m2", 1))
        .isEqualTo("e14e10");
  }

  @Test
  void doesNotTakeWhatCostsMore() {
    assertThat(best("w", "W i18 k h3 I a18 C e14 A q18 i d9 i k2 i e10 i m2", 2))
        .isNotEqualTo("e14e10");
  }

  @Test
  void bringsTheWagonOutOfReach() {
    String figures = "W i18 k h3 I a18 I c18 i i12 i a2";

    String move = best("w", figures, 4);

    Position after = Figures.position("w", figures).play(move);
    assertThat(after.legalMoves()).noneMatch(reply -> after.play(reply).outcome().over());
  }

  private static String best(String turn, String figures, int depth) {
    SearchResult found =
        new Searcher(1)
            .search(Figures.position(turn, figures), Limits.depth(depth), SearchListener.NONE);
    return found.best().text();
  }
}
