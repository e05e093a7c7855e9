package vauban.server;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import vauban.engine.level.Level;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Somebody who finds a move. Thinks of one position at a time. */
interface Opponent {

  /**
   * What is asked for.
   *
   * @param position not over
   * @param level how well to play
   * @param seed of the game, by which a level below full strength errs
   */
  record Task(Position position, Level level, long seed) {}

  /**
   * What was found.
   *
   * @param score hundredths of a foot soldier, from the view of the side that moves
   * @param depth plies looked ahead
   * @param nodes positions looked at
   */
  record Thought(Move best, int score, int depth, long nodes) {}

  /**
   * Returns the best move found in about that time, whatever the level, or sooner once stopped.
   *
   * @param time more than zero
   * @param unwanted whether nobody waits for the thought any more; may be asked now and then
   */
  Thought think(Task task, Duration time, BooleanSupplier unwanted);

  /** Makes the thinking that goes on end soon; called from another thread. */
  void stop();

  /** Forgets what it remembers of an earlier game. */
  void forget();
}
