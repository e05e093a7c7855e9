package vauban.engine.network;

/**
 * What a network is told of one working position as it stands: which of its inputs are on. An input
 * is a kind of piece on a square.
 */
public interface Inputs {

  /** No position turns on more inputs of one view. */
  int MOST = Network.MOST_INPUTS;

  /** Returns what the inputs are called, and from how many sides they are seen. */
  Shape shape();

  /**
   * Writes the numbers of the inputs that are on.
   *
   * @param on by view, the side to move's first, with room for {@link #MOST} numbers each
   * @return how many are on, the same for each view
   */
  int read(int[][] on);
}
