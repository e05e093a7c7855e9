package vauban.app;

/** Text in lines that fit a terminal. */
final class Paragraph {

  private static final int WIDTH = 78;

  private Paragraph() {}

  /**
   * Returns the text in lines, each ending in a line feed.
   *
   * @param indent what stands before each line
   */
  static String of(String text, String indent) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        lines.append('\n');
        column = 0;
      }
      String before = column == 0 ? indent : " ";
      lines.append(before).append(word);
      column += before.length() + word.length();
    }
    return lines.append('\n').toString();
  }
}
