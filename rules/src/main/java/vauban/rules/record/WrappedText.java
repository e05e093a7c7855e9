package vauban.rules.record;

/** Words in lines that fit a screen. */
final class WrappedText {

  private static final int WIDTH = 80;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /** Adds a word, on this line if it fits. */
  void add(String word) {
    if (column > 0 && column + 1 + word.length() > WIDTH) {
      text.append('\n');
      column = 0;
    } else if (column > 0) {
      text.append(' ');
      column++;
    }
    // A line that begins with a bracket might be taken for the tags of the next game.
    String shown = column == 0 && word.startsWith("[") ? " " + word : word;
    text.append(shown);
    column += shown.length();
  }

  /** Adds an empty line. */
  void part() {
    text.append("\n\n");
    column = 0;
  }

  /** Returns the lines, the last without a line feed. */
  @Override
  public String toString() {
    return text.toString();
  }
}
