package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Asks a server for analyses as a page does. */
final class AnalysisClient implements WebSocket.Listener, AutoCloseable {

  private final HttpClient http = HttpClient.newHttpClient();
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final StringBuilder text = new StringBuilder();
  private final WebSocket socket;

  AnalysisClient(int port) {
    socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + port + AnalysisDoor.PATH), this)
            .join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    text.append(part);
    if (last) {
      messages.add(Json.read(text.toString().getBytes(StandardCharsets.UTF_8)));
      text.setLength(0);
    }
    from.request(1);
    return null;
  }

  void send(String message) {
    socket.sendText(message, true).join();
  }

  WebSocket socket() {
    return socket;
  }

  /** Returns the next message that is wanted, and forgets those before it. */
  JsonNode await(Predicate<JsonNode> wanted) throws InterruptedException {
    while (true) {
      JsonNode next = messages.poll(30, TimeUnit.SECONDS);
      assertThat(next).as("the next message").isNotNull();
      if (wanted.test(next)) {
        return next;
      }
    }
  }

  JsonNode awaitDone() throws InterruptedException {
    return await(message -> message.path("done").asBoolean());
  }

  String awaitError() throws InterruptedException {
    return await(message -> message.has("error")).path("error").stringValue();
  }

  @Override
  public void close() {
    socket.abort();
    http.shutdownNow();
  }
}
