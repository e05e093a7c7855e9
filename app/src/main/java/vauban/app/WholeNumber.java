package vauban.app;

/** Whole numbers as options have them. */
final class WholeNumber {

  private WholeNumber() {}

  /**
   * Reads a value.
   *
   * @param option as typed, such as {@code --games}
   * @throws WrongInput where it is not a whole number from {@code least} to {@code most}
   */
  static int read(String option, String text, int least, int most) {
    return (int) read(option, text, (long) least, most);
  }

  /**
   * Reads a value.
   *
   * @param option as typed, such as {@code --nodes}
   * @throws WrongInput where it is not a whole number from {@code least} to {@code most}
   */
  static long read(String option, String text, long least, long most) {
    if (!text.matches("-?[0-9]{1,18}")
        || Long.parseLong(text) < least
        || Long.parseLong(text) > most) {
      throw new WrongInput(
          "%s takes a whole number from %d to %d, not '%s'.".formatted(option, least, most, text));
    }
    return Long.parseLong(text);
  }
}
