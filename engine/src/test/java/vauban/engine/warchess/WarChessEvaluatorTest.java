package vauban.engine.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
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
    "a second Infantry of the Line,           line 100,             w, W i18 k h3 I a18 I c18 i a2,"
        + " 100",
    "the same for whoever has it not,         line 100,             b, W i18 k h3 I a18 I c18 i a2,"
        + " -100",
    "an Artillery,                            artillery 260,        w, W i18 k h3 I a18 i a2 A q18,"
        + " 260",
    "two steps from the Citadel,              battery 0 40 39 9,    w, W i18 k h3 I a18 i a2 A h7,"
        + " 39",
    "two steps from the Wagon,                counter-battery 0 5 4,b, W i18 k h3 I a18 i a2 a i14,"
        + " 4",
    "troops one step from the Citadel,        assault 0 70 64,      w, W i18 k h3 I h5 i a2, 70",
    "Cavalry half as much,                    assault 0 70 64,      w, W i18 k h3 C h5 i a2, 35",
    "troops two steps from the Wagon,         hunt 0 70 64 0,       b, W i18 k h3 I a18 i i14, 64",
    "or behind their own,                     escort 0 30 28 0,     w, W i18 k h3 I i14 i a2, 28",
    "or before the Citadel,                   guard 0 30 28 0,      b, W i18 k h3 I a18 i h5, 30",
    "troops beside the Citadel besiege it,    besiegers 0 10 30,    w, W i18 k h3 I h5 i a2, 10",
    "and so do they the Wagon,                hunters 0 11 30,      b, W i18 k h3 I a18 i i16, 11",
    "they reach four squares beside it,       open 10 3,            w, W i18 k h3 I h5 i a2, 40",
    "fewer if the defender guards them,       open 10 3,            w, W i18 k h3 I h5 i g2, 20",
    "they could take it,                      attacked 40 50,       w, W i18 k h3 I h5 i a2, 40",
    "or the Wagon,                            attacked 40 50,       b, W i18 k h3 I a18 i i16, 50",
    "Artillery commands the Citadel,          commanded 60 70,      w, W i18 k h3 I a18 i a2 A e6,"
        + " 60",
    "a figure in between ends the command,    commanded 60 70,      w, W i18 k h3 I a18 i g4 A e6,"
        + " 0",
    "the Wagon is exposed,                    commanded 60 70,      b, W i18 k h3 I a18 i a2 a k16,"
        + " 70",
    "troops are exposed,                      exposed 25 30,        w, W i18 k h3 I f15 i a2 a c18,"
        + " -25",
    "own Artillery protects them,             exposed 25 30,        w, W i18 k h3 I f15 i a2 a c18"
        + " A g14, 0",
    "the Wagon can flee to two squares,       wagon-room -20 -10 0, w, W a18 k h3 I q18 i a2, 0",
    "to none under fire,                      wagon-room -20 -10 0, w, W a18 k h3 I q18 i a2 a d15,"
        + " -20",
    "my figure can be taken on his move,      hanging 0 -40,        b, W i18 k h3 I e14 i e16, 40",
    "and so can his,                          hanging-to-move 0 -15,b, W i18 k h3 I e14 i e16, -15",
    "a guarded one is no loss,                hanging 0 -40,        b, W i18 k h3 I e14 I c14 i"
        + " e16, 0",
    "unless it is dearer,                     harassed 0 0 -20,     b, W i18 k h3 C e14 I c14 i"
        + " e16, 20",
    "Artillery that troops guard,             guarded 0 0 0 6,      w, W i18 k h3 A e14 I c14 i a2,"
        + " 6",
  })
  void countsWhatItSees(String name, String weight, String turn, String figures, int score) {
    assertThat(only(Figures.position(turn, figures), weight, "stride 100 100 50"))
        .as(name)
        .isEqualTo(score);
  }

  @Test
  void knowsThatTwoAgainstOneAreMoreThanFiveAgainstFour() {
    String[] weights = {"line 100", "odds 300"};

    assertThat(only(Figures.position("w", "W i18 k h3 I a18 I c18 i a2"), weights))
        .isEqualTo(100 + 100);
    assertThat(
            only(
                Figures.position(
                    "b", "W i18 k h3 I a18 I c18 I e18 I g18 i a2 i c2 i e2 i g2 i k2"),
                weights))
        .isEqualTo(100 + 300 / 9);
  }

  /**
   * Estimates with all weights at zero but some.
   *
   * @param lines as in the file; what a line is too short for stays zero
   */
  private static int only(Position position, String... lines) {
    Weights weights = WarChessEvaluator.weights();
    List<Integer> numbers = new ArrayList<>();
    for (String name : weights.names()) {
      List<Integer> given =
          Arrays.stream(lines)
              .map(line -> line.split(" "))
              .filter(words -> words[0].equals(name))
              .flatMap(words -> Arrays.stream(words).skip(1))
              .map(Integer::valueOf)
              .toList();
      int length = weights.table(name).length;
      for (int i = 0; i < length; i++) {
        numbers.add(i < given.size() ? given.get(i) : 0);
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
