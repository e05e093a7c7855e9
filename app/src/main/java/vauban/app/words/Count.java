package vauban.app.words;

/** Says how many things there are. */
public final class Count {

  private Count() {}

  /**
   * Returns the number and the thing, in the plural unless there is just one: {@code 1 ply}, {@code
   * 2 plies}.
   *
   * @param thing in the singular
   */
  public static String of(long number, String thing) {
    return number + " " + (number == 1 ? thing : plural(thing));
  }

  private static String plural(String thing) {
    if (thing.matches(".*(?:ch|sh|s|x)")) {
      return thing + "es";
    }
    return thing.matches(".*[^aeiou]y") ? thing.replaceFirst("y$", "ies") : thing + "s";
  }
}
