package vauban.rules.record;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The normal form of a comment: words with one blank between them, paragraphs with one line feed
 * between them. In a file a line may be broken at any blank, so there an empty line parts
 * paragraphs.
 */
final class CommentText {

  private CommentText() {}

  /** Returns the normal form of what a person or program wrote as a comment. */
  static String normal(String text) {
    return text.lines()
        .map(line -> line.replaceAll("\\s+", " ").replaceAll("^ | $", ""))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** Returns the normal form of what stands between the braces in a file. */
  static String read(String text) {
    return Stream.of(text.split("\\n\\s*\\n", -1))
        .map(paragraph -> normal(paragraph.replace('\n', ' ')))
        .filter(paragraph -> !paragraph.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** Returns two comments as one. */
  static String joined(String first, String second) {
    return first.isEmpty() || second.isEmpty() ? first + second : first + " " + second;
  }
}
