package vauban.server;

/** A request cannot be answered as it stands. The message is one sentence for whoever sent it. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;

  /**
   * Makes a refusal.
   *
   * @param status of HTTP, 400 to 499 or 503
   */
  Refusal(int status, String message) {
    super(message);
    this.status = status;
  }

  /** Returns a refusal for a request that says something wrong. */
  static Refusal wrong(String message) {
    return new Refusal(400, message);
  }

  /** Returns the status of HTTP. */
  int status() {
    return status;
  }
}
