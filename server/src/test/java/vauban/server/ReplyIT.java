package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Position;

class ReplyIT {

  private final BlockingDeque<ScriptedOpponent> made = new LinkedBlockingDeque<>();

  @RegisterExtension
  final RunningServer server = new RunningServer(1, this::opponent, Duration.ofMillis(200));

  private Opponent opponent() {
    ScriptedOpponent opponent = new ScriptedOpponent();
    made.add(opponent);
    return opponent;
  }

  @Test
  void isALegalMoveAfterTheTimeAskedFor() throws Exception {
    long started = System.nanoTime();
    JsonNode reply = server.ask("/api/reply", request(300));
    Duration taken = Duration.ofNanos(System.nanoTime() - started);

    Position position = Games.find("siege").orElseThrow().start().play("c2e4");
    assertThat(reply.propertyNames())
        .containsExactly("move", "short", "score", "depth", "nodes", "millis");
    assertThat(position.explain(reply.get("short").stringValue()))
        .isEqualTo(position.explain(reply.get("move").stringValue()));
    assertThat(reply.get("nodes").longValue()).as("millis left to think").isBetween(75L, 300L);
    assertThat(reply.get("millis").longValue()).isPositive();
    assertThat(taken).isGreaterThanOrEqualTo(Duration.ofMillis(250));
  }

  @Test
  void mayBeginWithBlanksWhereItTakesLonger() throws Exception {
    server.ask("/api/reply", request(10)); // the first takes longer to read
    HttpResponse<String> response = server.post("/api/reply", request(1500));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.body()).matches("(?s) +\\{.*}");
    assertThat(RunningServer.json(response).get("move").stringValue()).isNotEmpty();
  }

  @Test
  void isNotThoughtOutForWhoHasGone() throws Exception {
    ScriptedOpponent opponent;
    try (Socket socket = server.connect()) {
      send(socket, request(60_000));
      opponent = made.takeFirst();
      assertThat(opponent.waitUntilThinking()).isTrue();
    }

    assertThat(opponent.waitUntilStopped(Duration.ofSeconds(20))).isTrue();
    assertThat(server.ask("/api/reply", request(10)).get("move").stringValue()).isNotEmpty();
  }

  @Test
  void isRefusedWhereEverybodyIsBusy() throws Exception {
    try (ExecutorService other = Executors.newSingleThreadExecutor()) {
      Future<HttpResponse<String>> first =
          other.submit(() -> server.post("/api/reply", request(60_000)));
      ScriptedOpponent opponent = made.takeFirst();
      assertThat(opponent.waitUntilThinking()).isTrue();

      HttpResponse<String> second = server.post("/api/reply", request(10));
      assertThat(second.statusCode()).isEqualTo(503);
      assertThat(RunningServer.error(second))
          .isEqualTo("every opponent is busy with another game; try again in a moment");
      opponent.stop();
      assertThat(first.get().statusCode()).isEqualTo(200);
    }
  }

  @Test
  void keepsFailuresOfTheEngineToTheLog() throws Exception {
    server.ask("/api/reply", request(10));
    made.takeFirst().fail();

    HttpResponse<String> response = server.post("/api/reply", request(10));

    assertThat(response.statusCode()).isEqualTo(500);
    String sentence = RunningServer.error(response);
    assertThat(sentence)
        .matches("something went wrong in the server; its log has it as report [0-9a-f]{8}");
    String report = sentence.substring(sentence.length() - 8);
    assertThat(server.log())
        .startsWith("vauban: report " + report + ": POST /api/reply failed")
        .contains("Caused by: java.lang.IllegalStateException: a fault of the engine")
        .containsOnlyOnce("vauban: report");
  }

  private static void send(Socket socket, String json) throws IOException {
    String head = RunningServer.headOfPost("/api/reply", "Content-Length: " + json.length());
    socket.getOutputStream().write((head + json).getBytes(StandardCharsets.US_ASCII));
  }

  private static String request(int millis) {
    return "{\"game\":\"siege\",\"moves\":[\"c2e4\"],\"millis\":%d}".formatted(millis);
  }
}
