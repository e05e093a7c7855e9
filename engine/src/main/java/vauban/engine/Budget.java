package vauban.engine;

/**
 * What is left to one search. Counts its nodes, looks at the clock often enough, and ends the
 * search by an exception that costs nothing to throw, from however deep it is.
 */
final class Budget {

  /** Until the JVM is warm a single node may take a millisecond; so look at each. */
  private static final long COLD_NODES = 10_000;

  private static final int NODES_BETWEEN_LOOKS = 16;

  /** What it takes to say the result: unwinding the moves and naming those expected. */
  private static final long MOST_SPARED_NANOS = 2_000_000;

  private final long started = System.nanoTime();
  private final long mostNanos;
  private final long mostNodes;
  private volatile boolean stopped;
  private long nodes;
  private long nextLook;

  Budget(Limits limits) {
    mostNodes = limits.nodes();
    mostNanos = limits.time() == null ? Long.MAX_VALUE : searching(limits.time().toNanos());
  }

  private static long searching(long nanos) {
    return nanos - Math.min(MOST_SPARED_NANOS, nanos / 8);
  }

  /** Ends the search as soon as it asks again; from any thread. */
  void stop() {
    stopped = true;
  }

  /**
   * Counts a node.
   *
   * @throws Spent where there is nothing left for it
   */
  void spendNode() {
    if (stopped || nodes >= mostNodes) {
      throw new Spent();
    }
    if (nodes >= nextLook) {
      if (nanos() >= mostNanos) {
        throw new Spent();
      }
      nextLook = nodes < COLD_NODES ? nodes + 1 : nodes + NODES_BETWEEN_LOOKS;
    }
    nodes++;
  }

  /** Returns the nodes counted. */
  long nodes() {
    return nodes;
  }

  /** Returns the nanoseconds since the search was asked for. */
  long nanos() {
    return System.nanoTime() - started;
  }

  /**
   * Returns whether the search is limited by time, and so need not go on when its move is clear.
   */
  boolean timed() {
    return mostNanos != Long.MAX_VALUE;
  }

  /** Unwinds a search that has nothing left. */
  static final class Spent extends RuntimeException {

    private static final long serialVersionUID = 1;

    private Spent() {
      super("the search has used up its limits", null, false, false);
    }
  }
}
