package vauban.rules.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.Game.OffBoard;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Points;
import vauban.rules.game.Position;
import vauban.rules.game.Seat;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * A game as it was played: where it started, its moves with comments and variations, how it ended,
 * and what else is known of it. Immutable; changes return a new one.
 *
 * {@snippet :
 * GameRecord record =
 *     GameRecord.of(Games.SIEGE.start()).play("c2e4").play("Ihf5").withTag("Event", "Club match");
 * RecordWriter.text(record);
 * }
 *
 * @param start a legal setup; the plies that led to it are not part of the record
 * @param tags what is known besides: {@code Event}, {@code Date}, {@code Clock}, who sat where; in
 *     the order to be written. Names are letters, digits and {@code _}, values one line each. The
 *     tags that say game, rules, seats, start and result cannot be among them.
 * @param line the game itself
 * @param result how it ended
 */
public record GameRecord(Setup start, Map<String, String> tags, Line line, Result result) {

  public GameRecord {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    tags.forEach(TagPairs::checkFree);
  }

  /** Returns the record of a game that has not begun. */
  public static GameRecord of(Position start) {
    return of(start, List.of());
  }

  /**
   * Returns the record of a game, with the result that the board shows.
   *
   * @param moves each legal after those before it
   */
  public static GameRecord of(Position start, List<Move> moves) {
    return new GameRecord(start.setup(), Map.of(), Line.EMPTY, Result.UNFINISHED)
        .withLine(Line.of(moves));
  }

  public Game game() {
    return start.game();
  }

  public Options options() {
    return start.options();
  }

  /** Returns the position the game starts from. */
  public Position startPosition() {
    return game().position(start);
  }

  /** Returns the moves of the game, without variations. */
  public List<Move> moves() {
    return line.moves();
  }

  /** Returns the position after the last move. */
  public Position end() {
    WorkingPosition position = startPosition().working();
    line.moves().forEach(move -> position.make(move.packed()));
    return Position.of(position);
  }

  /** Returns what the teams scored, if the game has ended. */
  public Optional<Points> points() {
    if (result.kind() == Result.Kind.UNFINISHED) {
      return Optional.empty();
    }
    if (end().outcome() instanceof Outcome.Decided decided) {
      return Optional.of(decided.points());
    }
    Team winner = result.winner().orElse(null);
    return Optional.of(game().points(winner, offBoard(winner)));
  }

  /** What ends a game off the board scores the same whatever it is. */
  private Ending offBoard(@Nullable Team winner) {
    return game().ending(winner == null ? OffBoard.AGREEMENT : OffBoard.RESIGNATION);
  }

  /** Returns who sat there, if it is known. */
  public Optional<String> player(Seat seat) {
    return Optional.ofNullable(tags.get(tag(seat)));
  }

  /** Returns this record with the name of who sat there, one line. */
  public GameRecord withPlayer(Seat seat, String name) {
    return withTag(tag(seat), name);
  }

  /**
   * Returns this record with one more tag, or another value of one it has.
   *
   * @throws IllegalArgumentException where the name or value cannot be written, or the tag is one
   *     that says game, rules, seats, start or result
   */
  public GameRecord withTag(String name, String value) {
    Map<String, String> changed = new LinkedHashMap<>(tags);
    changed.put(name, value);
    return new GameRecord(start, changed, line, result);
  }

  /** Returns this record with another result: of a game that ended off the board, for instance. */
  public GameRecord withResult(Result other) {
    return new GameRecord(start, tags, line, other);
  }

  /** Returns this record with another line of play, and the result that its last position shows. */
  public GameRecord withLine(Line other) {
    GameRecord changed = new GameRecord(start, tags, other, Result.UNFINISHED);
    return changed.withResult(Result.of(changed.end().outcome()));
  }

  /** Returns this record with one more move, and the result that the board then shows. */
  public GameRecord play(Move move) {
    return withLine(line.with(Ply.of(move)));
  }

  /**
   * Returns this record with one more move, in coordinate or short notation.
   *
   * @throws vauban.rules.game.IllegalMove where it is not legal or cannot be read
   */
  public GameRecord play(String move) {
    return play(end().move(move));
  }

  /** Returns the tag that names who sits there: {@code WhiteLeft} for the seat white-left. */
  public static String tag(Seat seat) {
    StringBuilder name = new StringBuilder();
    for (String word : seat.id().split("-", -1)) {
      name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return name.toString();
  }
}
