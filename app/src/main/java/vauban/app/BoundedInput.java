package vauban.app;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;

/**
 * A file whose parts, such as lines, have a bound. Whoever reads a part at a time would else fill
 * the memory with one that does not end, as those of a device.
 */
final class BoundedInput extends FilterInputStream {

  private static final int MEGABYTE = 1_000_000;

  private final String part;
  private final int most;
  private long read;

  private BoundedInput(InputStream stream, String part, int most) {
    super(stream);
    this.part = part;
    this.most = most;
  }

  /**
   * Opens a file.
   *
   * @param part what has the bound, such as "line"
   * @param megabytes the most that is read of one
   */
  static BoundedInput open(String name, String part, int megabytes) throws IOException {
    return new BoundedInput(Files.newInputStream(NamedFile.path(name)), part, megabytes);
  }

  /** Begins a part, give or take what a reader has in its buffer. */
  void nextPart() {
    read = 0;
  }

  @Override
  public int read() throws IOException {
    int found = super.read();
    count(1);
    return found;
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    int found = super.read(bytes, start, length);
    count(found);
    return found;
  }

  private void count(int bytes) throws TooLarge {
    read += bytes;
    if (read > (long) most * MEGABYTE) {
      throw new TooLarge("it has a %s of more than %d MB".formatted(part, most));
    }
  }

  /** A part of a file is larger than its bound. The message is a clause for people. */
  static final class TooLarge extends IOException {

    private static final long serialVersionUID = 1L;

    private TooLarge(String clause) {
      super(clause);
    }
  }
}
