package vauban.app.analysis;

import vauban.rules.game.Position;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordFault;

/** Tells what an analyst finds as soon as it is found. */
public interface Report {

  /** Analyses a position, which may be over, and tells what was found. */
  void position(Analyst analyst, Position position);

  /**
   * Analyses a game and tells what was found.
   *
   * @param line where it begins in its file, from 1
   */
  void game(Analyst analyst, GameRecord game, int line);

  /**
   * Tells that a game cannot be read.
   *
   * @param line where it begins in its file, from 1
   */
  void fault(int line, RecordFault fault);
}
