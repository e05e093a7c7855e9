package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import org.junit.jupiter.api.Test;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class OpponentPoolTest {

  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final OpponentPool.Listener PATIENT = () -> {};
  private static final OpponentPool.Listener GONE =
      () -> {
        throw new IOException("the client has gone");
      };
  private static final OpponentPool.Listener BROKEN =
      () -> {
        throw new IllegalStateException("the response cannot be written");
      };

  private static final GameStart SIEGE = start("siege");
  private static final Opponent.Task ANY = task(SIEGE.position());
  private static final GameStart PARIS = start("siege-of-paris");

  private final BlockingDeque<ScriptedOpponent> made = new LinkedBlockingDeque<>();

  @Test
  void makesOpponentsWhenTheyAreNeeded() throws Exception {
    try (OpponentPool pool = pool(4, LONG)) {
      assertThat(made).isEmpty();
      think(pool, SIEGE);
      think(pool, SIEGE);
      assertThat(made).hasSize(1);
    }
  }

  @Test
  void letsAnOpponentForgetTheGameBeforeButNotItsOwn() throws Exception {
    try (OpponentPool pool = pool(1, LONG)) {
      assertThat(think(pool, SIEGE).depth()).isEqualTo(1);
      assertThat(think(pool, SIEGE).depth()).isEqualTo(1);
      assertThat(think(pool, PARIS).depth()).isEqualTo(2);
      assertThat(think(pool, SIEGE).depth()).isEqualTo(3);
    }
  }

  @Test
  void stopsThinkingForWhoHasGone() throws Exception {
    stopsThinkingFor(GONE);
    stopsThinkingFor(BROKEN);
  }

  private void stopsThinkingFor(OpponentPool.Listener listener) throws Exception {
    made.clear();
    try (OpponentPool pool = pool(1, LONG)) {
      assertThatThrownBy(() -> pool.think(SIEGE, ANY, LONG, listener))
          .isInstanceOfAny(IOException.class, IllegalStateException.class);
      assertThat(made.getFirst().waitUntilStopped(LONG)).isTrue();
      assertThat(think(pool, SIEGE)).isNotNull();
    }
  }

  @Test
  void refusesWhereEverybodyIsBusy() throws Exception {
    try (OpponentPool pool = pool(1, SHORT);
        ExecutorService other = Executors.newSingleThreadExecutor()) {
      Future<?> busy = other.submit(() -> pool.think(SIEGE, ANY, LONG, PATIENT));
      ScriptedOpponent opponent = made.takeFirst();
      assertThat(opponent.waitUntilThinking()).isTrue();

      assertThatThrownBy(() -> think(pool, PARIS))
          .isInstanceOf(Refusal.class)
          .hasMessage("every opponent is busy with another game; try again in a moment")
          .satisfies(e -> assertThat(((Refusal) e).status()).isEqualTo(503));
      opponent.stop();
      busy.get();
    }
  }

  @Test
  void getsAnOpponentBackThatFailed() throws Exception {
    try (OpponentPool pool = pool(1, LONG)) {
      think(pool, SIEGE);
      made.getFirst().fail();
      for (int i = 0; i < 3; i++) {
        assertThatThrownBy(() -> think(pool, SIEGE)).hasMessage("the opponent failed");
      }
    }
  }

  @Test
  void stopsAllThinkingWhenItCloses() throws Exception {
    try (ExecutorService other = Executors.newSingleThreadExecutor()) {
      OpponentPool pool = pool(1, LONG);
      Future<Opponent.Thought> thought = other.submit(() -> pool.think(SIEGE, ANY, LONG, PATIENT));
      ScriptedOpponent opponent = made.takeFirst();
      assertThat(opponent.waitUntilThinking()).isTrue();
      pool.close();

      assertThat(thought.get().score()).isEqualTo(1);
    }
  }

  @Test
  void leavesHalfOfATimeAtLeast() {
    Duration time = Duration.ofSeconds(100);
    long now = System.nanoTime();

    assertThat(Thinker.left(time, now)).isBetween(Duration.ofSeconds(90), time);
    assertThat(Thinker.left(time, now - time.toNanos())).isEqualTo(Duration.ofSeconds(50));
  }

  private OpponentPool pool(int size, Duration longestWait) {
    return new OpponentPool(
        size,
        () -> {
          ScriptedOpponent opponent = new ScriptedOpponent();
          made.add(opponent);
          return opponent;
        },
        longestWait);
  }

  private static Opponent.Thought think(OpponentPool pool, GameStart game) throws Exception {
    return pool.think(game, task(game.position()), SHORT, PATIENT);
  }

  private static GameStart start(String id) {
    Game game = Games.find(id).orElseThrow();
    return new GameStart(game, game.options(), null);
  }

  private static Opponent.Task task(Position position) {
    return new Opponent.Task(position, Level.FULL, 0);
  }
}
