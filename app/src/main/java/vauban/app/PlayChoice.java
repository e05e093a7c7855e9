package vauban.app;

import picocli.CommandLine.Option;

/** How games are played that an evaluation is fitted to: from which seed, and how many at once. */
final class PlayChoice {

  private static final int MOST_THREADS = 1024;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Chooses the openings and all else that is chance; 1 unless you say.")
  private String seed = "1";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Games played side by side; as many as there are cores unless you say otherwise.")
  private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

  /** Returns what chance is drawn from. */
  int seed() {
    return WholeNumber.read("--seed", seed, 1, Integer.MAX_VALUE);
  }

  /** Returns how many games are played side by side. */
  int threads() {
    return WholeNumber.read("--threads", threads, 1, MOST_THREADS);
  }
}
