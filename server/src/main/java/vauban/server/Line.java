package vauban.server;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * A game as far as it was played.
 *
 * @param position where it stands, which knows the plies that led there
 * @param plies that were played
 */
record Line(Position position, List<Ply> plies) {

  Line {
    plies = List.copyOf(plies);
  }

  /**
   * A move that was played.
   *
   * @param text coordinate form
   * @param shortText short notation
   * @param turn code of the turn it was played in
   * @param moveNumber as {@link Position#moveNumber}
   */
  record Ply(String text, String shortText, String turn, String moveNumber) {}

  /** Returns a line before its first move. */
  static Line from(Position start) {
    return new Line(start, List.of());
  }

  /**
   * Returns this line with more moves, which are numbered from the first of the line on.
   *
   * @throws Refusal where one is not legal, with its number
   */
  Line play(List<String> moves) {
    Position position = this.position;
    List<Ply> played = new ArrayList<>(plies);
    for (String text : moves) {
      Move move = move(position, text, played.size() + 1);
      played.add(
          new Ply(
              move.text(),
              position.shortText(move),
              position.turn().code(),
              position.moveNumber()));
      position = position.play(move);
    }
    return new Line(position, played);
  }

  private static Move move(Position position, String text, int number) {
    try {
      return position.move(text);
    } catch (IllegalMove e) {
      throw Refusal.wrong("move " + number + ", " + e.getMessage());
    }
  }
}
