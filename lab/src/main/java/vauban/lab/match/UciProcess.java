package vauban.lab.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A program that lines are written to and read from. Each line is stamped when it arrives, on a
 * thread that does nothing else, so that whoever reads it late does not charge the program for it.
 */
final class UciProcess implements AutoCloseable {

  /** How long a program that has closed its output may take to end. */
  private static final Duration ENDING = Duration.ofMillis(500);

  private final Process process;
  private final Writer input;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private volatile String lastLine = "";

  /** What came from the program. */
  sealed interface Event {
    /** A line, with the time of {@link System#nanoTime()} when it was read. */
    record Line(String text, long arrived) implements Event {}

    /** Its output has ended. */
    record End() implements Event {}
  }

  /**
   * Starts a program.
   *
   * @throws IOException where there is none of that name
   */
  UciProcess(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    Thread.ofPlatform().daemon().name("reader of " + command.getFirst()).start(this::read);
  }

  private void read() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line;
      while ((line = output.readLine()) != null) {
        events.add(new Event.Line(line, System.nanoTime()));
        if (!line.isBlank()) {
          lastLine = line;
        }
      }
    } catch (IOException _) {
      // The stream breaks off where the program is killed.
    }
    events.add(new Event.End());
  }

  /** Writes lines. A program that has ended does not get them; reading will tell. */
  void send(String... lines) {
    try {
      for (String line : lines) {
        input.write(line + "\n");
      }
      input.flush();
    } catch (IOException _) {
      // Seen when the answer is read.
    }
  }

  /** Forgets the lines that have arrived and were not read. */
  void forget() {
    events.removeIf(event -> event instanceof Event.Line);
  }

  /**
   * Waits for whatever comes next.
   *
   * @param deadline time of {@link System#nanoTime()}
   * @return null where nothing came
   */
  @Nullable Event next(long deadline) throws InterruptedException {
    Event event = events.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    if (event instanceof Event.End) {
      events.add(event); // for whoever asks again
    }
    return event;
  }

  /** Returns how a program whose output has ended came to its end, a clause. */
  String end() throws InterruptedException {
    String last = lastLine.isEmpty() ? "" : "; the last it said: " + lastLine;
    return process.waitFor(ENDING.toMillis(), TimeUnit.MILLISECONDS)
        ? "it ended with exit code " + process.exitValue() + last
        : "it closed its output" + last;
  }

  @Override
  public void close() {
    // What a script started would outlive the script.
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
