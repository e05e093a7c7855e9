package vauban.rules.board;

/**
 * The eight compass directions of every board, north being up the page as the first army sees it on
 * a board whose ranks are numbered upwards.
 *
 * <p>On a rectangular board a step is one unit of file and rank. On the War-Chess lattice the
 * oblique directions step by (±1, ±1) and the straight and lateral ones by two units, because a
 * diamond's corners lie two half-squares apart; the board decides, the direction only points.
 */
public enum Direction {
  NORTH(0, 1),
  NORTH_EAST(1, 1),
  EAST(1, 0),
  SOUTH_EAST(1, -1),
  SOUTH(0, -1),
  SOUTH_WEST(-1, -1),
  WEST(-1, 0),
  NORTH_WEST(-1, 1);

  private final int dx;
  private final int dy;

  Direction(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** Returns -1, 0 or 1: the change of file. */
  public int dx() {
    return dx;
  }

  /** Returns -1, 0 or 1: the change of rank. */
  public int dy() {
    return dy;
  }

  /** Returns whether the direction changes both file and rank. */
  public boolean oblique() {
    return dx != 0 && dy != 0;
  }

  /** Returns the direction that points the other way. */
  public Direction opposite() {
    return values()[(ordinal() + 4) & 7];
  }
}
