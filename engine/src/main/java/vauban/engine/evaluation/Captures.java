package vauban.engine.evaluation;

/**
 * What a capture comes to when both sides take on its square in turn and stop when they like. Who
 * takes next is for the game to say; this only reckons.
 */
public final class Captures {

  private final int[] balance;
  private int count;

  /** What stands on the square now. */
  private int standing;

  /**
   * Makes room.
   *
   * @param most captures there can be on one square, at least 1
   */
  public Captures(int most) {
    balance = new int[most];
  }

  /**
   * Begins with the first capture.
   *
   * @param taken worth of what it takes
   * @param taker worth of what takes
   */
  public void begin(int taken, int taker) {
    balance[0] = taken;
    standing = taker;
    count = 1;
  }

  /** Returns whether there is room for another capture. */
  public boolean more() {
    return count < balance.length;
  }

  /**
   * The other side takes what took last.
   *
   * @param taker worth of what takes
   */
  public void takeBack(int taker) {
    balance[count] = standing - balance[count - 1];
    standing = taker;
    count++;
  }

  /** Returns what the first side wins or, if negative, loses; to be asked once. */
  public int result() {
    for (int i = count - 1; i > 0; i--) {
      balance[i - 1] = -Math.max(-balance[i - 1], balance[i]);
    }
    return balance[0];
  }
}
