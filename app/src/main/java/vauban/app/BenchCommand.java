package vauban.app;

import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import vauban.engine.Bench;

/** {@code vauban bench}. */
@Command(
    name = "bench",
    header = "Searches fixed positions and counts the nodes.",
    description = {
      "Positions of all games to a fixed depth, on one thread. The nodes in all are a signature of"
          + " the search: they are the same on every machine, and change only when search,"
          + " evaluation or rules do. The last line is that number; the line before it gives"
          + " seconds and nodes/s."
    },
    footer = {"%nExample:", "  vauban bench"})
final class BenchCommand implements Callable<Integer> {

  private static final double NANOS = 1e9;

  private final Terminal terminal;

  BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Bench bench = Bench.read();
    long nodes = 0;
    Duration time = Duration.ZERO;
    for (int i = 0; i < bench.size(); i++) {
      Bench.Run run = bench.run(i);
      nodes += run.nodes();
      time = time.plus(run.time());
      terminal
          .out()
          .printf(
              "%d/%d %s, depth %d: %d nodes  %s%n",
              i + 1,
              bench.size(),
              run.position().game().id(),
              run.depth(),
              run.nodes(),
              run.position());
      terminal.out().flush();
    }
    double seconds = time.toNanos() / NANOS;
    terminal.out().printf("%.3f seconds, %.0f nodes/s%n", seconds, nodes / seconds);
    terminal.out().println(nodes);
    return Main.DONE;
  }
}
