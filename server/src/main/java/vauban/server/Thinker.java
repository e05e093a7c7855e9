package vauban.server;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An opponent of the pool, made when first needed, with the game it last thought about. */
final class Thinker {

  private final Supplier<Opponent> maker;
  private @Nullable Opponent opponent;
  private @Nullable GameStart lastGame;

  Thinker(Supplier<Opponent> maker) {
    this.maker = maker;
  }

  /**
   * Returns what is left of a time, but at least half of it: a reply that is late once, as the
   * first of a server is where the machine is busy, is better than a bad one.
   *
   * @param started when it began, in the nanoseconds of {@link System#nanoTime}
   */
  static Duration left(Duration time, long started) {
    Duration left = time.minusNanos(System.nanoTime() - started);
    Duration half = time.dividedBy(2);
    return left.compareTo(half) > 0 ? left : half;
  }

  private Opponent opponentFor(GameStart game) {
    Opponent ready = opponent;
    if (ready == null) {
      ready = maker.get();
      opponent = ready;
    } else if (!game.equals(lastGame)) {
      ready.forget();
    }
    lastGame = game;
    return ready;
  }

  /** One turn of thinking, which can be stopped before, while and after it runs. */
  final class Thinking {

    private final GameStart game;
    private final Opponent.Task task;
    private final Duration time;
    private volatile boolean unwanted;
    private @Nullable Opponent running;

    Thinking(GameStart game, Opponent.Task task, Duration time) {
      this.game = game;
      this.task = task;
      this.time = time;
    }

    /** Thinks for the time given, what it takes to wake the opponent included. */
    Opponent.Thought run() {
      long started = System.nanoTime();
      Opponent opponent = opponentFor(game);
      synchronized (this) {
        running = opponent;
      }
      try {
        return opponent.think(task, left(time, started), () -> unwanted);
      } finally {
        synchronized (this) {
          running = null;
        }
      }
    }

    /** Makes it end soon where it runs, and touches nobody else's thinking. */
    synchronized void stop() {
      unwanted = true;
      if (running != null) {
        running.stop();
      }
    }
  }
}
