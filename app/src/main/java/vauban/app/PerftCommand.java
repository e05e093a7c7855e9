package vauban.app;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

/** {@code vauban perft}. */
@Command(
    name = "perft",
    header = "Counts the positions that DEPTH plies lead to.",
    description =
        "Draws by repetition and by plies without progress play no part. The last line is the"
            + " count; the one before says how long it took. Known counts prove the rules right.",
    footer = {
      "%nExamples:",
      "  vauban perft 4",
      "  vauban perft --game siege-of-paris --option array=two-ranks 3",
      "  vauban perft --divide --position \"5g4/10/10/2**2**2/2**2**2/10/10/4G2A2 w - - 0 1\" 2"
    })
final class PerftCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private PositionChoice choice;

  @Option(names = "--divide", description = "First lists each move with the count below it.")
  private boolean divide;

  @Parameters(paramLabel = "DEPTH", description = "Plies, 0 to " + Depth.MOST + ".")
  private String depth = "";

  PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int plies = Depth.read(depth);
    Position position = choice.position();
    long start = System.nanoTime();
    long leaves = divide && plies > 0 ? divided(position, plies) : Perft.count(position, plies);
    double seconds = (System.nanoTime() - start) / 1e9;
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "%.3f seconds, %.0f leaves/s%n",
            seconds,
            leaves / Math.max(seconds, 1e-9));
    terminal.out().println(leaves);
    return Main.DONE;
  }

  private long divided(Position position, int plies) {
    Map<String, Long> counts = Perft.divide(position, plies);
    counts.forEach((move, count) -> terminal.out().println(move + ": " + count));
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
