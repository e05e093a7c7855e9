package vauban.rules.board;

import java.util.List;

/**
 * A named set of squares that the rules speak of, such as a headquarters.
 *
 * @param id one word, used as a style name: {@code south-headquarters}
 * @param name what a person calls it
 * @param squares in the board's order
 */
public record Region(String id, String name, List<Square> squares) {

  public Region {
    squares = List.copyOf(squares);
  }
}
