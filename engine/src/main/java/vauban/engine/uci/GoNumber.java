package vauban.engine.uci;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A word of {@code go} that a number follows. */
enum GoNumber {
  WTIME(Long.MIN_VALUE, "milliseconds"),
  BTIME(Long.MIN_VALUE, "milliseconds"),
  WINC(0, "milliseconds"),
  BINC(0, "milliseconds"),
  MOVESTOGO(0, "moves"),
  MOVETIME(0, "milliseconds"),
  DEPTH(1, "plies"),
  NODES(1, "positions"),
  MATE(1, "moves"),
  PERFT(0, "plies");

  /**
   * Larger numbers, which nobody means, are taken as this one: it can be counted in nanoseconds.
   */
  static final long MOST = 1_000_000_000_000L;

  private final long least;
  private final String unit;

  GoNumber(long least, String unit) {
    this.least = least;
    this.unit = unit;
  }

  /** Returns the number that the word stands for. */
  static Optional<GoNumber> of(String word) {
    return Arrays.stream(values()).filter(number -> number.word().equals(word)).findFirst();
  }

  /** Returns the word as hosts write it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the smallest number that may follow; hosts send negative times of flags fallen. */
  long least() {
    return least;
  }

  /** Returns what is counted. */
  String unit() {
    return unit;
  }
}
