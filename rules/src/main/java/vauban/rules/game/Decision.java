package vauban.rules.game;

/** What a search needs to know of an ending: who has won, seen from the side to move. */
public enum Decision {
  /** The game goes on. */
  NONE,
  /** The side to move has won. */
  WON,
  /** The side to move has lost. */
  LOST,
  /** Nobody has won. */
  DRAWN
}
