package vauban.rules.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Seat;

/**
 * Writes records one after another, as {@link RecordReader} reads them. Each is flushed as soon as
 * it is written. Not for use by several threads at once.
 */
public final class RecordWriter implements Closeable {

  private final Writer writer;

  /** Makes a writer of records at the end of what has been written there; closes it when closed. */
  public RecordWriter(Writer writer) {
    this.writer = writer;
  }

  /**
   * Opens a file in UTF-8 and makes it if there is none.
   *
   * @param how {@link StandardOpenOption#APPEND} to add to what it has, or {@link
   *     StandardOpenOption#TRUNCATE_EXISTING}
   */
  public static RecordWriter open(Path file, OpenOption how) throws IOException {
    return new RecordWriter(
        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, how));
  }

  /** Writes a record and an empty line after it. */
  public void write(GameRecord game) throws IOException {
    writer.write(text(game));
    writer.write('\n');
    writer.flush();
  }

  /** Returns the text of a record: tag pairs, an empty line, movetext, each line with a feed. */
  public static String text(GameRecord game) {
    StringBuilder text = new StringBuilder();
    tags(game).forEach((name, value) -> text.append(TagPairs.text(name, value)).append('\n'));
    return text.append('\n').append(Movetext.of(game)).append('\n').toString();
  }

  private static Map<String, String> tags(GameRecord record) {
    Game game = record.game();
    Options options = record.options();
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(TagPairs.GAME, game.id());
    tags.put(TagPairs.RULES, options.preset());
    put(tags, TagPairs.OPTIONS, changed(game, options));
    tags.put(
        TagPairs.SEATS,
        game.seats(options).stream().map(Seat::id).collect(Collectors.joining(" ")));
    tags.putAll(record.tags());
    if (!record.start().equals(game.start(options).setup())) {
      tags.put(TagPairs.POSITION, game.text(record.start()));
    }
    tags.put(TagPairs.RESULT, record.result().kind().token());
    put(tags, TagPairs.TERMINATION, record.result().termination());
    record.points().ifPresent(points -> tags.put(TagPairs.POINTS, points.toString()));
    return tags;
  }

  /** Returns the options that differ from the preset's, in the game's order. */
  private static String changed(Game game, Options options) {
    Map<String, String> usual = game.options(options.preset(), Map.of()).values();
    return options.values().entrySet().stream()
        .filter(option -> !option.getValue().equals(usual.get(option.getKey())))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }

  private static void put(Map<String, String> tags, String name, String value) {
    if (!value.isEmpty()) {
      tags.put(name, value);
    }
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
