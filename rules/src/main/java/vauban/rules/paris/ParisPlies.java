package vauban.rules.paris;

import java.util.Arrays;
import vauban.rules.kit.KeyHistory;

/** The plies made since a position was set up, with all that taking them back needs. */
final class ParisPlies {

  private static final int FIRST = 64;
  private static final int SIZE = 5;
  private static final ParisTurn[] TURNS = ParisTurn.values();

  private final KeyHistory keys;

  /** For each ply the move, what it took, and the command, clock and turn before it. */
  private int[] plies;

  ParisPlies() {
    keys = new KeyHistory();
    plies = new int[FIRST * SIZE];
  }

  ParisPlies(ParisPlies other) {
    keys = other.keys.copy();
    plies = other.plies.clone();
  }

  /** Returns how many there are. */
  int size() {
    return keys.size();
  }

  /** Returns how often a key stands among those of the last positions left. */
  int count(long key, int last) {
    return keys.count(key, last);
  }

  /** Adds a ply; what it takes is told by {@link #took}. */
  void add(long key, int move, int command, int halfmove, ParisTurn turn) {
    int ply = keys.size() * SIZE;
    if (ply == plies.length) {
      plies = Arrays.copyOf(plies, ply * 2);
    }
    keys.push(key);
    plies[ply] = move;
    plies[ply + 1] = 0;
    plies[ply + 2] = command;
    plies[ply + 3] = halfmove;
    plies[ply + 4] = turn.ordinal();
  }

  /** Notes what the last ply took. */
  void took(int taken) {
    plies[last() + 1] = taken;
  }

  /**
   * Returns the move of the last ply.
   *
   * @throws IllegalStateException where there is none
   */
  int move() {
    if (keys.size() == 0) {
      throw new IllegalStateException("no move to take back");
    }
    return plies[last()];
  }

  int taken() {
    return plies[last() + 1];
  }

  int command() {
    return plies[last() + 2];
  }

  int halfmove() {
    return plies[last() + 3];
  }

  ParisTurn turn() {
    return TURNS[plies[last() + 4]];
  }

  /** Forgets the last ply. */
  void drop() {
    keys.pop();
  }

  private int last() {
    return (keys.size() - 1) * SIZE;
  }
}
