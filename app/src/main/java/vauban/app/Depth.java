package vauban.app;

/** Depths of perft, in plies. */
final class Depth {

  /** Deeper counts would run for longer than anybody lives, and overflow. */
  static final int MOST = 20;

  private Depth() {}

  /**
   * Reads a depth.
   *
   * @throws WrongInput where it is not a whole number from 0 to {@link #MOST}
   */
  static int read(String text) {
    if (!text.matches("[0-9]{1,2}") || Integer.parseInt(text) > MOST) {
      throw new WrongInput(outOfRange(text));
    }
    return Integer.parseInt(text);
  }

  /** Returns the sentence that says what a depth may be. */
  static String outOfRange(String text) {
    return "Depth cannot be '%s'; it is a whole number of plies from 0 to %d."
        .formatted(text, MOST);
  }
}
