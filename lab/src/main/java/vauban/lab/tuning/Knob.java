package vauban.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vauban.engine.evaluation.Weights;

/** One way to change weights by little or much. */
sealed interface Knob {

  /** Longer tables are turned as a whole: games tell too little of so many numbers. */
  int LONGEST_APART = 4;

  /**
   * Changes numbers.
   *
   * @param numbers those of {@link Weights#numbers}, changed in place
   * @param turn how far, 0 changing nothing and 1 as much as one tries at a time
   */
  void turn(int[] numbers, double turn);

  /** Raises one number. */
  record Single(int index, double size) implements Knob {

    private static final double LEAST_SIZE = 4;
    private static final double SHARE = 12;

    /** Makes a knob that tries more of a large number than of a small one. */
    static Single of(int index, int number) {
      return new Single(index, LEAST_SIZE + Math.abs(number) / SHARE);
    }

    @Override
    public void turn(int[] numbers, double turn) {
      numbers[index] += (int) Math.round(size * turn);
    }
  }

  /** Multiplies a table. */
  record Scale(int start, int length) implements Knob {

    private static final double SIZE = 0.2;

    @Override
    public void turn(int[] numbers, double turn) {
      for (int i = start; i < start + length; i++) {
        numbers[i] = (int) Math.round(numbers[i] * (1 + SIZE * turn));
      }
    }
  }

  /** Lets a table of numbers that are not negative fall more steeply from its highest, or less. */
  record Steepness(int start, int length) implements Knob {

    private static final double SIZE = 0.15;
    private static final double LEAST = 0.1;

    @Override
    public void turn(int[] numbers, double turn) {
      double highest = 0;
      for (int i = start; i < start + length; i++) {
        highest = Math.max(highest, numbers[i]);
      }
      double power = Math.max(LEAST, 1 + SIZE * turn);
      for (int i = start; i < start + length; i++) {
        if (numbers[i] > 0) {
          numbers[i] = (int) Math.round(highest * StrictMath.pow(numbers[i] / highest, power));
        }
      }
    }
  }

  /**
   * Returns the knobs of weights, those that turn a table's steepness before those that scale it.
   *
   * @param kept names of weights that stay as they are
   */
  static List<Knob> of(Weights weights, Set<String> kept) {
    List<Knob> knobs = new ArrayList<>();
    int start = 0;
    for (String name : weights.names()) {
      int[] table = weights.table(name);
      if (!kept.contains(name)) {
        addTo(knobs, start, table);
      }
      start += table.length;
    }
    return knobs;
  }

  private static void addTo(List<Knob> knobs, int start, int[] table) {
    if (table.length <= LONGEST_APART) {
      for (int i = 0; i < table.length; i++) {
        knobs.add(Single.of(start + i, table[i]));
      }
      return;
    }
    boolean negative = false;
    for (int number : table) {
      negative |= number < 0;
    }
    if (!negative) {
      knobs.add(new Steepness(start, table.length));
    }
    knobs.add(new Scale(start, table.length));
  }

  /** Returns weights with each knob turned so far. */
  static Weights turned(Weights weights, List<Knob> knobs, double[] turns) {
    int[] numbers = weights.numbers();
    for (int i = 0; i < turns.length; i++) {
      knobs.get(i).turn(numbers, turns[i]);
    }
    return weights.with(numbers);
  }
}
