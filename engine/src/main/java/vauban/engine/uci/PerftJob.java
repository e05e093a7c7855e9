package vauban.engine.uci;

import java.util.Arrays;
import vauban.engine.Searcher;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/** Counts the leaves below each move, as {@code go perft} of other engines does. */
final class PerftJob implements Job {

  /** Counted in one go: short enough to be stopped in between. */
  private static final int UNDIVIDED = 2;

  private final WorkingPosition position;
  private final int depth;
  private final UciOutput output;
  private volatile boolean stopped;
  private volatile boolean done;

  /**
   * Makes it.
   *
   * @param depth plies, at least 0, at which the position itself is the one leaf
   */
  PerftJob(Position root, int depth, UciOutput output) {
    position = root.working();
    this.depth = depth;
    this.output = output;
  }

  @Override
  public void run(Searcher searcher) {
    try {
      long total = depth == 0 ? 1 : divide();
      if (stopped) {
        output.inform("perft was stopped before it had counted all");
      } else {
        output.say("Nodes searched: " + total);
      }
    } finally {
      done = true;
    }
  }

  private long divide() {
    long total = 0;
    for (int move : moves()) {
      String text = position.text(move);
      position.make(move);
      long leaves = leaves(depth - 1);
      position.unmake();
      if (stopped) {
        break;
      }
      output.say(text + ": " + leaves);
      total += leaves;
    }
    return total;
  }

  private long leaves(int plies) {
    if (plies <= UNDIVIDED) {
      return Perft.count(position, plies);
    }
    long leaves = 0;
    for (int move : moves()) {
      position.make(move);
      leaves += leaves(plies - 1);
      position.unmake();
      if (stopped) {
        return 0;
      }
    }
    return leaves;
  }

  private int[] moves() {
    int[] moves = new int[position.game().maxMoves()];
    return Arrays.copyOf(moves, position.generate(moves, 0));
  }

  @Override
  public void stop() {
    stopped = true;
  }

  @Override
  public void ponderHit() {
    // A count does not ponder.
  }

  @Override
  public boolean done() {
    return done;
  }
}
