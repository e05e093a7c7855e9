package vauban.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

/**
 * Measures how fast the laws count moves: one line of figures for each of a few positions, one
 * thread, the last ply counted and not made.
 *
 * <p>The first rounds are thrown away, since speed grows manifold while the JIT is at work. Both
 * the clock and the processor time of the thread are given: on a machine with other work they
 * differ.
 */
public final class PerftBench {

  private static final int WARMING = 3;
  private static final double NANOS = 1e9;

  private static final List<Task> TASKS =
      List.of(
          new Task("siege", Map.of(), List.of(), 6),
          new Task("war-chess", Map.of(), List.of(), 4),
          new Task("siege-of-paris", Map.of("command", "off"), List.of("@ROXOQXOX"), 6),
          new Task("siege-of-paris", Map.of("command", "on"), List.of("@ROXOQXOX"), 6));

  private PerftBench() {}

  /** Runs the benchmark; {@code --rounds 5} says how many rounds are measured. */
  public static void main(String[] args) {
    int rounds = (int) new Arguments(args, Set.of("rounds")).number("rounds", 1, 5);
    System.out.println("java " + Runtime.version());
    for (Task task : TASKS) {
      System.out.println(task.measure(rounds));
    }
  }

  /** A position to count from, reached by moves from the array, and how deep to count. */
  private record Task(String game, Map<String, String> options, List<String> moves, int depth) {

    String measure(int rounds) {
      Position position = position();
      for (int i = 0; i < WARMING; i++) {
        Perft.count(position, depth - 1);
      }
      var threads = ManagementFactory.getThreadMXBean();
      double[] clock = new double[rounds];
      double[] processor = new double[rounds];
      long leaves = 0;
      for (int i = 0; i < rounds; i++) {
        long started = System.nanoTime();
        long used = threads.getCurrentThreadCpuTime();
        leaves = Perft.count(position, depth);
        processor[i] = (threads.getCurrentThreadCpuTime() - used) / NANOS;
        clock[i] = (System.nanoTime() - started) / NANOS;
      }
      Arrays.sort(clock);
      Arrays.sort(processor);
      return String.format(
          Locale.ROOT,
          "%s %s depth %d: %d leaves, best of %d %.3f s, %.1f million leaves/s"
              + " (median %.1f; by processor time %.1f)",
          game,
          options,
          depth,
          leaves,
          rounds,
          clock[0],
          leaves / clock[0] / 1e6,
          leaves / clock[rounds / 2] / 1e6,
          leaves / processor[0] / 1e6);
    }

    private Position position() {
      Game found = Games.find(game).orElseThrow();
      Position position = found.start(found.options(found.presets().getFirst().name(), options));
      for (String move : moves) {
        position = position.play(move);
      }
      return position;
    }
  }
}
