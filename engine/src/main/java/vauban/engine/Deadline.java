package vauban.engine;

import java.util.concurrent.TimeUnit;

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
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  /** Lets the time of a pondering search count from now on. */
  synchronized void ponderHit() {
    clockStarted = System.nanoTime();
    pondering = false;
    notifyAll();
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

  /** Waits until the planned time is over, if any is, or a stop. */
  synchronized void hold() {
    long planned = Math.min(plan.planned(), plan.most());
    try {
      while (!stopped && planned != NEVER && (pondering || running() < planned)) {
        if (pondering) {
          wait();
        } else {
          TimeUnit.NANOSECONDS.timedWait(this, planned - running());
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the nanoseconds since the search was asked for. */
  long nanos() {
    return System.nanoTime() - started;
  }

  private long running() {
    return System.nanoTime() - clockStarted;
  }
}
