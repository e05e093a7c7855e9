package vauban.lab.match;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import vauban.lab.statistics.Pentanomial;
import vauban.rules.game.Team;

/**
 * How a match stands, from the first player's view.
 *
 * @param wins games that the first player won
 * @param pairs the pairs of which both games have ended
 * @param halves half points of the first player in pairs of which one game has, by pair
 * @param winsOfTeam games that each team won, whoever had it
 * @param faults games lost by a player's own fault
 * @param plies of all games together
 */
public record Standing(
    int wins,
    int draws,
    int losses,
    Pentanomial pairs,
    Map<Integer, Integer> halves,
    Map<Team, Integer> winsOfTeam,
    Map<Fault, Integer> faults,
    long plies) {

  /** No game has ended. */
  public static final Standing NONE =
      new Standing(0, 0, 0, Pentanomial.NONE, Map.of(), Map.of(), Map.of(), 0);

  public Standing {
    halves = Map.copyOf(halves);
    winsOfTeam = Map.copyOf(winsOfTeam);
    faults = Map.copyOf(faults);
  }

  /** A way of losing, by the first player or by the second. */
  public record Fault(boolean ofFirst, Termination termination) {}

  /** Returns how many games have ended. */
  public int games() {
    return wins + draws + losses;
  }

  /** Returns the standing after one more game. */
  public Standing with(GameResult result) {
    int halfPoints = result.halfPointsOfFirst();
    int pair = result.pairing().pair();
    Map<Integer, Integer> open = new HashMap<>(halves);
    Integer other = open.remove(pair);
    if (other == null) {
      open.put(pair, halfPoints);
    }
    return new Standing(
        wins + (halfPoints == 2 ? 1 : 0),
        draws + (halfPoints == 1 ? 1 : 0),
        losses + (halfPoints == 0 ? 1 : 0),
        other == null ? pairs : pairs.with(other + halfPoints),
        open,
        counted(winsOfTeam, result.winner()),
        counted(
            faults,
            result.termination().fault() ? new Fault(halfPoints == 0, result.termination()) : null),
        plies + result.plies());
  }

  private static <K> Map<K, Integer> counted(Map<K, Integer> counts, @Nullable K key) {
    if (key == null) {
      return counts;
    }
    Map<K, Integer> more = new HashMap<>(counts);
    more.merge(key, 1, Integer::sum);
    return more;
  }

  /** Returns how often a player lost by each fault, in the order of the terminations. */
  public Map<Termination, Integer> faults(boolean ofFirst) {
    Map<Termination, Integer> counts = new TreeMap<>();
    faults.forEach(
        (fault, count) -> {
          if (fault.ofFirst() == ofFirst) {
            counts.put(fault.termination(), count);
          }
        });
    return counts;
  }
}
