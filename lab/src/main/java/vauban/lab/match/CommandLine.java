package vauban.lab.match;

import java.util.ArrayList;
import java.util.List;

/** A command line as a person types it: words, in quotes where they hold spaces. */
final class CommandLine {

  private CommandLine() {}

  /**
   * Parts it into words. Within single or double quotes everything stands for itself, and there are
   * no other signs of the shell's, so that the file names of every system can be written.
   *
   * @throws IllegalArgumentException where a quote is not closed or there is no word
   */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException(
          "the quote %s is not closed in: %s".formatted(quote, line));
    }
    if (inWord) {
      words.add(word.toString());
    }
    if (words.isEmpty()) {
      throw new IllegalArgumentException("the command is empty");
    }
    return words;
  }
}
