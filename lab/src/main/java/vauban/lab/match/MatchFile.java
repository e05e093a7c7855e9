package vauban.lab.match;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Game.OffBoard;
import vauban.rules.game.Seat;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Ply;
import vauban.rules.record.RecordEntry;
import vauban.rules.record.RecordReader;
import vauban.rules.record.RecordWriter;
import vauban.rules.record.Result;

/**
 * The file of a match: a record of each game, written as the game ends. From it an interrupted
 * match goes on.
 */
public final class MatchFile implements Closeable {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

  private final MatchPlan plan;
  private final Path file;
  private final boolean isNew;
  private final List<GameResult> results = new ArrayList<>();
  private final Map<Integer, Opening> openings = new HashMap<>();
  private final RecordWriter writer;
  private @Nullable String dropped;

  private MatchFile(MatchPlan plan, Path file) throws IOException, OtherMatch {
    this.plan = plan;
    this.file = file;
    isNew = !Files.exists(file);
    if (!isNew) {
      read(file);
    }
    writer = RecordWriter.open(file, StandardOpenOption.APPEND);
  }

  /**
   * Opens the file of a match, or makes it. A game at its end that was cut short is dropped.
   *
   * @throws OtherMatch where it holds something else than games of this match
   */
  public static MatchFile open(MatchPlan plan, Path file) throws IOException, OtherMatch {
    return new MatchFile(plan, file);
  }

  /** Returns the games that it held when it was opened. */
  public List<GameResult> results() {
    return List.copyOf(results);
  }

  /** Returns the openings of those games. */
  public List<Opening> openings() {
    return List.copyOf(openings.values());
  }

  /**
   * Returns the sentence that says what of the file was dropped when it was opened, if anything.
   */
  public Optional<String> dropped() {
    return Optional.ofNullable(dropped);
  }

  /** Adds a game. It is on its way to the disk when this returns. */
  public void add(PlayedGame game) throws IOException {
    writer.write(record(game));
  }

  private GameRecord record(PlayedGame game) {
    List<Ply> plies =
        game.plies().stream()
            .map(ply -> Ply.of(ply.move()).withComment(comment(ply.answer())))
            .toList();
    GameRecord record = GameRecord.of(game.start()).withLine(new Line("", plies));
    for (Seat seat : game.start().game().seats(game.start().options())) {
      boolean first = seat.team() == game.pairing().teamOfFirst();
      record = record.withPlayer(seat, (first ? plan.first() : plan.second()).name());
    }
    record = record.withTag("Date", DATE.format(LocalDate.now(ZoneOffset.UTC)));
    for (Map<String, String> tags : List.of(GameTags.match(plan), GameTags.game(game))) {
      for (Map.Entry<String, String> tag : tags.entrySet()) {
        record = record.withTag(tag.getKey(), tag.getValue());
      }
    }
    return game.termination() == Termination.RULES
        ? record
        : record.withResult(new Result(kind(game), termination(game)));
  }

  private static Result.Kind kind(PlayedGame game) {
    return switch (game.winner()) {
      case FIRST -> Result.Kind.FIRST_WON;
      case SECOND -> Result.Kind.SECOND_WON;
      case null -> Result.Kind.DRAWN;
    };
  }

  private static String termination(PlayedGame game) {
    return switch (game.termination()) {
      case TIME -> game.start().game().ending(OffBoard.TIME).id();
      case ADJUDICATION -> "adjudication";
      default -> "forfeit";
    };
  }

  /** Returns for example {@code +0.35/12 103 ms}: score in foot soldiers, depth and time. */
  private static String comment(@Nullable Answer answer) {
    if (answer == null) {
      return "";
    }
    String time = answer.elapsed().toMillis() + " ms";
    return answer.score() == null
        ? time
        : String.format(Locale.ROOT, "%+.2f/%d %s", answer.score() / 100.0, answer.depth(), time);
  }

  /** Reads the games. A last one that was cut short is cut off only when all else is right. */
  private void read(Path file) throws IOException, OtherMatch {
    byte[] bytes = Files.readAllBytes(file);
    Optional<CutShort> last = CutShort.find(bytes).filter(cut -> cut.isOf(model()));
    int length = last.map(CutShort::start).orElse(bytes.length);
    try (RecordReader reader = reader(bytes, length)) {
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        read(file, next.get());
      }
    }
    if (last.isPresent()) {
      cut(file, length);
      dropped =
          "The last game in %s, from line %d on (%d bytes), was cut short; it is dropped and played again."
              .formatted(file, last.get().line(), bytes.length - length);
    } else if (CutShort.in(bytes)) {
      throw new OtherMatch(file, "it does not end with the empty line that ends a game");
    }
  }

  private static RecordReader reader(byte[] bytes, int length) {
    return RecordReader.of(new ByteArrayInputStream(bytes, 0, length));
  }

  private static void cut(Path file, int length) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.setLength(length);
    }
  }

  /** Returns a record that has what all records of the match have. */
  private GameRecord model() {
    GameRecord record = GameRecord.of(plan.openings().start());
    for (Map.Entry<String, String> tag : GameTags.match(plan).entrySet()) {
      record = record.withTag(tag.getKey(), tag.getValue());
    }
    return record;
  }

  private void read(Path file, RecordEntry entry) throws OtherMatch {
    switch (entry) {
      case RecordEntry.Faulty faulty -> throw new OtherMatch(file, faulty.fault().toString());
      case RecordEntry.Sound(GameRecord record, int line) -> {
        Optional<String> difference = difference(record);
        if (difference.isPresent()) {
          throw new OtherMatch(file, "line %d: %s".formatted(line, difference.get()));
        }
        read(record);
      }
    }
  }

  private Optional<String> difference(GameRecord record) {
    if (!record.start().equals(plan.openings().start().setup())) {
      return Optional.of("it is another game, or has other rules or another start");
    }
    if (!record.tags().getOrDefault(GameTags.ROUND, "").matches("[1-9][0-9]{0,8}")
        || !record.tags().getOrDefault(GameTags.OPENING_PLIES, "").matches("[0-9]{1,4}")
        || ended(record).isEmpty()) {
      return Optional.of("it is no game of a match");
    }
    return GameTags.difference(GameTags.match(plan), record.tags());
  }

  private static Optional<Termination> ended(GameRecord record) {
    return Termination.of(record.tags().getOrDefault(GameTags.ENDED, ""));
  }

  private void read(GameRecord record) {
    Pairing pairing =
        new Pairing(Integer.parseInt(record.tags().getOrDefault(GameTags.ROUND, "1")) - 1);
    int opening = Integer.parseInt(record.tags().getOrDefault(GameTags.OPENING_PLIES, "0"));
    results.add(
        new GameResult(
            pairing,
            record.result().winner().orElse(null),
            ended(record).orElse(Termination.RULES),
            record.moves().size()));
    openings.put(
        pairing.pair(),
        new Opening(pairing.pair(), plan.openings().start(), record.moves().subList(0, opening)));
  }

  /** Closes the file. One that was made for this match goes again where no game was added. */
  @Override
  public void close() throws IOException {
    writer.close();
    if (isNew && Files.size(file) == 0) {
      Files.delete(file);
    }
  }

  /** A file holds something else than games of the match at hand. The message is a sentence. */
  public static final class OtherMatch extends Exception {

    private static final long serialVersionUID = 1L;

    OtherMatch(Path file, String reason) {
      super("The file %s does not belong to this match: %s.".formatted(file, reason));
    }
  }
}
