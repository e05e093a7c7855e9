package vauban.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.Weights;
import vauban.lab.match.Openings;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

class PlayTunerTest {

  private static final Game WAR_CHESS = Games.WAR_CHESS;
  private static final Weights WEIGHTS = Evaluators.weights(WAR_CHESS);

  private static final int NODES = 20;

  private static Openings openings(long seed) {
    return new Openings(WAR_CHESS.start(), seed, 6, 200);
  }

  private static PlayTuner tuner(Openings openings, Set<String> kept) {
    return new PlayTuner(WAR_CHESS, WEIGHTS, kept, openings, NODES, 0.5);
  }

  @Test
  void findsTheSameWeightsOnHoweverManyThreads() throws InterruptedException {
    Weights tuned = tuner(openings(3), Set.of()).tune(10, 1, (played, soFar) -> {});

    assertThat(tuned.toString()).isNotEqualTo(WEIGHTS.toString());
    assertThat(tuner(openings(3), Set.of()).tune(10, 3, (played, soFar) -> {}).toString())
        .isEqualTo(tuned.toString());
  }

  @Test
  void goesTheWayOfTheWeightsThatWon() throws InterruptedException {
    int cavalry = WEIGHTS.number("cavalry");
    int size = 4 + cavalry / 12;
    Openings openings = openings(3);
    double ahead = ahead(openings, cavalry + size, cavalry - size);
    for (int seed = 4; ahead == 0; seed++) { // until a pair is not halved
      openings = openings(seed);
      ahead = ahead(openings, cavalry + size, cavalry - size);
    }
    Set<String> kept = new HashSet<>(WEIGHTS.names());
    kept.remove("cavalry");

    Weights tuned = tuner(openings, kept).tune(1, 1, (played, soFar) -> {});

    assertThat(tuned.number("cavalry")).isCloseTo((int) (cavalry + size * ahead / 2), within(1));
    for (String name : kept) {
      assertThat(tuned.table(name)).as(name).isEqualTo(WEIGHTS.table(name));
    }
  }

  /** Returns the points that the first Cavalry wins more than the other in a pair of games. */
  private static double ahead(Openings openings, int one, int other) {
    Position start = openings.opening(0).position();
    WeightsGame game = new WeightsGame(NODES);
    return game.play(start, evaluators(one), evaluators(other))
        - game.play(start, evaluators(other), evaluators(one));
  }

  private static Function<WorkingPosition, Evaluator> evaluators(int cavalry) {
    return Evaluators.with(WAR_CHESS, with("cavalry", cavalry));
  }

  private static Weights with(String name, int number) {
    int[] numbers = WEIGHTS.numbers();
    int start = 0;
    for (String other : WEIGHTS.names()) {
      if (other.equals(name)) {
        numbers[start] = number;
      }
      start += WEIGHTS.table(other).length;
    }
    return WEIGHTS.with(numbers);
  }
}
