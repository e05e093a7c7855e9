package vauban.lab.match;

/** An entrant of a match does not start at all. The message is a sentence for people. */
public final class CannotStart extends Exception {

  private static final long serialVersionUID = 1L;

  CannotStart(String sentence) {
    super(sentence);
  }
}
