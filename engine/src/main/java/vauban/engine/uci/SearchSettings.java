package vauban.engine.uci;

import vauban.engine.level.Level;

/**
 * What options say of a search.
 *
 * @param lines how many lines of play to find
 * @param sayPonder whether to say the move to ponder on
 * @param level how well to play
 * @param seed of the game, by which a level below full strength errs
 */
record SearchSettings(int lines, boolean sayPonder, Level level, long seed) {}
