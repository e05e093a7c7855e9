package vauban.rules.kit;

import java.util.regex.Pattern;

/**
 * Makes sentences fit to be read that quote what somebody typed or what a file holds: it may be a
 * whole file by mistake, or have control characters that a terminal would obey.
 */
public final class Legible {

  /** The beginning of a long word is enough to know it by. */
  private static final Pattern LONG_WORD =
      Pattern.compile("(\\S{120})\\S{200,}?(?=[';:,.]{0,3}(?:\\s|$))");

  private static final int MOST = 1_600;
  private static final int BEGINNING = 1_000;
  private static final int END = 400;

  private Legible() {}

  /**
   * Returns the text with what is very long in it left out, which dots stand for, and its control
   * characters made visible, as {@code ^[} for escape; line feeds and tabs stay.
   */
  public static String of(String text) {
    String shorter = LONG_WORD.matcher(text).replaceAll("$1...");
    if (shorter.length() > MOST) {
      shorter = shorter.substring(0, BEGINNING) + "..." + shorter.substring(shorter.length() - END);
    }
    StringBuilder visible = new StringBuilder();
    shorter.chars().forEach(letter -> append(visible, (char) letter));
    return visible.toString();
  }

  private static void append(StringBuilder visible, char letter) {
    if (letter == '\n' || letter == '\t' || !control(letter)) {
      visible.append(letter);
    } else if (letter < 128) {
      visible.append('^').append((char) (letter ^ 0x40));
    } else {
      visible.append("\\u%04x".formatted((int) letter));
    }
  }

  /** Returns whether a terminal does something else with a character than to show it. */
  private static boolean control(char letter) {
    return Character.isISOControl(letter)
        || (letter >= '\u202a' && letter <= '\u202e')
        || (letter >= '\u2066' && letter <= '\u2069');
  }
}
