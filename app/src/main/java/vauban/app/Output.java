package vauban.app;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a command prints. A {@link PrintWriter} says only that something could not be written; this
 * one remembers what was the matter.
 */
final class Output extends PrintWriter {

  private final Remembering destination;

  private Output(Remembering destination) {
    super(destination);
    this.destination = destination;
  }

  /** Returns an output that writes there. */
  static Output to(Writer destination) {
    return new Output(new Remembering(destination));
  }

  /** Returns why something printed so far has not arrived, empty where all of it has. */
  Optional<IOException> failure() {
    flush();
    return Optional.ofNullable(destination.failure);
  }

  /** Keeps the first failure of the writer that it passes everything on to. */
  private static final class Remembering extends FilterWriter {

    private @Nullable IOException failure;

    Remembering(Writer destination) {
      super(destination);
    }

    @Override
    public void write(int character) throws IOException {
      attempt(() -> super.write(character));
    }

    @Override
    public void write(char[] characters, int start, int length) throws IOException {
      attempt(() -> super.write(characters, start, length));
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
      attempt(() -> super.write(text, start, length));
    }

    @Override
    public void flush() throws IOException {
      attempt(super::flush);
    }

    private void attempt(Writing writing) throws IOException {
      try {
        writing.run();
      } catch (IOException e) {
        if (failure == null) {
          failure = e;
        }
        throw e;
      }
    }
  }

  @FunctionalInterface
  private interface Writing {
    void run() throws IOException;
  }
}
