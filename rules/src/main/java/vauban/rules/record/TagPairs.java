package vauban.rules.record;

import java.util.Set;
import java.util.regex.Pattern;

/** The tag pairs of a record: {@code [Event "Club match"]}. */
final class TagPairs {

  static final String GAME = "Game";
  static final String RULES = "Rules";
  static final String OPTIONS = "Options";
  static final String SEATS = "Seats";
  static final String POSITION = "Position";
  static final String RESULT = "Result";
  static final String TERMINATION = "Termination";
  static final String POINTS = "Points";

  /** The tags that say what a record says in other ways. */
  private static final Set<String> OWN =
      Set.of(GAME, RULES, OPTIONS, SEATS, POSITION, RESULT, TERMINATION, POINTS);

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private TagPairs() {}

  /** Returns whether a character may stand in the name of a tag. */
  static boolean nameLetter(char letter) {
    return letter == '_' || (letter < 128 && Character.isLetterOrDigit(letter));
  }

  /** Returns whether a text may be the name of a tag. */
  static boolean name(String text) {
    return NAME.matcher(text).matches();
  }

  static boolean own(String name) {
    return OWN.contains(name);
  }

  /** Expects a tag that a record may carry besides what it says in other ways. */
  static void checkFree(String name, String value) {
    if (!name(name)) {
      throw new IllegalArgumentException(
          "'%s' cannot be the name of a tag; letters, digits and _ can".formatted(name));
    }
    if (own(name)) {
      throw new IllegalArgumentException(
          "tag %s follows from the rest of the record and is not set".formatted(name));
    }
    checkValue(value);
  }

  /** Expects a value that fits one line. */
  static void checkValue(String value) {
    if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
      throw new IllegalArgumentException("the value of a tag is one line, not: " + value);
    }
  }

  /** Returns a tag pair as files have it. */
  static String text(String name, String value) {
    return "[%s \"%s\"]".formatted(name, value.replace("\\", "\\\\").replace("\"", "\\\""));
  }
}
