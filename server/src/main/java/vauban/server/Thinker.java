package vauban.server;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Position;

/** An opponent of the pool, made when first needed, with the game it last thought about. */
final class Thinker {

  private final Supplier<Opponent> maker;
  private @Nullable Opponent opponent;
  private @Nullable Object lastGame;

  Thinker(Supplier<Opponent> maker) {
    this.maker = maker;
  }

  private Opponent opponentFor(Object game) {
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

    private final Position position;
    private final Object game;
    private final Duration time;
    private @Nullable Opponent running;
    private boolean stopped;

    Thinking(Position position, Object game, Duration time) {
      this.position = position;
      this.game = game;
      this.time = time;
    }

    Opponent.Thought run() {
      Opponent opponent = opponentFor(game);
      synchronized (this) {
        running = opponent;
      }
      try {
        return opponent.think(position, stopped ? Duration.ZERO : time);
      } finally {
        synchronized (this) {
          running = null;
        }
      }
    }

    synchronized void stop() {
      stopped = true;
      if (running != null) {
        running.stop();
      }
    }
  }
}
