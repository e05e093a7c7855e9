package vauban.rules.game;

import java.util.Map;
import vauban.rules.board.Square;

/**
 * What a game's source calls squares, where that is not the board's name.
 *
 * @param title what such names are, in the plural: {@code Plate numbers}
 * @param bySquare may name only some
 */
public record SourceNames(String title, Map<Square, String> bySquare) {

  public SourceNames {
    bySquare = Map.copyOf(bySquare);
  }
}
