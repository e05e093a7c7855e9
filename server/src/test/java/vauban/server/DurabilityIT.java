package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.Documents.put;
import static vauban.server.Documents.siege;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Kills a server in the middle of its work: what it has acknowledged must be there afterwards. */
class DurabilityIT {

  private static final int WRITERS = 3;
  private static final int KILLS = 2;

  /** Writes that are to be acknowledged before the server is killed. */
  private static final int WRITES = 30;

  /** A server in a process of its own. */
  private record Killable(Process process, URI address) {

    static Killable start(Path data) throws IOException {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  ServerProcess.class.getName(),
                  data.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      String address = out.readLine();
      assertThat(address).as("what the server's process says").startsWith("http://");
      return new Killable(process, URI.create(address));
    }

    void kill() throws InterruptedException {
      process.destroyForcibly().waitFor();
    }
  }

  /** What one writer was told of its game. */
  private static final class Writer {
    private final String id;
    private int revision;

    Writer(int number) {
      id = "game-" + number;
    }

    /** Writes until the server is gone; the revision goes up with every acknowledgement. */
    void write(HttpClient client, URI server, AtomicInteger acknowledged) throws Exception {
      while (true) {
        // The seed says which revision it was.
        String document =
            siege(id, "c2e4", "a7b6")
                .replace("\"seed\": 7", "\"seed\": " + revision)
                .replace("2026-11-30T08:20:00Z", Instant.ofEpochSecond(revision).toString());
        HttpRequest request =
            HttpRequest.newBuilder(server.resolve("/api/library/" + id))
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(put(revision, document)))
                .build();
        HttpResponse<String> response;
        try {
          response = client.send(request, BodyHandlers.ofString());
        } catch (IOException killed) {
          return;
        }
        // A write of which the news was lost may stand in the way of the next, and is the same.
        assertThat(response.statusCode()).as(response.body()).isIn(200, 409);
        revision = read(response.body()).get("revision").intValue();
        acknowledged.incrementAndGet();
      }
    }
  }

  @Test
  void losesNothingThatItAcknowledgedWhenItIsKilled(@TempDir Path data) throws Exception {
    List<Writer> writers = IntStream.range(0, WRITERS).mapToObj(Writer::new).toList();
    for (int i = 0; i < KILLS; i++) {
      killWhileWriting(data, writers);
    }
    Killable server = Killable.start(data);
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (Writer writer : writers) {
        HttpRequest get =
            HttpRequest.newBuilder(server.address().resolve("/api/library/" + writer.id)).build();
        JsonNode game = read(client.send(get, BodyHandlers.ofString()).body());
        int revision = game.get("revision").intValue();
        // At most one more was written, the one whose acknowledgement was cut off.
        assertThat(revision).isBetween(writer.revision, writer.revision + 1);
        assertThat(game.get("document").get("seed").intValue()).isEqualTo(revision - 1);
      }
    } finally {
      server.kill();
    }
  }

  private static void killWhileWriting(Path data, List<Writer> writers) throws Exception {
    Killable server = Killable.start(data);
    AtomicInteger acknowledged = new AtomicInteger();
    try (HttpClient client = HttpClient.newHttpClient();
        ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
      List<Future<?>> writing =
          writers.stream()
              .<Future<?>>map(
                  writer ->
                      threads.submit(
                          () -> {
                            writer.write(client, server.address(), acknowledged);
                            return null;
                          }))
              .toList();
      while (acknowledged.get() < WRITES && writing.stream().noneMatch(Future::isDone)) {
        Thread.sleep(5);
      }
      server.kill();
      for (Future<?> writer : writing) {
        writer.get();
      }
    } finally {
      server.kill();
    }
    assertThat(acknowledged).hasValueGreaterThanOrEqualTo(WRITES);
  }

  private static JsonNode read(String json) {
    return Json.read(json.getBytes(StandardCharsets.UTF_8));
  }
}
