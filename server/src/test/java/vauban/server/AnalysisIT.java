package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Position;

class AnalysisIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  private static final String CHECK = "5Fg3/10/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1";
  private static final String WON = "g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1";

  private static AnalysisClient connect() {
    return new AnalysisClient(SERVER.port());
  }

  private static String go(int id, String game, String more) {
    return "{\"id\":%d,\"go\":{\"game\":\"%s\"}%s}".formatted(id, game, more);
  }

  private static String position(int id, String text, String more) {
    return "{\"id\":%d,\"go\":{\"game\":\"siege\",\"position\":\"%s\"}%s}"
        .formatted(id, text, more);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void tellsTheBestLinesDepthByDepth(String game) throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(go(3, game, ",\"depth\":3,\"lines\":4"));
      JsonNode end = client.awaitDone();

      assertThat(end.propertyNames())
          .containsExactly(
              "id", "team", "depth", "seconds", "nodes", "nps", "lines", "waiting", "done");
      assertThat(end.path("id").intValue()).isEqualTo(3);
      assertThat(end.path("depth").intValue()).isEqualTo(3);
      assertThat(end.path("nodes").longValue()).isPositive();
      assertThat(end.path("lines")).hasSize(4);
      for (JsonNode line : end.path("lines")) {
        assertThat(line.propertyNames()).containsExactly("rank", "score", "moves", "short");
        assertPlayable(game, line);
      }
    }
  }

  private static void assertPlayable(String game, JsonNode line) {
    Position position = Games.find(game).orElseThrow().start();
    List<JsonNode> moves = new ArrayList<>(line.path("moves").values());
    assertThat(moves).isNotEmpty();
    for (int i = 0; i < moves.size(); i++) {
      String text = moves.get(i).stringValue();
      assertThat(line.path("short").get(i).stringValue())
          .isEqualTo(position.shortText(position.move(text)));
      position = position.play(text);
    }
  }

  @Test
  void goesOnUntilItIsStopped() throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(go(1, "siege", ""));
      client.await(message -> message.path("depth").asInt() >= 4);
      client.send("{\"stop\":true}");
      assertThat(client.awaitDone().path("depth").intValue()).isGreaterThanOrEqualTo(4);
    }
  }

  @Test
  void turnsToTheNextPositionAtOnceAndSpeaksOfNoOther() throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(go(1, "siege", ",\"lines\":2"));
      client.await(message -> message.path("depth").asInt() >= 3);
      client.send(go(2, "war-chess", ""));
      client.await(message -> message.path("id").asInt() == 2);
      JsonNode later =
          client.await(
              message -> message.path("id").asInt() != 2 || message.path("depth").asInt() >= 3);
      assertThat(later.path("id").intValue()).isEqualTo(2);
      assertThat(later.path("team").stringValue()).isEqualTo("first");
    }
  }

  @Test
  void countsThePliesToAWin() throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(position(1, WON, ""));
      JsonNode won = client.awaitDone();
      assertThat(won.path("lines").get(0).path("score")).hasToString("{\"win\":1}");
      assertThat(won.path("lines").get(0).path("moves").get(0).stringValue()).isEqualTo("e7e8");
    }
  }

  @Test
  void looksForThreats() throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(go(1, "siege", ",\"threat\":true,\"depth\":2"));
      assertThat(client.awaitDone().path("team").stringValue()).isEqualTo("second");
      client.send(position(2, CHECK, ",\"threat\":true"));
      JsonNode refused = client.await(message -> message.has("error"));
      assertThat(refused.path("id").intValue()).isEqualTo(2);
      assertThat(refused.path("error").stringValue()).startsWith("the turn cannot be passed here:");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hello | the message is not JSON at line 1, column 1: Unrecognized token 'hello'",
        "[] | the message must be a JSON object, not a list",
        "{} | the field 'id' is missing",
        "{'id':1} | a message either has the field 'go', a game, or says \"stop\": true",
        "{'id':1,'go':3} | 'go' must be an object, not the number 3",
        "{'id':1,'go':{}} | the field 'game' is missing",
        "{'id':1,'go':{'game':'go'}} | unknown game 'go'; the games are siege, war-chess",
        "{'id':-1,'go':{'game':'siege'}} | 'id' must be a whole number from 0 to 2147483647, not"
            + " -1",
        "{'id':1,'go':{'game':'siege'},'lines':6} | 'lines' must be a whole number from 1 to 5",
        "{'id':1,'go':{'game':'siege'},'depth':0} | 'depth' must be a whole number from 1 to 100",
        "{'id':1,'go':{'game':'siege'},'threads':9999} | 'threads' must be a whole number from 1",
        "{'id':1,'go':{'game':'siege'},'threat':1} | 'threat' must be true or false, not the"
            + " number",
        "{'id':1,'go':{'game':'siege','moves':['a1a1']}} | move 1, a1a1",
        "{'id':1,'go':{'game':'siege','position':'x'}} | the position cannot be:",
        "{'id':1,'go':{'game':'siege','preset':'x'}} | ",
        "{'stop':1} | 'stop' must be true or false, not the number 1",
        "{'speed':1} | unknown field 'speed'; the fields are go, id, depth, lines"
      })
  void answersAWrongMessageWithASentence(String message, String sentence) throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(message.replace('\'', '"'));
      assertThat(client.awaitError())
          .startsWith(sentence == null ? "" : sentence)
          .doesNotContain("report", "Exception");
      client.send(go(2, "siege", ",\"depth\":1"));
      assertThat(client.awaitDone().path("id").intValue()).isEqualTo(2);
    }
  }

  @Test
  void takesNoBytes() throws Exception {
    try (AnalysisClient client = connect()) {
      client.socket().sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
      assertThat(client.awaitError()).isEqualTo("a message is JSON as text, not bytes");
    }
  }

  @Test
  void hasNothingToLookForAfterTheEnd() throws Exception {
    try (AnalysisClient client = connect()) {
      client.send(
          "{\"id\":1,\"go\":{\"game\":\"siege\",\"position\":\"%s\",\"moves\":[\"e7e8\"]}}"
              .formatted(WON));
      assertThat(client.awaitError())
          .isEqualTo("the game is over, so there is nothing to look for");
    }
  }

  @Test
  void endsWithItsConnection() throws Exception {
    Duration fastest = Duration.ofDays(1);
    for (int i = 0; i < 3; i++) {
      try (AnalysisClient client = connect()) {
        client.send(go(1, "siege", ""));
        client.await(message -> message.path("depth").asInt() >= 3);
        assertThat(searches()).as("searches that go on").isEqualTo(1);
        long cut = System.nanoTime();
        client.socket().abort();
        while (searches() > 0) {
          Thread.sleep(1);
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - cut);
        fastest = taken.compareTo(fastest) < 0 ? taken : fastest;
      }
    }
    assertThat(fastest).isLessThan(Duration.ofMillis(100));
  }

  private static long searches() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("analysis"))
        .count();
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost, localhost, 101",
    "http://example.org, localhost, 403",
    "http://example.org, example.org, 403"
  })
  void isOpenedByItsOwnPageOnly(String origin, String host, int status) throws IOException {
    String answer =
        upgrade(
            "Host: %s\r\nOrigin: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    .formatted(host, origin)
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
    assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
  }

  private static String upgrade(String headers) throws IOException {
    try (Socket socket = SERVER.connect()) {
      String request = "GET " + AnalysisDoor.PATH + " HTTP/1.1\r\n" + headers + "\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] answer = new byte[12];
      socket.getInputStream().readNBytes(answer, 0, answer.length);
      return new String(answer, StandardCharsets.US_ASCII) + " ";
    }
  }

  @Test
  void saysWhatItIsToWhoAsksOtherwise() throws Exception {
    HttpResponse<String> answer = SERVER.get(AnalysisDoor.PATH);
    assertThat(answer.statusCode()).isEqualTo(426);
    assertThat(RunningServer.error(answer))
        .isEqualTo("/api/analysis is a WebSocket, so ask to upgrade to one");
  }

  @Test
  void outlivesAThousandHastyQuestions() throws Exception {
    try (AnalysisClient client = connect()) {
      for (int id = 1; id <= 1000; id++) {
        client.send(go(id, "siege", ",\"lines\":5"));
      }
      client.await(
          message -> message.path("id").asInt() == 1000 && message.path("depth").asInt() >= 2);
    }
    assertThat(SERVER.log()).isEmpty();
  }
}
