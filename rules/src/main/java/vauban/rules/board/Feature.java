package vauban.rules.board;

import java.util.List;

/**
 * A line drawn over the squares: a river bank, a wall, a gate.
 *
 * @param kind one lower-case word, used as a style name by whoever draws: {@code river}, {@code
 *     wall}, {@code gate}, {@code entrance}
 * @param line its points in order, at least two
 */
public record Feature(String kind, List<Point> line) {

  public Feature {
    line = List.copyOf(line);
  }
}
