package vauban.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/**
 * Replays the game that came with a request. The lines asked for last are remembered, since the
 * next request nearly always brings the same game with a ply more.
 */
final class Lines {

  private static final int MOST_REMEMBERED = 64;

  private record Key(Game game, Options options, String start, List<String> moves) {}

  private final Map<Key, Line> remembered =
      new LinkedHashMap<>(2 * MOST_REMEMBERED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Line> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  /**
   * Returns the line of a request.
   *
   * @throws Refusal where a move is not legal
   * @throws vauban.rules.game.InvalidPosition where the start cannot be
   */
  Line of(GameRequest request) {
    List<String> moves = request.moves();
    int known = moves.size();
    Line line = recall(request, known);
    while (line == null && known > 0) {
      line = recall(request, --known);
    }
    if (line == null) {
      line = start(request);
    }
    Line whole = line.play(moves.subList(known, moves.size()));
    synchronized (remembered) {
      remembered.put(key(request, moves.size()), whole);
    }
    return whole;
  }

  private @Nullable Line recall(GameRequest request, int plies) {
    Key key = key(request, plies);
    synchronized (remembered) {
      return remembered.get(key);
    }
  }

  private static Line start(GameRequest request) {
    return Line.from(
        request.start().isEmpty()
            ? request.game().start(request.options())
            : request.game().position(request.options(), request.start()));
  }

  private static Key key(GameRequest request, int plies) {
    return new Key(
        request.game(), request.options(), request.start(), request.moves().subList(0, plies));
  }
}
