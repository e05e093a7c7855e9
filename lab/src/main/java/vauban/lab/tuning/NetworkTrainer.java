package vauban.lab.tuning;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import vauban.engine.network.Network;
import vauban.engine.network.Numbers;

/**
 * Trains a network to say by how much an evaluation errs: the least logistic loss between the
 * corrected estimate and a mixture of what came of the game and what a search said, by gradient
 * descent with momentum (Adam) over handfuls of examples. The last tenth of the examples is not
 * learnt from; the loss there is what is reported.
 *
 * @param resultShare part of the result in what is learnt, the score has the rest; 0 to 1
 * @param decay by which part the numbers of the inputs shrink with every step, times the rate
 * @param rounds how often to go over the examples
 * @param seed of where the numbers begin and of the order of the examples
 */
public record NetworkTrainer(double resultShare, double decay, int rounds, long seed) {

  private static final int HANDFUL = 2_048;
  private static final double RATE = 0.0007;
  private static final double RATE_ON = 0.0003;

  /** In the last round the rate is this part of what it was in the first. */
  private static final double LAST_RATE = 0.03;

  private static final float MOMENTUM = 0.9f;
  private static final float SPREAD_MOMENTUM = 0.999f;
  private static final float LEAST_SPREAD = 1e-8f;
  private static final int HELD_OUT = 10;

  /**
   * Returns the numbers of a network trained from nothing.
   *
   * @param progress told after each round how far it is
   */
  public Numbers train(TrainingSet examples, Consumer<String> progress) {
    SplittableRandom random = new SplittableRandom(seed);
    return train(examples, new Draft(examples.shape(), random), RATE, random, progress);
  }

  /**
   * Returns the numbers of a network trained further, in smaller steps.
   *
   * @param from the network to begin with
   * @param progress told after each round how far it is
   */
  public Numbers goOn(TrainingSet examples, Numbers from, Consumer<String> progress) {
    SplittableRandom random = new SplittableRandom(seed);
    return train(examples, new Draft(examples.shape(), from), RATE_ON, random, progress);
  }

  private Numbers train(
      TrainingSet examples,
      Draft draft,
      double firstRate,
      SplittableRandom random,
      Consumer<String> progress) {
    int[] learnt = new int[examples.size() - examples.size() / HELD_OUT];
    Arrays.setAll(learnt, i -> i);
    double scale = Odds.scale(examples.size(), examples::result, examples::estimate);
    float[] targets = targets(examples);
    progress.accept(
        "a hundredth is worth %.5f; loss on results %.5f"
            .formatted(scale, heldOut(examples, draft, scale)));
    Steps steps = new Steps(draft);
    for (int round = 0; round < rounds; round++) {
      shuffle(learnt, random);
      double rate = firstRate * StrictMath.pow(LAST_RATE, rounds == 1 ? 0 : round / (rounds - 1.0));
      for (int start = 0; start < learnt.length; start += HANDFUL) {
        int end = Math.min(learnt.length, start + HANDFUL);
        for (int i = start; i < end; i++) {
          int example = learnt[i];
          float output = draft.output(examples, example);
          double estimate = examples.estimate(example) + Network.WORTH * (double) output;
          double error = (Odds.chance(scale * estimate) - targets[example]) * scale * Network.WORTH;
          draft.addTo(steps.gradient, examples, example, (float) error / (end - start));
        }
        steps.step((float) rate, (float) decay);
      }
      progress.accept(
          "round %d: loss on results %.5f".formatted(round + 1, heldOut(examples, draft, scale)));
    }
    return draft.rounded();
  }

  private float[] targets(TrainingSet examples) {
    double scale = Odds.scale(examples.size(), examples::result, examples::score);
    float[] targets = new float[examples.size()];
    for (int i = 0; i < targets.length; i++) {
      double foretold = Odds.chance(scale * examples.score(i));
      targets[i] = (float) (resultShare * examples.result(i) + (1 - resultShare) * foretold);
    }
    return targets;
  }

  private static double heldOut(TrainingSet examples, Draft draft, double scale) {
    int first = examples.size() - examples.size() / HELD_OUT;
    double loss = 0;
    for (int i = first; i < examples.size(); i++) {
      double estimate = examples.estimate(i) + Network.WORTH * (double) draft.output(examples, i);
      loss += Odds.loss(examples.result(i), scale * estimate);
    }
    return loss / Math.max(1, examples.size() - first);
  }

  private static void shuffle(int[] numbers, SplittableRandom random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int number = numbers[i];
      numbers[i] = numbers[j];
      numbers[j] = number;
    }
  }

  /** Steps down the slope, with momentum. */
  private static final class Steps {

    private final Draft draft;
    private final float[] mean;
    private final float[] spread;
    private int taken;

    /** Where the loss rises, gathered for the next step. */
    final float[] gradient;

    Steps(Draft draft) {
      this.draft = draft;
      mean = new float[draft.numbers.length];
      spread = new float[draft.numbers.length];
      gradient = new float[draft.numbers.length];
    }

    void step(float rate, float decay) {
      taken++;
      float meanShare = (float) (1 - StrictMath.pow(MOMENTUM, taken));
      float spreadShare = (float) (1 - StrictMath.pow(SPREAD_MOMENTUM, taken));
      float[] numbers = draft.numbers;
      for (int i = 0; i < numbers.length; i++) {
        mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * gradient[i];
        spread[i] = SPREAD_MOMENTUM * spread[i] + (1 - SPREAD_MOMENTUM) * gradient[i] * gradient[i];
        float size = (float) Math.sqrt(spread[i] / spreadShare) + LEAST_SPREAD;
        float shrunk = i < draft.inputNumbers() ? decay * numbers[i] : 0;
        float next = numbers[i] - rate * (mean[i] / meanShare / size + shrunk);
        numbers[i] = Math.clamp(next, -Draft.MOST, Draft.MOST);
      }
      Arrays.fill(gradient, 0);
    }
  }
}
