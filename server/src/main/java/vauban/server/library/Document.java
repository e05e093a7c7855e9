package vauban.server.library;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as pages keep it, of what a record can say. What is not there is left out, but where pages
 * expect a null.
 *
 * @param rules version of Vauban whose rules the game was played by
 * @param kind {@code analysis} of moves that nobody played, or null for a game
 * @param position position string it began from, or null for the array
 * @param players by id of the seat
 * @param comment what is said before the first ply
 * @param result null while it goes on
 * @param created time, ISO 8601
 * @param tags of a record that a document has no field for
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Document(
    int version,
    String rules,
    String id,
    @Nullable String kind,
    @Nullable String title,
    String game,
    String preset,
    Map<String, String> options,
    @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String position,
    Map<String, Map<String, Object>> players,
    int seed,
    List<PlyDocument> plies,
    @Nullable String comment,
    boolean paused,
    boolean over,
    boolean flipped,
    @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable ResultDocument result,
    @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Object clock,
    String created,
    String updated,
    @Nullable Map<String, String> tags) {

  /**
   * A move that was played.
   *
   * @param number of the move it belongs to
   * @param moveNumber the same as it stands before the ply: {@code 3.}, {@code 3...}
   * @param squares left and reached, or null
   * @param clock milliseconds left after it
   * @param before what is said before it, at the beginning of a variation
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PlyDocument(
      String text,
      @JsonProperty("short") String shortText,
      String seat,
      String team,
      int number,
      String moveNumber,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable List<String> squares,
      @Nullable Integer clock,
      @Nullable List<Integer> nags,
      @Nullable String before,
      @Nullable String comment,
      @Nullable List<List<PlyDocument>> variations) {

    PlyDocument withBefore(@Nullable String words) {
      return new PlyDocument(
          text,
          shortText,
          seat,
          team,
          number,
          moveNumber,
          squares,
          clock,
          nags,
          words,
          comment,
          variations);
    }
  }

  /**
   * How a game ended.
   *
   * @param winner {@code first} or {@code second}, or null for a draw
   * @param ending id, or empty where the game has no such ending
   * @param words a clause that may follow the winner's name
   */
  public record ResultDocument(
      @Nullable String winner, String ending, String words, String points) {}
}
