package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * Puzzles that differ: no two of the same game, of the same moves or of nearly the same position,
 * and no side, ending or degree of difficulty that has most of them to itself.
 */
public final class PuzzleSet {

  /** Two positions resemble each other if so many hundredths of their pieces stand alike. */
  private static final int ALIKE = 70;

  private static final int HARD = 5;
  private static final int EASY = 1;

  private final int most;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /**
   * Makes an empty set.
   *
   * @param most how many puzzles it takes, at least 1
   */
  public PuzzleSet(int most) {
    this.most = most;
  }

  /** Returns the puzzles in the order in which they came. */
  public List<Puzzle> puzzles() {
    return List.copyOf(puzzles);
  }

  /** Returns whether it takes no more. */
  public boolean full() {
    return puzzles.size() >= most;
  }

  /** Takes a puzzle, if it is unlike the others and there is room for its kind. */
  public boolean add(Puzzle puzzle) {
    List<String> kinds = kinds(puzzle);
    boolean room = kinds.stream().allMatch(kind -> counts.getOrDefault(kind, 0) < share(kind));
    if (full() || !room || puzzles.stream().anyMatch(other -> resembles(other, puzzle))) {
      return false;
    }
    puzzles.add(puzzle);
    kinds.forEach(kind -> counts.merge(kind, 1, Integer::sum));
    return true;
  }

  private static List<String> kinds(Puzzle puzzle) {
    Team team = puzzle.position().team();
    int difficulty = puzzle.difficulty();
    String degree = difficulty >= HARD ? "hard" : difficulty <= EASY ? "easy" : "middling";
    return List.of(team.name(), team + " " + puzzle.themes().getFirst(), degree);
  }

  /** A side has at most three fifths of the puzzles, anything else at most half. */
  private int share(String kind) {
    boolean team = kind.equals(Team.FIRST.name()) || kind.equals(Team.SECOND.name());
    return team ? (most * 3 + 4) / 5 : (most + 1) / 2;
  }

  private static boolean resembles(Puzzle one, Puzzle other) {
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
