package vauban.rules.record;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Move;

/**
 * Plies that follow one another: the main line of a game, or a variation. Immutable; changes return
 * a new one.
 *
 * @param comment what is said before the first ply, empty if nothing; white space is brought to one
 *     blank between words and one line feed between paragraphs
 * @param plies in order, each legal after those before it
 */
public record Line(String comment, List<Ply> plies) {

  /** No plies and no comment. */
  public static final Line EMPTY = new Line("", List.of());

  public Line {
    comment = CommentText.normal(comment);
    plies = List.copyOf(plies);
  }

  /** Returns a line of moves of which nothing is said. */
  public static Line of(List<Move> moves) {
    return new Line("", moves.stream().map(Ply::of).toList());
  }

  /** Returns the moves alone. */
  public List<Move> moves() {
    return plies.stream().map(Ply::move).toList();
  }

  /** Returns this line with another comment before its first ply. */
  public Line withComment(String text) {
    return new Line(text, plies);
  }

  /** Returns this line with one more ply at its end. */
  public Line with(Ply ply) {
    List<Ply> longer = new ArrayList<>(plies);
    longer.add(ply);
    return new Line(comment, longer);
  }

  /**
   * Returns this line with a ply in place of another.
   *
   * @param index which, from 0
   */
  public Line with(int index, Ply ply) {
    List<Ply> changed = new ArrayList<>(plies);
    changed.set(index, ply);
    return new Line(comment, changed);
  }
}
