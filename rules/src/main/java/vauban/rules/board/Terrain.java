package vauban.rules.board;

/** What the ground of a square is. */
public enum Terrain {
  /** Ground like any other. */
  PLAIN(true),
  /** A hilltop of Siege: nothing stands on it or passes over it. */
  HILLTOP(false),
  /** A river square of War-Chess: never occupied. */
  RIVER(false),
  /** A place where the river can be waded. */
  FORD(true),
  /** A place where the river can be crossed dry. */
  BRIDGE(true),
  /** A cell inside the fort of the Siege of Paris. */
  CELL(true),
  /** A square outside the fort from which a gate opens. */
  GATE(true);

  private final boolean occupiable;

  Terrain(boolean occupiable) {
    this.occupiable = occupiable;
  }

  /** Returns whether a piece may ever stand on such ground. */
  public boolean occupiable() {
    return occupiable;
  }
}
