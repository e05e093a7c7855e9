package vauban.rules.game;

/**
 * One of the two sides of every game. A team may hold several armies and several seats: the
 * besiegers of Paris are one team whoever moves their men.
 */
public enum Team {
  /** Siege's South, War-Chess's attacker, the besiegers of Paris. */
  FIRST,
  /** Siege's North, War-Chess's defender, the garrison of Paris. */
  SECOND;

  /** Returns the opponent. */
  public Team other() {
    return this == FIRST ? SECOND : FIRST;
  }
}
