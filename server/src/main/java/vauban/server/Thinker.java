package vauban.server;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Position;

/** An opponent of the pool, made when first needed, with the game it last thought about. */
final class Thinker {

  private static final Duration LEAST_TIME = Duration.ofMillis(5);

  private final Supplier<Opponent> maker;
  private @Nullable Opponent opponent;
  private @Nullable GameStart lastGame;

  Thinker(Supplier<Opponent> maker) {
    this.maker = maker;
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
    private final Position position;
    private final Duration time;
    private volatile boolean unwanted;
    private @Nullable Opponent running;

    Thinking(GameStart game, Position position, Duration time) {
      this.game = game;
      this.position = position;
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
        Duration left = time.minusNanos(System.nanoTime() - started);
        boolean hurry = unwanted || left.compareTo(LEAST_TIME) < 0;
        return opponent.think(position, hurry ? LEAST_TIME : left, () -> unwanted);
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
