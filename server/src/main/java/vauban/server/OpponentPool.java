package vauban.server;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import vauban.rules.game.Position;

/**
 * As many opponents as may think at once. Who finds all of them thinking waits for a while. An
 * opponent goes back only when its thinking has really ended, so that no late thought and no late
 * stop can reach the next game.
 */
final class OpponentPool implements AutoCloseable {

  /** How long a request waits for an opponent to be free. */
  static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

  private static final Duration FIRST_BEAT = Duration.ofMillis(500);
  private static final Duration BEAT = Duration.ofMillis(250);

  /** Is asked again and again whether anybody still wants the thought. */
  @FunctionalInterface
  interface Listener {

    /**
     * Does nothing, or says that the thought is not wanted any more.
     *
     * @throws IOException where nobody listens
     */
    void stillThinking() throws IOException;
  }

  private final BlockingDeque<Thinker> idle = new LinkedBlockingDeque<>();

  /** Not virtual threads: thinking never waits, and would keep all requests from running. */
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("opponent-", 1).factory());

  /**
   * Makes a pool.
   *
   * @param size how many may think at once
   * @param maker makes an opponent when it is first needed
   */
  OpponentPool(int size, Supplier<Opponent> maker) {
    for (int i = 0; i < size; i++) {
      idle.addLast(new Thinker(maker));
    }
  }

  /**
   * Returns a thought on a position.
   *
   * @param game what tells its game from others, so that an opponent forgets the one before
   * @throws Refusal where all opponents think and go on thinking
   * @throws IOException where the listener has gone
   */
  Opponent.Thought think(Position position, Object game, Duration time, Listener listener)
      throws IOException, InterruptedException {
    Thinker thinker = idle.pollFirst(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS);
    if (thinker == null) {
      throw new Refusal(503, "all opponents are thinking; try again in a moment");
    }
    Thinker.Thinking thinking = thinker.new Thinking(position, game, time);
    Future<Opponent.Thought> thought =
        threads.submit(
            () -> {
              try {
                return thinking.run();
              } finally {
                idle.addFirst(thinker);
              }
            });
    try {
      return await(thought, listener);
    } catch (IOException | InterruptedException e) {
      thinking.stop();
      throw e;
    }
  }

  private static Opponent.Thought await(Future<Opponent.Thought> thought, Listener listener)
      throws IOException, InterruptedException {
    Duration wait = FIRST_BEAT;
    while (true) {
      try {
        return thought.get(wait.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        listener.stillThinking();
        wait = BEAT;
      } catch (ExecutionException e) {
        throw new IllegalStateException("the opponent failed", e.getCause());
      }
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
