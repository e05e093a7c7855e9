package vauban.engine;

/**
 * What is left to one thread of a search. Counts its nodes, looks at the clock often enough, and
 * ends the search by an exception that costs nothing to throw, from however deep it is.
 */
final class Budget {

  /** Until the JVM is warm a single node may take a millisecond; so look at each. */
  private static final long COLD_NODES = 10_000;

  private static final int NODES_BETWEEN_LOOKS = 16;

  private final Deadline deadline;
  private final long mostNodes;

  /** Written by its thread only; others read it for the sum, a little late. */
  private long nodes;

  private long nextLook;
  private int farthest;

  Budget(Deadline deadline, long mostNodes) {
    this.deadline = deadline;
    this.mostNodes = mostNodes;
  }

  /**
   * Counts a node.
   *
   * @param ply plies from the root
   * @throws Spent where there is nothing left for it
   */
  void spendNode(int ply) {
    if (nodes >= mostNodes) {
      throw new Spent();
    }
    if (nodes >= nextLook) {
      if (deadline.stopped() || deadline.passed()) {
        throw new Spent();
      }
      nextLook = nodes < COLD_NODES ? nodes + 1 : nodes + NODES_BETWEEN_LOOKS;
    }
    farthest = Math.max(farthest, ply);
    nodes++;
  }

  /** Returns the nodes counted. */
  long nodes() {
    return nodes;
  }

  /** Returns the plies to the farthest node. */
  int farthest() {
    return farthest;
  }

  /** Unwinds a search that has nothing left. */
  static final class Spent extends RuntimeException {

    private static final long serialVersionUID = 1;

    private Spent() {
      super("the search has used up its limits", null, false, false);
    }
  }
}
