package vauban.rules.kit;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody probably meant. */
public final class Nearest {

  private Nearest() {}

  /** Returns the word that differs in the fewest letters from the typed one, if few enough do. */
  public static Optional<String> to(String typed, Collection<String> words) {
    String lower = typed.toLowerCase(Locale.ROOT);
    return words.stream()
        .filter(word -> changes(lower, word) < word.length())
        .filter(word -> changes(lower, word) <= Math.max(1, (word.length() + 1) / 3))
        .min(Comparator.comparingInt(word -> changes(lower, word)));
  }

  /** Returns the words as a list, and a question where one of them is near. */
  public static String listed(String typed, Collection<String> words) {
    return String.join(", ", words)
        + to(typed, words).map(word -> "; did you mean " + word + "?").orElse("");
  }

  /** Returns how many letters must be added, left out or replaced to make one word the other. */
  private static int changes(String one, String other) {
    if (one.length() > 2 * other.length()) {
      return one.length(); // far too many already: what is typed may be a whole file by mistake
    }
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[other.length()];
  }
}
