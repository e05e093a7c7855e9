package vauban.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Function;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Evaluator;
import vauban.engine.evaluation.Weights;
import vauban.lab.match.Openings;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/**
 * Finds weights that win, by simultaneous perturbation (SPSA): all are changed at once and at
 * random, one way for one player and the other way for the other; these play a pair of games, and
 * every weight goes a little in the direction in which it was changed for the winner. Over many
 * pairs, that of weights which decide nothing cancels out.
 *
 * <p>The same seed gives the same weights, on however many threads the games are played.
 */
public final class PlayTuner {

  /** Pairs that are played from the same weights. */
  private static final int BATCH = 8;

  private static final int REPORTED = 10 * BATCH;

  /** When this part of the pairs is played the rate has fallen by a third. */
  private static final double EARLY = 0.3;

  private static final double FALL = 0.6;

  private final Game game;
  private final Weights weights;
  private final List<Knob> knobs;
  private final Openings openings;
  private final WeightsGame play;
  private final double rate;

  /**
   * Prepares to tune.
   *
   * @param weights where to begin
   * @param kept names of weights that stay as they are
   * @param openings where the games begin, a pair each
   * @param nodes positions that the search of each move may look at
   * @param rate how far weights go after a pair of which one player wins both games, as a part of
   *     what they were changed by
   */
  public PlayTuner(
      Game game, Weights weights, Set<String> kept, Openings openings, long nodes, double rate) {
    this.game = game;
    this.weights = weights;
    this.openings = openings;
    this.rate = rate;
    knobs = Knob.of(weights, kept);
    play = new WeightsGame(nodes);
  }

  /**
   * Returns the tuned weights.
   *
   * @param pairs how many pairs to play
   * @param threads games played side by side
   * @param progress told now and then how far it is, and at the end
   */
  public Weights tune(int pairs, int threads, BiConsumer<Integer, Weights> progress)
      throws InterruptedException {
    double[] turns = new double[knobs.size()];
    SplittableRandom random = new SplittableRandom(openings.seed());
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int first = 0; first < pairs; first += BATCH) {
        List<int[]> directions = new ArrayList<>();
        List<Future<Double>> results = new ArrayList<>();
        for (int pair = first; pair < Math.min(pairs, first + BATCH); pair++) {
          int number = pair;
          int[] changed = directions(random);
          double[] from = turns.clone();
          directions.add(changed);
          results.add(pool.submit(() -> ahead(number, from, changed)));
        }
        for (int i = 0; i < results.size(); i++) {
          double part = (double) (first + i) / pairs;
          learn(turns, directions.get(i), await(results.get(i)), part);
        }
        int played = first + results.size();
        if (played % REPORTED == 0 || played == pairs) {
          progress.accept(played, Knob.turned(weights, knobs, turns));
        }
      }
    }
    return Knob.turned(weights, knobs, turns);
  }

  private int[] directions(SplittableRandom random) {
    int[] directions = new int[knobs.size()];
    for (int i = 0; i < directions.length; i++) {
      directions[i] = random.nextBoolean() ? 1 : -1;
    }
    return directions;
  }

  /**
   * Returns half of the points by which the weights changed one way beat those changed the other
   * way in a pair of games: 1 for both won, -1 for both lost.
   */
  private double ahead(int pair, double[] turns, int[] directions) {
    Function<WorkingPosition, Evaluator> one = changed(turns, directions, 1);
    Function<WorkingPosition, Evaluator> other = changed(turns, directions, -1);
    Position start = openings.opening(pair).position();
    return play.play(start, one, other) - play.play(start, other, one);
  }

  private Function<WorkingPosition, Evaluator> changed(double[] turns, int[] directions, int sign) {
    double[] changed = turns.clone();
    for (int i = 0; i < changed.length; i++) {
      changed[i] += sign * directions[i];
    }
    return Evaluators.with(game, Knob.turned(weights, knobs, changed));
  }

  /**
   * Turns each knob after a pair.
   *
   * @param part of all pairs that had been played before
   */
  private void learn(double[] turns, int[] directions, double ahead, double part) {
    double step = rate * ahead / StrictMath.pow(1 + part / EARLY, FALL);
    for (int i = 0; i < turns.length; i++) {
      turns[i] += step * directions[i];
    }
  }

  private static double await(Future<Double> result) throws InterruptedException {
    try {
      return result.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof Openings.Unbalanced none) {
        throw none;
      }
      throw new IllegalStateException("a game failed", failed.getCause());
    }
  }
}
