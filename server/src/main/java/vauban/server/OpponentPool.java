package vauban.server;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * As many opponents as may think at once. Who finds all of them thinking waits for a while. An
 * opponent goes back only when its thinking has really ended, so that no late thought and no late
 * stop can reach the next game.
 */
final class OpponentPool implements AutoCloseable {

  private static final Duration FIRST_BEAT = Duration.ofMillis(500);
  private static final Duration BEAT = Duration.ofMillis(250);

  /** Hears again and again that the thinking goes on. */
  @FunctionalInterface
  interface Listener {

    /**
     * Takes note.
     *
     * @throws IOException where nobody wants the thought any more
     */
    void stillThinking() throws IOException;
  }

  private final Duration longestWait;
  private final BlockingDeque<Thinker> idle = new LinkedBlockingDeque<>();
  private final Set<Thinker.Thinking> running = ConcurrentHashMap.newKeySet();
  private volatile Runnable watcher = () -> {};

  /** Not virtual threads: thinking never waits, and would keep all requests from running. */
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().daemon().name("opponent-", 1).factory());

  /**
   * Makes a pool.
   *
   * @param size how many may think at once
   * @param maker makes an opponent when it is first needed
   * @param longestWait how long a request waits for one that is free
   */
  OpponentPool(int size, Supplier<Opponent> maker, Duration longestWait) {
    this.longestWait = longestWait;
    for (int i = 0; i < size; i++) {
      idle.addLast(new Thinker(maker));
    }
  }

  /** Returns how many think now. */
  int thinking() {
    return running.size();
  }

  /**
   * Sets who is told whenever {@link #thinking} has changed.
   *
   * @param changed runs on any thread, and must return soon
   */
  void watch(Runnable changed) {
    watcher = changed;
  }

  /**
   * Returns a thought on a position.
   *
   * @param game that the position belongs to; an opponent forgets the one before
   * @param time to think, which the wait for a free opponent does not shorten
   * @throws Refusal where all opponents think and go on thinking
   * @throws IOException where the listener throws it
   */
  Opponent.Thought think(GameStart game, Opponent.Task task, Duration time, Listener listener)
      throws IOException, InterruptedException {
    Thinker thinker = idle.pollFirst(longestWait.toMillis(), TimeUnit.MILLISECONDS);
    if (thinker == null) {
      throw new Refusal(503, "every opponent is busy with another game; try again in a moment");
    }
    Thinker.Thinking thinking = thinker.new Thinking(game, task, time);
    try {
      return await(begin(thinker, thinking), listener);
    } finally {
      thinking.stop(); // whatever ends the wait; what has ended by itself does not mind
    }
  }

  private Future<Opponent.Thought> begin(Thinker thinker, Thinker.Thinking thinking) {
    running.add(thinking);
    watcher.run();
    try {
      return threads.submit(
          () -> {
            try {
              return thinking.run();
            } finally {
              running.remove(thinking);
              idle.addFirst(thinker);
              watcher.run();
            }
          });
    } catch (RejectedExecutionException e) {
      throw new Refusal(503, "the server is stopping");
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

  /** Stops all thinking. */
  @Override
  public void close() {
    threads.shutdown();
    running.forEach(Thinker.Thinking::stop);
  }
}
