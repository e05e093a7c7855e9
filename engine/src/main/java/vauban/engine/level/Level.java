package vauban.engine.level;

import vauban.engine.Handicap;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.Searcher;
import vauban.rules.game.Position;

/**
 * How well the engine plays. The highest level is the engine as it is; below it the engine looks
 * less far ahead and overlooks moves, quiet and long ones first, as people do.
 *
 * {@snippet :
 * Search search = new Level(3).prepare(searcher, position, limits, seedOfTheGame);
 * Move move = search.run(SearchListener.NONE).best();
 * }
 *
 * @param number from {@link #LOWEST} to {@link #HIGHEST}
 */
public record Level(int number) {

  /** The number of the weakest level. */
  public static final int LOWEST = 1;

  /** The number of the strongest level: full strength. */
  public static final int HIGHEST = 10;

  /** The weakest level. */
  public static final Level WEAKEST = new Level(LOWEST);

  /** Full strength. */
  public static final Level FULL = new Level(HIGHEST);

  /** What full strength is called on the scale of {@link #elo}, and how far apart levels are. */
  private static final int ELO_OF_HIGHEST = 2000;

  private static final int ELO_STEP = 110;

  public Level {
    if (number < LOWEST || number > HIGHEST) {
      throw new IllegalArgumentException(
          "a level is %d to %d, not %d".formatted(LOWEST, HIGHEST, number));
    }
  }

  /** Returns the level nearest to a rating on the scale of {@link #elo}. */
  public static Level nearest(int elo) {
    long above = Math.round((double) (elo - WEAKEST.elo()) / ELO_STEP);
    return new Level(Math.clamp(LOWEST + above, LOWEST, HIGHEST));
  }

  /**
   * Returns the level on a scale of its own, on which full strength is 2000 and levels are 110
   * apart. It has nothing to do with the ratings of people.
   */
  public int elo() {
    return ELO_OF_HIGHEST - ELO_STEP * (HIGHEST - number);
  }

  /**
   * Makes a search ready to run that plays at this level. Below full strength the same position,
   * limits of nodes or depth and seed give the same move, whatever was searched before.
   *
   * @param position one that is not over
   * @param seed of the game: with another one the level errs elsewhere
   * @throws IllegalArgumentException where the position has no moves, or not those to choose from
   */
  public Search prepare(Searcher searcher, Position position, Limits limits, long seed) {
    return number == HIGHEST
        ? searcher.prepare(position, limits)
        : searcher.prepare(position, limits, handicap(position, seed));
  }

  /** The moves of the root are looked at once in any case, and do not count. */
  private Handicap handicap(Position root, long seed) {
    LevelTable.Row row = LevelTable.of(root.game()).row(number);
    long nodes = (long) row.nodes() + root.legalMoves().size();
    return new Handicap(nodes, row.depth(), new LevelSight(root, row, seed));
  }
}
