package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;

/**
 * Puzzles that differ: no two of the same game, of the same moves or of nearly the same position.
 * Of what was found the rarest is taken first: the find whose side, ending, themes and length are
 * the fewest among those taken already. No side has more than three fifths of the set, nothing that
 * comes first among the themes more than half, and no degree of difficulty more than two fifths.
 */
public final class PuzzleSet {

  /** Two positions resemble each other if so many hundredths of their pieces stand alike. */
  private static final int ALIKE = 70;

  private static final int HARD = 5;
  private static final int EASY = 1;

  /** What a find counts for a theme of which there is none yet; divisible by small numbers. */
  private static final int NOVELTY = 5_040;

  private final int most;
  private final Function<Find, OptionalInt> difficulty;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();

  private PuzzleSet(int most, Function<Find, OptionalInt> difficulty) {
    this.most = most;
    this.difficulty = difficulty;
  }

  /**
   * Chooses among what was found.
   *
   * @param finds in any order; where two are equally rare, the one that comes first is taken
   * @param most how many puzzles to choose, at least 1
   * @param difficulty of a find, asked only of those about to be taken; empty where it is none
   * @return the puzzles in the order of the finds
   */
  public static List<Puzzle> choose(
      List<Find> finds, int most, Function<Find, OptionalInt> difficulty) {
    PuzzleSet set = new PuzzleSet(most, difficulty);
    Set<Find> left = new LinkedHashSet<>(finds);
    while (set.puzzles.size() < most && !left.isEmpty()) {
      set.takeRarest(left);
    }
    return set.puzzles.stream()
        .sorted((one, other) -> finds.indexOf(one.find()) - finds.indexOf(other.find()))
        .toList();
  }

  private void takeRarest(Set<Find> left) {
    left.removeIf(find -> !hasRoom(find));
    Find rarest = null;
    for (Find find : left) {
      if (rarest == null || rarity(find) > rarity(rarest)) {
        rarest = find;
      }
    }
    if (rarest == null) {
      return;
    }
    left.remove(rarest);
    OptionalInt reckoned = difficulty.apply(rarest);
    if (reckoned.isEmpty()) {
      return;
    }
    String degree = degree(reckoned.getAsInt());
    if (count(degree) >= (most * 2 + 4) / 5) {
      return;
    }
    puzzles.add(new Puzzle(rarest, reckoned.getAsInt()));
    counts.merge(degree, 1, Integer::sum);
    counts.merge(team(rarest), 1, Integer::sum);
    kinds(rarest).forEach(kind -> counts.merge(kind, 1, Integer::sum));
  }

  private boolean hasRoom(Find find) {
    return count(team(find)) < (most * 3 + 4) / 5
        && count(first(find)) < (most + 1) / 2
        && puzzles.stream().noneMatch(other -> resembles(other.find(), find));
  }

  private int rarity(Find find) {
    return kinds(find).stream().mapToInt(kind -> NOVELTY / (1 + count(kind))).sum();
  }

  private int count(String kind) {
    return counts.getOrDefault(kind, 0);
  }

  private static String team(Find find) {
    return find.position().team().name();
  }

  private static String first(Find find) {
    return find.themes().getFirst();
  }

  private static String degree(int difficulty) {
    return difficulty >= HARD ? "hard" : difficulty <= EASY ? "easy" : "middling";
  }

  private static List<String> kinds(Find find) {
    List<String> kinds = new ArrayList<>(find.themes());
    kinds.add(team(find) + " " + first(find));
    kinds.add("plies " + find.solution().line().size());
    return kinds;
  }

  private static boolean resembles(Find one, Find other) {
    return one.game().equals(other.game())
        || one.solution().line().equals(other.solution().line())
        || alike(one.position(), other.position()) >= ALIKE;
  }

  private static long alike(Position one, Position other) {
    Map<Square, Piece> pieces = other.pieces();
    long same =
        one.pieces().entrySet().stream()
            .filter(entry -> entry.getValue().equals(pieces.get(entry.getKey())))
            .count();
    return 100 * same / Math.max(one.pieces().size(), pieces.size());
  }
}
