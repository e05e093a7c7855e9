package vauban.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Thinks for exactly the time it is given, or until it is stopped, and remembers what happened. */
final class ScriptedOpponent implements Opponent {

  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);
  private volatile boolean failing;
  private int games = 1;

  @Override
  public Thought think(Task task, Duration time, BooleanSupplier unwanted) {
    begun.countDown();
    if (failing) {
      throw new IllegalStateException("a fault of the engine");
    }
    try {
      boolean early = stopped.await(time.toNanos(), TimeUnit.NANOSECONDS);
      return new Thought(
          task.position().legalMoves().getFirst(), early ? 1 : 0, games, time.toMillis());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void stop() {
    stopped.countDown();
  }

  @Override
  public void forget() {
    games++;
  }

  /** Makes it fail from now on. */
  void fail() {
    failing = true;
  }

  boolean waitUntilThinking() throws InterruptedException {
    return begun.await(20, TimeUnit.SECONDS);
  }

  boolean waitUntilStopped(Duration longest) throws InterruptedException {
    return stopped.await(longest.toMillis(), TimeUnit.MILLISECONDS);
  }
}
