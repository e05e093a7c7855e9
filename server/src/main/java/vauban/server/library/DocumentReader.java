package vauban.server.library;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Nag;
import vauban.rules.record.Ply;
import vauban.rules.record.Result;

/**
 * Reads a document as the record of a game. Every move is played by the rules, in variations too,
 * so what was read can be played through.
 */
public final class DocumentReader {

  /** How a record says that a game was given up: its result is open, and yet it is over. */
  static final String ABANDONED = "abandoned";

  /** What a document and a record say of moves that nobody played, but looked at. */
  static final String ANALYSIS = "analysis";

  /** The tag of a record that says that it is an analysis. */
  static final String KIND = "Kind";

  /** The tag of a record that says how a game ended. */
  static final String TERMINATION = "Termination";

  /** The one version of documents there is. */
  static final int VERSION = 1;

  private static final int MOST_NAG = 255;
  private static final int DEEPEST = 100;
  private static final int MOST_CHARACTERS_OF_A_NAME = 200;
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  private static final String MIDNIGHT = "00:00:00";

  private final Part document;
  private final String called;

  private DocumentReader(Part document, String called) {
    this.document = document;
    this.called = called;
  }

  /**
   * Reads a document.
   *
   * @param called what to call it in a sentence: {@code the document}
   * @throws InvalidDocument where something is wrong with it
   */
  public static GameRecord read(JsonNode document, String called) {
    return new DocumentReader(Part.of(document, called), called).record();
  }

  /**
   * Expects the id of a game.
   *
   * @throws InvalidDocument where it can be none
   */
  public static String id(String text) {
    if (!ID.matcher(text).matches()) {
      throw new InvalidDocument(
          "an id of a game is 1 to 64 letters, digits, - and _, not '" + text + "'");
    }
    return text;
  }

  /**
   * Returns whether the document is an analysis. Those of earlier versions do not say so; they have
   * no players and are over without a result.
   */
  private boolean isAnalysis() {
    Optional<String> kind = document.textIfAny("kind");
    if (kind.isPresent()) {
      return switch (kind.get()) {
        case ANALYSIS -> true;
        case "game" -> false;
        default ->
            throw new InvalidDocument(
                "the kind of %s must be game or analysis, not '%s'".formatted(called, kind.get()));
      };
    }
    return document.is("over")
        && document.part("result").isEmpty()
        && document.part("players").map(Part::names).filter(List::isEmpty).isPresent();
  }

  private GameRecord record() {
    document.whole("version", VERSION, VERSION);
    id(document.text("id"));
    Position start = start();
    Line line =
        line(document.list("plies"), start, document.textIfAny("comment").orElse(""), "ply", 0);
    GameRecord record = GameRecord.of(start).withLine(line);
    for (Map.Entry<String, String> tag : tags(start).entrySet()) {
      record = with(record, tag.getKey(), tag.getValue());
    }
    Result result = result();
    return record.result().kind() == Result.Kind.UNFINISHED ? record.withResult(result) : record;
  }

  private Position start() {
    String id = document.text("game");
    Game game = Games.find(id).orElseThrow(() -> new InvalidDocument(Games.unknown(id)));
    try {
      String preset = document.textIfAny("preset").orElse(game.presets().getFirst().name());
      Options options = game.options(preset, document.textByName("options"));
      String text = document.textIfAny("position").orElse(null);
      return text == null ? game.start(options) : game.position(options, text);
    } catch (InvalidOption e) {
      throw new InvalidDocument("%s: %s".formatted(called, e.getMessage()));
    } catch (InvalidPosition e) {
      throw new InvalidDocument(
          "the position of %s cannot be: %s".formatted(called, e.getMessage()));
    }
  }

  private Line line(List<JsonNode> plies, Position start, String comment, String name, int depth) {
    if (depth > DEEPEST) {
      throw new InvalidDocument(called + " has variations nested deeper than " + DEEPEST);
    }
    String before = comment;
    List<Ply> played = new ArrayList<>();
    Position position = start;
    for (JsonNode node : plies) {
      String place = "%s %d of %s".formatted(name, played.size() + 1, called);
      Part ply = Part.of(node, place);
      String first = ply.textIfAny("before").orElse("");
      if (played.isEmpty()) {
        before = joined(before, first);
      } else if (!first.isBlank()) {
        Ply last = played.removeLast();
        played.add(last.withComment(joined(last.comment(), first)));
      }
      Move move = move(position, ply.text("text"), place);
      played.add(ply(ply, move, position, depth));
      position = position.play(move);
    }
    return new Line(before, played);
  }

  private Ply ply(Part ply, Move move, Position before, int depth) {
    List<Line> variations = new ArrayList<>();
    for (JsonNode variation : ply.list("variations")) {
      if (!variation.isArray() || variation.isEmpty()) {
        throw new InvalidDocument(
            "a variation in place of %s must be a list of plies".formatted(move));
      }
      List<JsonNode> plies = List.copyOf(variation.values());
      variations.add(line(plies, before, "", "in a variation, ply", depth + 1));
    }
    Optional<Integer> clock = ply.millisIfAny("clock");
    String comment = ClockComment.with(clock, ply.textIfAny("comment").orElse(""));
    List<Nag> nags = ply.wholes("nags", 0, MOST_NAG).stream().map(Nag::new).toList();
    return new Ply(move, nags, comment, variations);
  }

  private static Move move(Position position, String text, String place) {
    try {
      return position.move(text);
    } catch (IllegalMove e) {
      throw new InvalidDocument("%s, %s".formatted(place, e.getMessage()));
    }
  }

  private Map<String, String> tags(Position start) {
    Map<String, String> tags = new LinkedHashMap<>();
    document.textIfAny("title").ifPresent(title -> tags.put("Event", title));
    instant("updated");
    instant("created")
        .ifPresent(
            created -> {
              tags.put("Date", DATE.format(created));
              String time = TIME.format(created);
              if (!time.equals(MIDNIGHT)) {
                tags.put("UTCTime", time); // a record without it is read as of midnight
              }
            });
    Part players = document.part("players").orElse(null);
    if (players != null) {
      for (Seat seat : start.game().seats(start.options())) {
        Part player = players.part(seat.id()).orElse(null);
        if (player != null) {
          tags.put(GameRecord.tag(seat), Players.text(player));
        }
      }
    }
    document
        .part("clock")
        .flatMap(clock -> clock.part("control"))
        .ifPresent(control -> tags.put("Clock", Controls.text(control)));
    document.textIfAny("rules").ifPresent(version -> tags.put("Version", version));
    document
        .wholeIfAny("seed", 0, Integer.MAX_VALUE)
        .filter(seed -> seed != 0) // as without one
        .ifPresent(seed -> tags.put("Seed", Integer.toString(seed)));
    document.textByName("tags").forEach(tags::putIfAbsent);
    tags.remove(TERMINATION);
    if (isAnalysis()) {
      tags.put(KIND, ANALYSIS);
    } else {
      tags.remove(KIND, ANALYSIS);
    }
    return tags;
  }

  private static GameRecord with(GameRecord record, String name, String value) {
    String line = oneLine(value);
    if (line.isEmpty() || line.equals("?")) {
      return record;
    }
    if (line.length() > MOST_CHARACTERS_OF_A_NAME) {
      throw new InvalidDocument(
          "%s is longer than %d characters".formatted(name, MOST_CHARACTERS_OF_A_NAME));
    }
    try {
      return record.withTag(name, line);
    } catch (IllegalArgumentException e) {
      throw new InvalidDocument(String.valueOf(e.getMessage()));
    }
  }

  private Optional<Instant> instant(String field) {
    return document
        .textIfAny(field)
        .map(
            text -> {
              try {
                return Instant.parse(text);
              } catch (DateTimeParseException e) {
                throw new InvalidDocument(
                    "'%s' of %s must be a time such as 2026-11-30T08:10:00Z, not '%s'"
                        .formatted(field, called, text));
              }
            });
  }

  private Result result() {
    Part result = document.part("result").orElse(null);
    if (result == null) {
      String how = document.textByName("tags").getOrDefault(TERMINATION, "");
      boolean abandoned = how.isEmpty() && document.is("over") && !isAnalysis();
      return new Result(Result.Kind.UNFINISHED, abandoned ? ABANDONED : oneLine(how));
    }
    Result.Kind kind =
        switch (result.textIfAny("winner").orElse("none")) {
          case "first" -> Result.Kind.FIRST_WON;
          case "second" -> Result.Kind.SECOND_WON;
          case "none" -> Result.Kind.DRAWN;
          default ->
              throw new InvalidDocument(
                  "the winner in %s must be first, second or null".formatted(called));
        };
    String ending = oneLine(result.textIfAny("ending").orElse(""));
    String words = oneLine(result.textIfAny("words").orElse(""));
    return new Result(kind, ending.isEmpty() ? words : ending);
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  private static String joined(String first, String second) {
    return first.isBlank() || second.isBlank() ? first + second : first + "\n" + second;
  }
}
