package vauban.engine.uci;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Game;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Position;

/**
 * Plays a {@code position} through. A host sends the whole game before each move, so what was
 * played last time is not played again.
 */
final class PositionReader {

  private @Nullable Played last;

  /**
   * Returns the position.
   *
   * @param text position string, or null for the array
   * @throws InvalidPosition where it cannot be
   * @throws IllegalMove where a move cannot be played
   */
  Position read(Game game, Options rules, @Nullable String text, List<String> moves) {
    Start start = new Start(game, rules, text);
    Played known = last;
    if (known == null || !known.leadsTo(start, moves)) {
      known = new Played(start, List.of(), start.position());
    }
    Position position = known.position;
    for (String move : moves.subList(known.moves.size(), moves.size())) {
      position = position.play(move);
    }
    last = new Played(start, List.copyOf(moves), position);
    return position;
  }

  private record Start(Game game, Options rules, @Nullable String text) {

    Position position() {
      return text == null ? game.start(rules) : game.position(rules, text);
    }
  }

  private record Played(Start start, List<String> moves, Position position) {

    boolean leadsTo(Start wanted, List<String> wantedMoves) {
      return start.equals(wanted)
          && moves.size() <= wantedMoves.size()
          && moves.equals(wantedMoves.subList(0, moves.size()));
    }
  }
}
