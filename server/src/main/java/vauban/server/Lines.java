package vauban.server;

import java.util.Comparator;
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

  private record Key(GameStart start, List<String> moves) {

    boolean isPrefixOf(GameRequest request) {
      int plies = moves.size();
      return plies <= request.moves().size()
          && start.equals(request.start())
          && moves.equals(request.moves().subList(0, plies));
    }
  }

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
    Line known = longestKnown(request);
    Line from = known == null ? Line.from(request.start().position()) : known;
    Line line = from.play(moves.subList(from.plies().size(), moves.size()));
    synchronized (remembered) {
      remembered.put(new Key(request.start(), moves), line);
    }
    return line;
  }

  private @Nullable Line longestKnown(GameRequest request) {
    synchronized (remembered) {
      return remembered.keySet().stream()
          .filter(key -> key.isPrefixOf(request))
          .max(Comparator.comparingInt(key -> key.moves().size()))
          .map(remembered::get)
          .orElse(null);
    }
  }
}
