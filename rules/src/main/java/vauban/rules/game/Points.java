package vauban.rules.game;

/**
 * What each team scores when a game has ended.
 *
 * @param first points of the first team: a multiple of one half, at least 0
 * @param second the same for the second
 */
public record Points(double first, double second) {

  /** Returns for example {@code 3-0} or {@code ½-½}. */
  @Override
  public String toString() {
    return text(first) + "-" + text(second);
  }

  private static String text(double points) {
    int whole = (int) points;
    boolean half = points != whole;
    return half ? (whole == 0 ? "½" : whole + "½") : Integer.toString(whole);
  }
}
