package vauban.lab.puzzle;

import java.util.List;
import java.util.OptionalInt;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.Searcher;
import vauban.engine.level.Level;
import vauban.rules.game.Position;

/** How hard a puzzle is: by how many of the engine's levels fail at it. */
public final class Difficulty {

  /** A level errs by the seed, so it is asked with several. */
  private static final int SEEDS = 3;

  private static final int SURE = 2;

  /** Enough for full strength to see any of these wins, and no limit of the levels below. */
  private static final Limits LIMITS = Limits.nodes(100_000);

  private static final int HASH_MEGABYTES = 4;

  private final Searcher searcher = new Searcher(HASH_MEGABYTES);

  /**
   * Returns the difficulty of a find, from 1 to 10; empty where full strength does not find the
   * solution.
   */
  public OptionalInt of(Find find) {
    return solvable(find.position(), find.solution())
        ? OptionalInt.of(of(find.position(), find.solution()))
        : OptionalInt.empty();
  }

  private boolean solvable(Position position, Solution solution) {
    searcher.newGame();
    return solves(Level.FULL, position, solution, 0);
  }

  /**
   * Returns 1 where every level below full strength finds the solution, to 10 where none does.
   * Above two levels in a row that never fail none is taken to fail.
   */
  private int of(Position position, Solution solution) {
    int failures = 0;
    int sure = 0;
    for (int number = Level.LOWEST; number < Level.HIGHEST && sure < SURE; number++) {
      int failed = failures(new Level(number), position, solution);
      failures += failed;
      sure = failed == 0 ? sure + 1 : 0;
    }
    return 1 + (failures + SEEDS / 2) / SEEDS;
  }

  private int failures(Level level, Position position, Solution solution) {
    int failures = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      failures += solves(level, position, solution, seed) ? 0 : 1;
    }
    return failures;
  }

  private boolean solves(Level level, Position start, Solution solution, int seed) {
    List<String> line = solution.line();
    Position position = start;
    for (int ply = 0; ply < line.size(); ply += 2) {
      String found =
          level.prepare(searcher, position, LIMITS, seed).run(SearchListener.NONE).best().text();
      if (ply == line.size() - 1) {
        return solution.last().contains(found);
      }
      if (!found.equals(line.get(ply))) {
        return false;
      }
      position = position.play(found).play(line.get(ply + 1));
    }
    return true;
  }
}
