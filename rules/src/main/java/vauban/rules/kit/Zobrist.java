package vauban.rules.kit;

import java.util.SplittableRandom;

/**
 * Random numbers that are combined by exclusive or into a position's key. They are the same in
 * every run: keys may be stored.
 */
public final class Zobrist {

  private final long[] numbers;
  private final int squares;

  /**
   * Makes a table.
   *
   * @param seed different for each game
   * @param pieces number of pieces, counted from 1 in {@link #piece}
   * @param squares number of squares
   * @param others number of further things that a key must tell apart
   */
  public Zobrist(long seed, int pieces, int squares, int others) {
    this.squares = squares;
    SplittableRandom random = new SplittableRandom(seed);
    numbers = random.longs((long) (pieces + 1) * squares + others).toArray();
  }

  /** Returns the number of a piece on a square; the piece numbered 0 is the commands' to use. */
  public long piece(int piece, int square) {
    return numbers[piece * squares + square];
  }

  /** Returns the number of something else, from 0. */
  public long other(int index) {
    return numbers[numbers.length - 1 - index];
  }
}
