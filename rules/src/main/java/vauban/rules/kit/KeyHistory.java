package vauban.rules.kit;

import java.util.Arrays;

/**
 * The keys of the positions that a game has gone through, the set-up one first, to tell
 * repetitions.
 */
public final class KeyHistory {

  private long[] keys = new long[64];
  private int size;

  /** Makes an empty history. */
  public KeyHistory() {}

  private KeyHistory(KeyHistory other) {
    keys = other.keys.clone();
    size = other.size;
  }

  /** Adds the key of the position that is being left. */
  public void push(long key) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, size * 2);
    }
    keys[size++] = key;
  }

  /**
   * Forgets the last key and returns it.
   *
   * @throws IllegalStateException where there is none
   */
  public long pop() {
    if (size == 0) {
      throw new IllegalStateException("no move to take back");
    }
    return keys[--size];
  }

  /** Returns the number of keys. */
  public int size() {
    return size;
  }

  /**
   * Returns how often a key stands among the last ones.
   *
   * @param plies how far to look back: plies since something that cannot be undone happened
   */
  public int count(long key, int plies) {
    int count = 0;
    for (int i = size - 1; i >= Math.max(0, size - plies); i--) {
      if (keys[i] == key) {
        count++;
      }
    }
    return count;
  }

  public KeyHistory copy() {
    return new KeyHistory(this);
  }
}
