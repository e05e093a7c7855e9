package vauban.rules.game;

/** A move was asked for that cannot be played; the message is the verdict's, for people. */
public final class IllegalMove extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Verdict verdict;

  /**
   * Makes it from a verdict.
   *
   * @param verdict never {@link Verdict.Legal}
   */
  public IllegalMove(String text, Verdict verdict) {
    super(text + ": " + reason(verdict));
    this.verdict = verdict;
  }

  /** Returns why, never {@link Verdict.Legal}. */
  public Verdict verdict() {
    return verdict;
  }

  private static String reason(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Illegal illegal -> illegal.reason() + " (" + illegal.rule().citation() + ")";
      case Verdict.Unreadable unreadable -> unreadable.reason();
      case Verdict.Legal legal -> throw new IllegalArgumentException(legal.move() + " is legal");
    };
  }
}
