package vauban.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replays the game that came with a request. The lines asked for last are remembered, since the
 * next request nearly always brings the same game with a ply more.
 */
final class Lines {

  private static final int MOST_REMEMBERED = 64;

  private record Key(GameStart start, List<String> moves) {}

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
      line = Line.from(request.start().position());
    }
    if (known < moves.size()) {
      line = line.play(moves.subList(known, moves.size()));
    }
    synchronized (remembered) {
      remembered.put(new Key(request.start(), moves), line);
    }
    return line;
  }

  private @Nullable Line recall(GameRequest request, int plies) {
    Key key = new Key(request.start(), request.moves().subList(0, plies));
    synchronized (remembered) {
      return remembered.get(key);
    }
  }
}
