package vauban.rules.game;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * Something that the rules say of many squares at once and that a player may lay over the board:
 * what is covered, supported, exposed. What a player should see unasked is a {@link Mark}.
 *
 * @param id unique in the game, lower case
 * @param name a few words, beginning with a capital
 * @param words one sentence
 * @param rule id of the rule it comes from
 * @param parts one a side, the first team's first, or one for both
 */
public record Overlay(String id, String name, String words, String rule, List<Part> parts) {

  /**
   * What it says of one side.
   *
   * @param team whose it is, or null for both
   * @param squares in the board's order
   * @param lines from the piece that does it to the one it is done to
   */
  public record Part(@Nullable Team team, List<Square> squares, List<Line> lines) {

    public Part {
      squares = List.copyOf(squares);
      lines = List.copyOf(lines);
    }
  }

  /** Two squares and the way between them. */
  public record Line(Square from, Square to) {}

  public Overlay {
    parts = List.copyOf(parts);
  }

  /** Makes an overlay with a part for either side. */
  public static Overlay bySide(
      String id, String name, String words, String rule, Function<Team, Part> part) {
    return new Overlay(id, name, words, rule, Stream.of(Team.values()).map(part).toList());
  }
}
