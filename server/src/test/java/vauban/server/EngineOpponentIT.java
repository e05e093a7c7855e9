package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.Position;

class EngineOpponentIT {

  @RegisterExtension
  static final RunningServer SERVER =
      new RunningServer(1, EngineOpponent::new, Duration.ofSeconds(20));

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void playsLegalMovesOfEveryGame(String game) throws Exception {
    Position position = Games.find(game).orElseThrow().start();
    List<String> moves = new ArrayList<>();
    for (int ply = 0; ply < 12 && !position.outcome().over(); ply++) {
      String line = moves.isEmpty() ? "" : "\"" + String.join("\",\"", moves) + "\"";
      JsonNode reply = SERVER.ask("/api/reply", request(game, line, 50));
      moves.add(reply.get("move").stringValue());
      position = position.play(moves.getLast());
    }
  }

  @Test
  void takesAWinAtOnce() throws Exception {
    JsonNode reply =
        SERVER.ask(
            "/api/reply",
            """
            {"game":"siege","position":"g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1",
             "millis":1000}
            """);

    assertThat(reply.get("move").stringValue()).isIn("e7e8", "e7f8");
  }

  @Test
  void endsSoonOnceNobodyWantsItsThought() throws Exception {
    Position position = Games.find("siege").orElseThrow().start();
    EngineOpponent opponent = new EngineOpponent();
    Opponent.Thought thought = opponent.think(task(position), Duration.ofMinutes(5), () -> true);

    assertThat(position.legalMoves()).contains(thought.best());
    assertThat(thought.depth()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void comparesTheMovesHoweverLittleTimeItHas(String game) {
    Position position = Games.find(game).orElseThrow().start();
    Opponent.Thought thought =
        new EngineOpponent().think(task(position), Duration.ofMillis(1), () -> false);

    assertThat(thought.depth()).isPositive();
    assertThat(thought.score()).isBetween(-3000, 3000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void playsAtAWeakLevelAndTakesItsTimeAllTheSame(String game) throws Exception {
    String request = "{\"game\":\"%s\",\"millis\":500,\"level\":1,\"seed\":7}".formatted(game);
    JsonNode reply = SERVER.ask("/api/reply", request);

    assertThat(reply.get("millis").intValue()).isGreaterThanOrEqualTo(200);
    assertThat(reply.get("nodes").intValue()).isLessThan(5_000);
    assertThat(SERVER.ask("/api/reply", request).get("move")).isEqualTo(reply.get("move"));
  }

  @Test
  void aWeakLevelEndsSoonOnceNobodyWantsItsThought() {
    Position position = Games.SIEGE.start();
    EngineOpponent opponent = new EngineOpponent();
    Opponent.Task task = new Opponent.Task(position, new Level(2), 1);
    Opponent.Thought thought = opponent.think(task, Duration.ofMinutes(5), () -> true);

    assertThat(position.legalMoves()).contains(thought.best());
  }

  private static String request(String game, String moves, int millis) {
    return "{\"game\":\"%s\",\"moves\":[%s],\"millis\":%d}".formatted(game, moves, millis);
  }

  private static Opponent.Task task(Position position) {
    return new Opponent.Task(position, Level.FULL, 0);
  }
}
