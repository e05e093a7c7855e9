package vauban.app;

/** Numbers that need not be whole, as options have them. */
final class BrokenNumber {

  private BrokenNumber() {}

  /**
   * Reads a value.
   *
   * @param option as typed, such as {@code --decay}
   * @param form regular expression of what the option takes
   * @param words the same in words, such as "a number from 0 to 1"
   * @throws WrongInput where it is of another form
   */
  static double read(String option, String text, String form, String words) {
    if (!text.matches(form)) {
      throw new WrongInput("%s takes %s, not '%s'.".formatted(option, words, text));
    }
    return Double.parseDouble(text);
  }
}
