package vauban.server.library;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import vauban.rules.game.Position;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Ply;
import vauban.rules.record.Result;

/**
 * What a list of games says of one.
 *
 * @param kind {@code game}, or {@code analysis} where nobody played
 * @param result {@code first}, {@code second}, {@code draw}, or empty while nobody knows
 * @param going whether it can be played on
 * @param shown what the list shows, as JSON
 * @param search all words to find it by, in lower case
 */
public record Summary(
    String game,
    String kind,
    String result,
    boolean going,
    int plies,
    String title,
    String created,
    String updated,
    Shown shown,
    String search) {

  private static final int MOST_CHARACTERS = 20_000;

  /**
   * The part that is not searched or sorted by.
   *
   * @param players as the document has them
   * @param seats teams by seat, in the order of their first plies
   * @param result as the document has it, or as the board shows it
   * @param variations how many there are, those of variations too
   * @param position position string after the last ply
   * @param pieces symbols by square in that position
   */
  public record Shown(
      String preset,
      @Nullable JsonNode players,
      Map<String, String> seats,
      Document.@Nullable ResultDocument result,
      int variations,
      String position,
      Map<String, String> pieces) {}

  /**
   * Makes the summary of a document.
   *
   * @param json the document
   * @param record the same, as it was read
   */
  public static Summary of(JsonNode json, GameRecord record) {
    Position end = record.end();
    Map<String, String> pieces = new LinkedHashMap<>();
    end.pieces().forEach((square, piece) -> pieces.put(square.name(), piece.symbol()));
    Map<String, String> seats = new LinkedHashMap<>();
    record
        .game()
        .seats(record.options())
        .forEach(seat -> seats.put(seat.id(), DocumentWriter.team(seat.team())));
    boolean analysis = DocumentWriter.isAnalysis(record);
    boolean over =
        analysis
            || record.result().kind() != Result.Kind.UNFINISHED
            || record.result().termination().equals(DocumentReader.ABANDONED);
    return new Summary(
        record.game().id(),
        analysis ? DocumentReader.ANALYSIS : "game",
        analysis ? "" : word(record.result()),
        !over,
        record.line().plies().size(),
        record.tags().getOrDefault("Event", ""),
        json.path("created").asString(""),
        json.path("updated").asString(""),
        new Shown(
            record.options().preset(),
            json.get("players"),
            seats,
            analysis ? null : DocumentWriter.result(record),
            variations(record.line()),
            end.text(),
            pieces),
        words(record));
  }

  private static String word(Result result) {
    return switch (result.kind()) {
      case FIRST_WON, SECOND_WON -> DocumentWriter.team(result.winner().orElseThrow());
      case DRAWN -> "draw";
      case UNFINISHED -> "";
    };
  }

  private static int variations(Line line) {
    return line.plies().stream()
        .flatMap(ply -> ply.variations().stream())
        .mapToInt(variation -> 1 + variations(variation))
        .sum();
  }

  private static String words(GameRecord record) {
    StringJoiner words = new StringJoiner(" ");
    words.add(record.game().name());
    record.tags().values().forEach(words::add);
    words.add(record.result().termination());
    add(words, record.line());
    String text = words.toString().toLowerCase(Locale.ROOT);
    return text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
  }

  private static void add(StringJoiner words, Line line) {
    words.add(line.comment());
    for (Ply ply : line.plies()) {
      if (!ply.comment().isEmpty()) {
        words.add(ply.comment());
      }
      ply.variations().forEach(variation -> add(words, variation));
    }
  }
}
