package vauban.rules.game;

/**
 * Where a rule, or part of it, comes from.
 *
 * @param tag one word, explained by {@link RuleBook#meaning}: {@code book}, {@code ruling}
 * @param place where in that source, or empty: {@code plate 2 fig. 3}
 */
public record Source(String tag, String place) {

  /** Returns for example {@code book, plate 2 fig. 3}. */
  @Override
  public String toString() {
    return place.isEmpty() ? tag : tag + ", " + place;
  }
}
