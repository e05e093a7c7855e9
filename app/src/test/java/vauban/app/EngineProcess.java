package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** {@code ./vauban uci} as a process of its own, and what a host says to it. */
final class EngineProcess implements AutoCloseable {

  private static final Path LAUNCHER = Path.of("..", "vauban").toAbsolutePath().normalize();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final long started = System.nanoTime();
  private final Path complaints;
  private final Process process;
  private final Writer in;
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

  EngineProcess() throws IOException {
    this("");
  }

  /** Starts it with options for its JVM. */
  EngineProcess(String jvmOptions) throws IOException {
    complaints = Files.createTempFile("vauban-uci", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(LAUNCHER.toString(), "uci").redirectError(complaints.toFile());
    builder.environment().put("VAUBAN_JAVA_OPTS", jvmOptions);
    process = builder.start();
    in = process.outputWriter(StandardCharsets.UTF_8);
    Thread.ofVirtual().start(this::read);
  }

  /** Lets the launcher build what it starts, however long that takes. */
  static void build() throws IOException, InterruptedException {
    new ProcessBuilder(LAUNCHER.toString(), "--version")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  private void read() {
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      out.lines().forEach(answers::add);
    } catch (IOException | UncheckedIOException e) {
      answers.add("cannot be read: " + e);
    }
  }

  /** Sends lines, together. */
  void send(String... lines) throws IOException {
    for (String line : lines) {
      in.write(line + "\n");
    }
    in.flush();
  }

  /** Returns the lines that come up to the first that begins so, and that one. */
  List<String> until(String beginning) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.getLast().startsWith(beginning)) {
      String line = answers.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      assertThat(line).as("a line '%s...' after %s", beginning, lines).isNotNull();
      lines.add(line);
    }
    return lines;
  }

  /** Sends lines and returns all that comes up to a line that begins so. */
  List<String> until(String beginning, String... lines) throws IOException, InterruptedException {
    send(lines);
    return until(beginning);
  }

  /** Sends a line and returns how long a line that begins so takes to come. */
  Duration delay(String beginning, String line) throws IOException, InterruptedException {
    long sent = System.nanoTime();
    until(beginning, line);
    return Duration.ofNanos(System.nanoTime() - sent);
  }

  /** Returns the time since the process was started. */
  Duration age() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  /** Says nothing more. */
  void endInput() throws IOException {
    in.close();
  }

  /** Waits for the end, expects exit code 0 and silence on standard error. */
  void endsWell() throws IOException, InterruptedException {
    assertThat(process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(complaints).isEmptyFile();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.deleteIfExists(complaints);
  }
}
