package vauban.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.kit.ResourceText;

/**
 * Fixed positions of every game, searched to a fixed depth on one thread. The number of positions
 * looked at is a signature of the search: it is the same on every machine, and changes only when
 * the search, the evaluation or the rules do.
 */
public final class Bench {

  private static final int HASH_MEGABYTES = 16;

  private final List<Position> positions;
  private final Map<String, Integer> depths =
      Map.of("siege", 9, "war-chess", 6, "siege-of-paris", 8);

  /**
   * What the search of one position took.
   *
   * @param depth in plies
   */
  public record Run(Position position, int depth, long nodes, Duration time) {}

  private Bench(List<Position> positions) {
    this.positions = positions;
  }

  /** Reads the positions, which stand in the resource {@code bench.txt}. */
  public static Bench read() {
    return new Bench(
        ResourceText.read(Bench.class, "bench.txt")
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Bench::position)
            .toList());
  }

  private static Position position(String line) {
    String[] parts = line.split(" ", 2);
    Game game = Games.find(parts[0]).orElseThrow();
    return game.position(game.options(), parts[1]);
  }

  /** Returns how many positions there are. */
  public int size() {
    return positions.size();
  }

  /** Searches a position by its index, and forgets everything afterwards. */
  public Run run(int index) {
    Position position = positions.get(index);
    int depth = depths.getOrDefault(position.game().id(), 4);
    SearchResult result =
        new Searcher(HASH_MEGABYTES).search(position, Limits.depth(depth), SearchListener.NONE);
    return new Run(position, depth, result.nodes(), result.time());
  }
}
