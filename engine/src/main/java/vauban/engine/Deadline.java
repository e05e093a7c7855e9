package vauban.engine;

/**
 * When a search has to end, for all its threads: by the clock, by a stop, or when the iteration
 * under way is not worth its time.
 */
final class Deadline {

  private static final long NEVER = Long.MAX_VALUE;

  private final TimePlan plan;
  private final long started = System.nanoTime();
  private volatile long clockStarted;
  private volatile boolean pondering;
  private volatile boolean stopped;

  Deadline(Limits limits) {
    plan = TimePlan.of(limits);
    clockStarted = started;
    pondering = limits.ponder();
  }

  /** Ends the search as soon as its threads ask again; from any thread. */
  void stop() {
    stopped = true;
  }

  /** Lets the time of a pondering search count from now on. */
  void ponderHit() {
    clockStarted = System.nanoTime();
    pondering = false;
  }

  /** Returns whether the search was told to stop. */
  boolean stopped() {
    return stopped;
  }

  /** Returns whether time is up. */
  boolean passed() {
    return !pondering && plan.most() != NEVER && running() >= plan.most();
  }

  /**
   * Returns whether another iteration is not worth beginning.
   *
   * @param part of the planned time, more than 1 where the best move is in doubt
   */
  boolean enough(double part) {
    return !pondering && plan.planned() != NEVER && running() >= plan.planned() * part;
  }

  /** Returns whether time counts, so that the search need not go on when its move is clear. */
  boolean timed() {
    return !pondering && plan.most() != NEVER;
  }

  /** Returns the nanoseconds since the search was asked for. */
  long nanos() {
    return System.nanoTime() - started;
  }

  private long running() {
    return System.nanoTime() - clockStarted;
  }
}
