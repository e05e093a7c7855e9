package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The other side of a session: sends lines, and waits for those that come back. */
final class Host implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 20;

  private final PipedWriter toEngine = new PipedWriter();
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final Future<?> session;

  Host() throws IOException {
    PipedReader in = new PipedReader(toEngine, 1 << 16);
    session =
        thread.submit(
            () -> {
              new UciSession("Vauban test", in, new Lines(answers)).run();
              return null;
            });
  }

  /** Sends lines. */
  void send(String... lines) throws IOException {
    for (String line : lines) {
      toEngine.write(line + "\n");
    }
    toEngine.flush();
  }

  /** Returns the lines that come back up to the first that begins so, and that one. */
  List<String> until(String beginning) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.getLast().startsWith(beginning)) {
      String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(line).as("a line '%s...' after %s", beginning, lines).isNotNull();
      lines.add(line);
    }
    return lines;
  }

  /** Sends lines and returns all that comes back. */
  List<String> ask(String... lines) throws IOException, InterruptedException {
    send(lines);
    send("isready");
    List<String> answer = until("readyok");
    return answer.subList(0, answer.size() - 1);
  }

  /** Sends lines and returns all that comes back up to the move. */
  List<String> search(String... lines) throws IOException, InterruptedException {
    send(lines);
    return until("bestmove");
  }

  /** Returns what comes within a while of silence. */
  List<String> within(long millis) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    for (String line = answers.poll(millis, TimeUnit.MILLISECONDS);
        line != null;
        line = answers.poll()) {
      lines.add(line);
    }
    return lines;
  }

  /** Says nothing more, and returns the lines that still come until the session has ended. */
  List<String> end() throws Exception {
    toEngine.close();
    session.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return within(0);
  }

  @Override
  public void close() throws IOException {
    toEngine.close();
    thread.shutdown();
  }

  /** Takes what is written apart into lines. */
  static final class Lines extends Writer {

    private final BlockingQueue<String> lines;
    private final StringBuilder begun = new StringBuilder();

    Lines(BlockingQueue<String> lines) {
      this.lines = lines;
    }

    @Override
    public void write(char[] text, int start, int length) {
      for (int i = start; i < start + length; i++) {
        if (text[i] == '\n') {
          lines.add(begun.toString());
          begun.setLength(0);
        } else if (text[i] != '\r') {
          begun.append(text[i]);
        }
      }
    }

    @Override
    public void flush() {
      assertThat(begun.toString()).as("a line that is flushed but not ended").isEmpty();
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }
}
