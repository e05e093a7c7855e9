package vauban.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Function;
import vauban.lab.match.MatchListener;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.PlayedGame;
import vauban.lab.match.Standing;
import vauban.rules.kit.Legible;

/** Shows how a match gets on: a bar that a terminal redraws, or a line now and then in a file. */
final class MatchProgress implements MatchListener {

  private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);
  private static final int BAR = 30;
  private static final String START_OF_LINE = "\r\033[K";

  private final PrintWriter out;
  private final boolean redrawn;
  private final MatchPlan plan;
  private final Function<Standing, String> line;
  private long next = System.nanoTime() + BETWEEN_LINES.toNanos();

  /**
   * Makes one.
   *
   * @param redrawn whether a line can be written over
   * @param line says how the match stands
   */
  MatchProgress(PrintWriter out, boolean redrawn, MatchPlan plan, Function<Standing, String> line) {
    this.out = out;
    this.redrawn = redrawn;
    this.plan = plan;
    this.line = line;
  }

  @Override
  public void gameEnded(PlayedGame game, Standing standing) {
    if (game.termination().fault()) {
      clear();
      // It quotes an engine, which may have said anything.
      out.println(Legible.of(fault(game)));
    }
    if (redrawn) {
      clear();
      out.print(bar(standing) + " " + line.apply(standing));
    } else if (System.nanoTime() >= next) {
      out.println(line.apply(standing));
      next = System.nanoTime() + BETWEEN_LINES.toNanos();
    }
    out.flush();
  }

  /** Makes room for what follows. */
  void end() {
    clear();
    out.flush();
  }

  private void clear() {
    if (redrawn) {
      out.print(START_OF_LINE);
    }
  }

  private String fault(PlayedGame game) {
    boolean ofFirst = game.result().halfPointsOfFirst() == 0;
    return "Game %d: %s lost (%s): %s"
        .formatted(
            game.pairing().game() + 1,
            (ofFirst ? plan.first() : plan.second()).name(),
            game.termination().words(),
            game.words());
  }

  private String bar(Standing standing) {
    int done = BAR * Math.min(standing.games(), plan.games()) / plan.games();
    return "[" + "#".repeat(done) + ".".repeat(BAR - done) + "]";
  }
}
