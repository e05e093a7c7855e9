package vauban.rules.game;

/** A rule set or option that a person named and the game does not have. The message is for them. */
public final class InvalidOption extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidOption(String message) {
    super(message);
  }
}
