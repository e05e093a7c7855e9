package vauban.server;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import vauban.rules.game.Position;
import vauban.server.refutation.Refutation;

/** Refutes one move at a time; who comes meanwhile waits a little. */
final class Refutations {

  private static final int LONGEST_WAIT_SECONDS = 8;

  private final Semaphore free = new Semaphore(1);

  /** Not virtual threads: proving never waits, and would keep all requests from running. */
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("refutation-", 1).factory());

  /**
   * Refutes the last move.
   *
   * @param plies in which it should have led to a win
   * @throws Refusal where the game is over, or others are being refuted and take long
   */
  RefutationAnswer of(Position position, int plies) throws InterruptedException {
    if (position.outcome().over()) {
      throw new Refusal(409, "the game is over, so there is nothing to refute");
    }
    if (!free.tryAcquire(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)) {
      throw new Refusal(503, "other moves are being refuted; try again in a moment");
    }
    try {
      return RefutationAnswer.of(
          position, threads.submit(() -> Refutation.of(position, plies)).get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("the refutation failed", e.getCause());
    } finally {
      free.release();
    }
  }
}
