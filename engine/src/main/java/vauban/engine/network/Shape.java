package vauban.engine.network;

import java.util.List;

/**
 * What goes into a network.
 *
 * @param inputs their names in the order of their numbers
 * @param views from how many sides a position is seen: 2 where each side sees its own pieces and
 *     the other's, and the score is the side to move's; 1 where all see the same, and the score is
 *     the first team's
 */
public record Shape(List<String> inputs, int views) {

  /** Keeps a copy of the names. */
  public Shape {
    inputs = List.copyOf(inputs);
    if (views < 1 || views > 2) {
      throw new IllegalArgumentException("a position is seen from 1 or 2 sides, not " + views);
    }
  }
}
