package vauban.lab.match;

/** Somebody who takes part in a match: a name, and players made to order for games side by side. */
public interface Entrant {

  /** Returns what it is called in the match; the two names of a match differ. */
  String name();

  /** Returns what it is, on one line: the command with its options. Records of a match keep it. */
  String description();

  /**
   * Makes a player, ready to play.
   *
   * @throws CannotStart where that does not succeed
   */
  Player start() throws CannotStart, InterruptedException;
}
