package vauban.server.library;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.Game.OffBoard;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Points;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Nag;
import vauban.rules.record.Ply;
import vauban.rules.record.Result;

/** Writes the record of a game as a document. */
public final class DocumentWriter {

  private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

  private final GameRecord record;
  private final Map<String, String> tags;

  private DocumentWriter(GameRecord record) {
    this.record = record;
    tags = new LinkedHashMap<>(record.tags());
  }

  /**
   * Returns the document of a record.
   *
   * @param id of the new document
   * @param now when it is made
   */
  public static Document document(GameRecord record, String id, Instant now) {
    return new DocumentWriter(record).document(id, now);
  }

  private Document document(String id, Instant now) {
    Game game = record.game();
    boolean analysis = isAnalysis(record);
    if (analysis) {
      tags.remove(DocumentReader.KIND);
    }
    Map<String, Map<String, Object>> players = new LinkedHashMap<>();
    for (Seat seat : game.seats(record.options())) {
      Optional<String> player = taken(GameRecord.tag(seat));
      if (player.isPresent() || !analysis) {
        players.put(seat.id(), Players.of(player.orElse("")));
      }
    }
    Document.@Nullable ResultDocument result = result(record);
    return new Document(
        DocumentReader.VERSION,
        taken("Version").orElse(""),
        id,
        analysis ? DocumentReader.ANALYSIS : null,
        taken("Event").orElse(null),
        game.id(),
        record.options().preset(),
        record.options().values(),
        position(),
        players,
        seed(),
        plies(record.line(), record.startPosition()),
        unlessEmpty(record.line().comment()),
        true,
        over() || analysis,
        false,
        result,
        clock(),
        created().orElse(now).toString(),
        now.toString(),
        tags.isEmpty() ? null : tags);
  }

  /** Returns whether a record says that nobody played it. */
  static boolean isAnalysis(GameRecord record) {
    return record.tags().getOrDefault(DocumentReader.KIND, "").equals(DocumentReader.ANALYSIS);
  }

  /**
   * Returns whether the game cannot be played on; what else leaves a result open is kept as a tag.
   */
  private boolean over() {
    Result result = record.result();
    if (result.kind() != Result.Kind.UNFINISHED) {
      return true;
    }
    boolean abandoned = result.termination().equals(DocumentReader.ABANDONED);
    if (!abandoned && !result.termination().isEmpty()) {
      tags.put(DocumentReader.TERMINATION, result.termination());
    }
    return abandoned;
  }

  private @Nullable Object clock() {
    Object clock = Controls.clock(tags.getOrDefault("Clock", "")).orElse(null);
    if (clock != null) {
      tags.remove("Clock");
    }
    return clock;
  }

  private @Nullable String position() {
    boolean array = record.start().equals(record.game().start(record.options()).setup());
    return array ? null : record.game().text(record.start());
  }

  /** Returns the value of a tag that the document has a field for. */
  private Optional<String> taken(String tag) {
    return Optional.ofNullable(tags.remove(tag));
  }

  private int seed() {
    String seed = tags.getOrDefault("Seed", "");
    if (!seed.matches("\\d{1,10}") || Long.parseLong(seed) > Integer.MAX_VALUE) {
      return 0;
    }
    tags.remove("Seed");
    return Integer.parseInt(seed);
  }

  /** Returns when the game began, unless the tags leave the day open: {@code 1866.??.??}. */
  private Optional<Instant> created() {
    try {
      LocalDate date = LocalDate.parse(tags.getOrDefault("Date", ""), DATE);
      LocalTime time = LocalTime.parse(tags.getOrDefault("UTCTime", "00:00:00"));
      tags.remove("Date");
      tags.remove("UTCTime");
      return Optional.of(date.atTime(time).toInstant(ZoneOffset.UTC));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static List<Document.PlyDocument> plies(Line line, Position start) {
    List<Document.PlyDocument> plies = new ArrayList<>();
    Position position = start;
    for (Ply ply : line.plies()) {
      plies.add(ply(ply, position));
      position = position.play(ply.move());
    }
    return plies;
  }

  private static Document.PlyDocument ply(Ply ply, Position before) {
    Move move = ply.move();
    Turn turn = before.turn();
    ClockComment said = ClockComment.of(ply.comment());
    List<List<Document.PlyDocument>> variations = new ArrayList<>();
    for (Line line : ply.variations()) {
      List<Document.PlyDocument> plies = plies(line, before);
      plies.set(0, plies.getFirst().withBefore(unlessEmpty(line.comment())));
      variations.add(plies);
    }
    return new Document.PlyDocument(
        move.text(),
        before.shortText(move),
        turn.seat().id(),
        team(before.team()),
        before.fullmove(),
        before.moveNumber(),
        squares(move.from(), move.to()),
        said.millis().orElse(null),
        unlessEmpty(ply.nags().stream().map(Nag::number).toList()),
        null,
        unlessEmpty(said.comment()),
        unlessEmpty(variations));
  }

  static String team(Team team) {
    return team.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable List<String> squares(@Nullable Square from, @Nullable Square to) {
    return from == null || to == null ? null : List.of(from.name(), to.name());
  }

  private static @Nullable String unlessEmpty(String text) {
    return text.isEmpty() ? null : text;
  }

  private static <T> @Nullable List<T> unlessEmpty(List<T> list) {
    return list.isEmpty() ? null : list;
  }

  /** Returns the result of a record as documents have it, or null where there is none. */
  static Document.@Nullable ResultDocument result(GameRecord record) {
    Result result = record.result();
    if (result.kind() == Result.Kind.UNFINISHED) {
      return null;
    }
    Optional<Ending> ending = ending(record, result.termination());
    return new Document.ResultDocument(
        result.winner().map(DocumentWriter::team).orElse(null),
        ending.map(Ending::id).orElse(""),
        ending.map(Ending::words).orElse(result.termination()),
        record.points().map(Points::toString).orElse(""));
  }

  /** Returns the way of ending that the last position shows, or that its id names. */
  private static Optional<Ending> ending(GameRecord record, String id) {
    if (record.end().outcome() instanceof Outcome.Decided decided) {
      return Optional.of(decided.ending());
    }
    return Arrays.stream(OffBoard.values())
        .map(record.game()::ending)
        .filter(ending -> ending.id().equals(id))
        .findFirst();
  }
}
