package vauban.rules.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * Anything a person set up: pieces on squares and the words that follow them. It need not be
 * possible; {@link Game#position(Setup)} says whether it is.
 *
 * @param pieces in the board's order
 * @param turn code as position strings write it
 * @param command square the garrison of Paris must take on, or null; always null in other games
 * @param halfmove plies without progress, at least 0
 * @param fullmove from 1
 */
public record Setup(
    Game game,
    Options options,
    Map<Square, Piece> pieces,
    String turn,
    @Nullable Square command,
    int halfmove,
    int fullmove) {

  public Setup {
    pieces = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(pieces));
  }
}
