package vauban.lab.match;

/** A player has lost its game by its own fault. The message says how, in a clause. */
public final class Forfeit extends Exception {

  private static final long serialVersionUID = 1L;

  private final Termination termination;

  /**
   * Makes one.
   *
   * @param termination a fault
   */
  Forfeit(Termination termination, String words) {
    super(words);
    this.termination = termination;
  }

  Termination termination() {
    return termination;
  }

  /** Returns how the player lost. */
  String words() {
    return String.valueOf(getMessage());
  }
}
