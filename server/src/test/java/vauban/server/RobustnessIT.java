package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.rules.Games;
import vauban.rules.game.Position;

/** Whatever clients do, the server goes on serving, and nothing they do is a failure of ours. */
class RobustnessIT {

  private static final long SEED = 1866;

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @AfterEach
  void goesOnServing() throws Exception {
    assertThat(SERVER.get("/api/games").statusCode()).isEqualTo(200);
    assertThat(SERVER.log()).isEmpty();
  }

  @Test
  void servesFiftyAtOnce() throws Exception {
    List<Future<String>> games = new ArrayList<>();
    try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int client = 0; client < 50; client++) {
        String game = Games.all().get(client % Games.all().size()).id();
        games.add(clients.submit(() -> play(game)));
      }
      for (Future<String> game : games) {
        assertThat(game.get()).isNotEmpty();
      }
    }
  }

  /** Plays against the server for a while, and returns the position reached. */
  private static String play(String game) throws Exception {
    Position position = Games.find(game).orElseThrow().start();
    List<String> moves = new ArrayList<>();
    for (int ply = 0; ply < 5; ply++) {
      String line = moves.isEmpty() ? "" : "\"" + String.join("\",\"", moves) + "\"";
      String request = "{\"game\":\"%s\",\"moves\":[%s],\"millis\":10}".formatted(game, line);
      String move = SERVER.ask("/api/reply", request).get("move").stringValue();
      position = position.play(move);
      moves.add(move);
    }
    String request =
        "{\"game\":\"%s\",\"moves\":[\"%s\"]}".formatted(game, String.join("\",\"", moves));
    assertThat(SERVER.ask("/api/position", request).get("position").stringValue())
        .isEqualTo(position.text());
    return position.text();
  }

  @Test
  void survivesBytesThatAreNoHttp() throws IOException {
    Random random = new Random(SEED);
    for (int i = 0; i < 100; i++) {
      byte[] bytes = new byte[1 + random.nextInt(2000)];
      random.nextBytes(bytes);
      try (Socket socket = SERVER.connect()) {
        socket.getOutputStream().write(bytes);
        socket.shutdownOutput();
        drain(socket);
      }
    }
  }

  @Test
  void survivesClientsThatNeverFinish() throws Exception {
    List<Socket> open = new ArrayList<>();
    String[] beginnings = {
      "",
      "GET",
      "GET / HTTP/1.1\r\nHost: localhost\r\n",
      RunningServer.headOfPost("/api/position", "Content-Length: 1000") + "{\"game\":",
      RunningServer.headOfPost("/api/reply", "Transfer-Encoding: chunked") + "5\r\n{\"gam"
    };
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = SERVER.connect();
        open.add(socket);
        write(socket, beginnings[i % beginnings.length]);
      }
      assertThat(SERVER.get("/").statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void answersABodyThatBreaksOff() throws IOException {
    try (Socket socket = SERVER.connect()) {
      String head =
          RunningServer.headOfPost("/api/position", "Content-Length: 1000", "Connection: close");
      write(socket, head + "{\"game\":");
      socket.shutdownOutput();

      assertThat(drain(socket))
          .satisfiesAnyOf(
              answer -> assertThat(answer).isEmpty(),
              answer -> assertThat(answer).startsWith("HTTP/1.1 400 "));
    }
  }

  @Test
  void refusesABodyWithoutEnd() throws IOException {
    try (Socket socket = SERVER.connect()) {
      write(socket, RunningServer.headOfPost("/api/position", "Content-Length: 9999999999"));
      byte[] chunk = "x".repeat(64 * 1024).getBytes(StandardCharsets.US_ASCII);
      try {
        for (int i = 0; i < 1000; i++) {
          socket.getOutputStream().write(chunk);
        }
      } catch (IOException closed) {
        return; // as it should be
      }
      assertThat(drain(socket)).startsWith("HTTP/1.1 413 ");
    }
  }

  @Test
  void answersAnyJsonWithASentence() throws Exception {
    Random random = new Random(SEED);
    for (int i = 0; i < 300; i++) {
      String json = new RandomJson(random).request();
      for (String path : List.of("/api/position", "/api/explain", "/api/reply")) {
        HttpResponse<String> response = SERVER.post(path, json);
        if (response.statusCode() != 200) {
          assertThat(response.statusCode())
              .as("seed %d, %s %s", SEED, path, json)
              .isIn(400, 409, 413);
          assertThat(RunningServer.error(response)).isNotBlank();
        }
      }
    }
  }

  @Test
  void answersAnyBytesWithASentence() throws Exception {
    Random random = new Random(SEED);
    byte[] good =
        "{\"game\":\"siege\",\"options\":{\"array\":\"point\"},\"moves\":[\"c2e4\"]}"
            .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 300; i++) {
      byte[] bytes = good.clone();
      for (int change = random.nextInt(4); change >= 0; change--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      HttpResponse<String> response =
          SERVER.post("/api/position", BodyPublishers.ofByteArray(bytes));
      assertThat(response.statusCode()).as("seed %d, body %d", SEED, i).isIn(200, 400);
    }
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static String drain(Socket socket) {
    try (InputStream in = socket.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException reset) {
      return "";
    }
  }
}
