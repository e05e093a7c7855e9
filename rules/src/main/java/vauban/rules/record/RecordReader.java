package vauban.rules.record;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
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
    this.reader = reader instanceof BufferedReader buffered ? buffered : new BufferedReader(reader);
    lines = new RecordLines(this.reader);
  }

  /** Opens a file in UTF-8. Bytes that are none become the replacement character. */
  public static RecordReader open(Path file) throws IOException {
    return new RecordReader(
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
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
