package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ServeCommandTest {

  private static final Pattern ADDRESS =
      Pattern.compile("Vauban is at (\\S+) \\(Ctrl-C stops it\\)");

  @Test
  void servesThePageAtTheAddressItSaysUntilItIsStopped(@TempDir Path data) throws Exception {
    Announcements said = new Announcements();
    Terminal terminal = new Terminal(Output.to(said), Output.to(said), Map.of());
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<Integer> code =
          thread.submit(
              () ->
                  Main.run(
                      terminal, "serve", "--port", "0", "--no-browser", "--data", data.toString()));

      URI page = said.address.get(20, TimeUnit.SECONDS);
      assertThat(status(page)).isEqualTo(200);
      assertThat(status(page.resolve("api/library"))).isEqualTo(200);
      assertThat(data.resolve("vauban.db")).exists();

      thread.shutdownNow();
      assertThat(code.get(10, TimeUnit.SECONDS)).isZero();
    }
  }

  /** What is said, with the address as soon as it has arrived. */
  private static final class Announcements extends StringWriter {

    private final CompletableFuture<URI> address = new CompletableFuture<>();

    @Override
    public void flush() {
      Matcher matcher = ADDRESS.matcher(toString());
      if (matcher.find()) {
        address.complete(URI.create(matcher.group(1)));
      }
    }
  }

  @Test
  void refusesAPortThatIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      vauban("serve", "--no-browser", "--port", Integer.toString(taken.getLocalPort()))
          .isRefused(
              "Port %d of 127.0.0.1 is in use by another program; choose another port."
                  .formatted(taken.getLocalPort()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"65536", "123456", "http", "8080x"})
  void refusesAPortOutOfRange(String port) {
    vauban("serve", "--no-browser", "--port", port)
        .isRefused(
            "The port cannot be '%s'; ports go from 1 to 65535, and 0 takes any free one."
                .formatted(port));
  }

  @Test
  void refusesAHostThatIsNotThisMachine() {
    vauban("serve", "--no-browser", "--host", "no.such.host.invalid", "--port", "0")
        .isRefused("Cannot listen on port 0 of no.such.host.invalid: there is no such host.");
    vauban("serve", "--no-browser", "--host", "192.0.2.1", "--port", "0")
        .isRefused("192.0.2.1 is no address of this machine, so nothing can listen there.");
    vauban("serve", "--no-browser", "--host", "")
        .isRefused(
            "The host is empty: it is a name or an address of this machine, such as 127.0.0.1.");
  }

  @Test
  void refusesADirectoryThatCannotBe(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");

    vauban("serve", "--no-browser", "--port", "0", "--data", file.resolve("games").toString())
        .isRefused(
            "Games cannot be kept in '%1$s': the directory %1$s cannot be written to."
                .formatted(file.resolve("games")));
    vauban("serve", "--no-browser", "--port", "0", "--data", file.toString())
        .isRefused(
            "Games cannot be kept in '%1$s': %1$s is a file, not a directory.".formatted(file));
    vauban("serve", "--no-browser", "--port", "0", "--data", "")
        .isRefused("The directory of --data is empty; it is where the games are kept.");
  }

  @Test
  void refusesAFileThatIsNoDatabase(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("vauban.db"), "Dear diary, today we besieged");

    vauban("serve", "--no-browser", "--port", "0", "--data", directory.toString())
        .isRefused(
            "Games cannot be kept in '%s': the file %s is no database of games; move it away."
                .formatted(directory, file));
    assertThat(file).hasContent("Dear diary, today we besieged");
  }

  @Test
  void saysBeforeItServesThatTheUsualDirectoryCannotBeWrittenTo(@TempDir Path directory)
      throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "");
    Announcements said = new Announcements();
    StringWriter complaints = new StringWriter();
    Map<String, String> environment = Map.of("XDG_DATA_HOME", file.toString());
    Terminal terminal =
        new Terminal(Output.to(said), Output.to(new BufferedWriter(complaints)), environment);
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<Integer> code =
          thread.submit(() -> Main.run(terminal, "serve", "--port", "0", "--no-browser"));

      said.address.get(20, TimeUnit.SECONDS);
      assertThat(complaints.toString())
          .isEqualToIgnoringNewLines(
              "The directory "
                  + file.resolve("vauban")
                  + " cannot be written to; games are kept until the server stops, and in the"
                  + " browser. --data names another directory.");

      thread.shutdownNow();
      assertThat(code.get(10, TimeUnit.SECONDS)).isZero();
    }
  }

  private static int status(URI page) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(page).build(), BodyHandlers.discarding())
          .statusCode();
    }
  }
}
