package vauban.rules.game;

import java.util.Map;

/**
 * The choices between rules under which a game is played. Each game has its own record; this is
 * what strangers to the game see of it.
 */
public interface Options {

  /** Returns the name of the preset that these options started from or equal. */
  String preset();

  /** Returns every option with its value as text, in the order of the game's choices. */
  Map<String, String> values();
}
