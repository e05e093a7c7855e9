package vauban.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tools.jackson.databind.JsonNode;

/**
 * A server on a port of its own, and a client to ask it: one for all tests of a class where it is
 * registered in a static field, otherwise one for each test.
 */
@SuppressWarnings("NullAway.Init") // what start sets is there in every test
final class RunningServer
    implements BeforeAllCallback, AfterAllCallback, BeforeEachCallback, AfterEachCallback {

  private final OpponentPool opponents;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private VaubanServer server;
  private HttpClient http;
  private boolean perTest;

  /** Makes a server whose two opponents play anything legal. */
  RunningServer() {
    this(2, RandomOpponent::new, Duration.ofSeconds(10));
  }

  RunningServer(int opponents, Supplier<Opponent> maker, Duration longestWait) {
    this.opponents = new OpponentPool(opponents, maker, longestWait);
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    start();
  }

  @Override
  public void beforeEach(ExtensionContext context) throws IOException {
    if (http == null) {
      start();
      perTest = true;
    }
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (perTest) {
      stop();
    }
  }

  @Override
  public void afterAll(ExtensionContext context) {
    stop();
  }

  private void start() throws IOException {
    PrintStream print = new PrintStream(log, true, StandardCharsets.UTF_8);
    server = VaubanServer.start(ServerSettings.local(0), opponents, print);
    http = HttpClient.newHttpClient();
  }

  private void stop() {
    http.shutdownNow();
    server.close();
  }

  /** Returns what the server has reported of failures of its own. */
  String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  int port() {
    return server.port();
  }

  /** Returns an open connection, for what no client would send. */
  Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** Returns the head of a request to this server that sends JSON, with some more headers. */
  static String headOfPost(String path, String... headers) {
    String lines = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
    return "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s\r\n"
        .formatted(path, lines);
  }

  /** Sends a request to a path of the server. */
  HttpResponse<String> send(String path, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(
        request.uri(server.address().resolve(path)).timeout(Duration.ofSeconds(60)).build(),
        BodyHandlers.ofString());
  }

  HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(path, HttpRequest.newBuilder().GET());
  }

  HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
    return post(path, BodyPublishers.ofString(json));
  }

  HttpResponse<String> post(String path, BodyPublisher json)
      throws IOException, InterruptedException {
    return send(
        path, HttpRequest.newBuilder().header("Content-Type", "application/json").POST(json));
  }

  /** Asks something that must succeed. */
  JsonNode ask(String path, String json) throws IOException, InterruptedException {
    return json(post(path, json));
  }

  /** Returns the body of an answer that must be a success. */
  static JsonNode json(HttpResponse<String> response) {
    if (response.statusCode() != 200) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return Json.read(response.body().getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the sentence of an answer that must be a refusal. */
  static String error(HttpResponse<String> response) {
    JsonNode body = Json.read(response.body().getBytes(StandardCharsets.UTF_8));
    if (response.statusCode() < 400 || body.size() != 1) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return body.get("error").stringValue();
  }
}
