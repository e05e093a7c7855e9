package vauban.server;

/**
 * What every refused request is answered with.
 *
 * @param error one sentence for people
 */
record ErrorMessage(String error) {

  private static final int MOST_CHARACTERS = 600;

  /** Shortens what repeats a large part of the request. */
  ErrorMessage {
    if (error.length() > MOST_CHARACTERS) {
      error = error.substring(0, MOST_CHARACTERS) + " …";
    }
  }
}
