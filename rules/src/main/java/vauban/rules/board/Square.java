package vauban.rules.board;

import java.util.List;

/**
 * One place of a board, whether it can be occupied or not.
 *
 * @param index its number in the board, from 0, in the order of a position string
 * @param name file letter and rank number, for example {@code e4}; unique in its board
 * @param file from 0 for file a
 * @param rank from 1
 * @param centre where a piece on it is drawn
 * @param outline corners of its polygon in order, without repeating the first
 */
public record Square(
    int index,
    String name,
    int file,
    int rank,
    Terrain terrain,
    Point centre,
    List<Point> outline) {

  public Square {
    outline = List.copyOf(outline);
  }

  /** Squares are keys of most maps; to hash every corner of each would be slow. */
  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return name;
  }
}
