package vauban.rules.record;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads records one after another, so that a file may be larger than memory. It reads what {@link
 * RecordWriter} writes and what a person types: either notation, with or without move numbers, in
 * any lines. A game with a fault is reported, and reading goes on with the next. Not for use by
 * several threads at once.
 *
 * {@snippet :
 * try (RecordReader reader = RecordReader.open(file)) {
 *   for (var next = reader.next(); next.isPresent(); next = reader.next()) {
 *     switch (next.get()) {
 *       case RecordEntry.Sound(GameRecord game, int line) -> games.add(game);
 *       case RecordEntry.Faulty(int line, RecordFault fault) -> log(fault.toString());
 *     }
 *   }
 * }
 * }
 */
public final class RecordReader implements Closeable {

  private final BufferedReader reader;
  private final RecordLines lines;

  /** Makes a reader of what is left there; closes it when closed. */
  public RecordReader(Reader reader) {
    this(reader, false);
  }

  private RecordReader(Reader reader, boolean bytes) {
    this.reader = reader instanceof BufferedReader buffered ? buffered : new BufferedReader(reader);
    lines = new RecordLines(this.reader, bytes);
  }

  /** Opens a file in UTF-8. A game with bytes that are none is reported as one with a fault. */
  public static RecordReader open(Path file) throws IOException {
    return of(Files.newInputStream(file));
  }

  /** Makes a reader of what is left there, as {@link #open}; closes it when closed. */
  public static RecordReader of(InputStream stream) {
    // Parted into lines first, so that a fault can be placed.
    return new RecordReader(new InputStreamReader(stream, StandardCharsets.ISO_8859_1), true);
  }

  /**
   * Reads the text of one record.
   *
   * @throws InvalidRecord where it is none, or there are several
   */
  public static GameRecord parse(String text) {
    try (RecordReader reader = new RecordReader(new StringReader(text))) {
      RecordLines.Chunk chunk = reader.lines.next();
      GameRecord game = RecordParser.parse(chunk.lines(), chunk.first());
      RecordLines.Chunk more = reader.lines.next();
      if (!more.lines().isEmpty()) {
        throw new InvalidRecord(
            new RecordFault(more.first(), 1, "A second game begins here.", null));
      }
      return game;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the next game, if there is one. */
  public Optional<RecordEntry> next() throws IOException {
    RecordLines.Chunk chunk = lines.next();
    if (chunk.lines().isEmpty()) {
      return Optional.empty();
    }
    if (chunk.damage() != null) {
      return Optional.of(new RecordEntry.Faulty(chunk.first(), chunk.damage()));
    }
    try {
      return Optional.of(
          new RecordEntry.Sound(RecordParser.parse(chunk.lines(), chunk.first()), chunk.first()));
    } catch (InvalidRecord e) {
      return Optional.of(new RecordEntry.Faulty(chunk.first(), e.fault()));
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
