package vauban.engine.uci;

import java.util.Arrays;

/** Says that the engine itself has failed; where, only to those who debug it. */
final class Failures {

  private final UciOutput output;
  private volatile boolean traced;

  Failures(UciOutput output) {
    this.output = output;
  }

  /** Sets whether stack traces are said too. */
  void trace(boolean on) {
    traced = on;
  }

  /**
   * Says it.
   *
   * @param what failed, as the beginning of a sentence
   */
  void say(String what, Throwable failure) {
    output.inform(what + ": " + failure);
    if (traced) {
      Arrays.stream(failure.getStackTrace()).forEach(frame -> output.inform("  at " + frame));
    }
  }
}
