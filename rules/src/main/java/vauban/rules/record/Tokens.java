package vauban.rules.record;

import java.util.List;

/** Parts the text of one record into tokens, from its beginning to its end. */
final class Tokens {

  private static final String ENDS_A_WORD = "{}();$[";

  private final List<String> lines;
  private final int firstLine;
  private int row;
  private int column;

  /**
   * Begins at the first character.
   *
   * @param firstLine number of the first line in the file, from 1
   */
  Tokens(List<String> lines, int firstLine) {
    this.lines = lines;
    this.firstLine = firstLine;
  }

  /**
   * Returns the next token, {@link Token.Kind#END} ever after the last.
   *
   * @throws InvalidRecord where the text is none
   */
  Token next() {
    skipBlanks();
    if (row == lines.size()) {
      return token(Token.Kind.END, "", "", row, 0);
    }
    return switch (line().charAt(column)) {
      case '[' -> tag();
      case '{' -> braced();
      case ';' -> restOfLine();
      case '$' -> nag();
      case '(' -> sign(Token.Kind.OPEN);
      case ')' -> sign(Token.Kind.CLOSE);
      case '}' -> throw fault(row, column, "A } stands here without a { before it.");
      default -> word();
    };
  }

  private String line() {
    return lines.get(row);
  }

  private void skipBlanks() {
    while (row < lines.size()) {
      if (column == 0 && RecordLines.escaped(line())) {
        column = line().length();
      }
      while (column < line().length() && blank(line().charAt(column))) {
        column++;
      }
      if (column < line().length()) {
        return;
      }
      nextLine();
    }
  }

  private static boolean blank(char letter) {
    return Character.isWhitespace(letter) || Character.isSpaceChar(letter) || letter == '\uFEFF';
  }

  private void nextLine() {
    row++;
    column = 0;
  }

  private Token tag() {
    int start = column++;
    skipWithinLine();
    int nameStart = column;
    while (TagPairs.nameLetter(at(column))) {
      column++;
    }
    String name = line().substring(nameStart, column);
    skipWithinLine();
    if (!TagPairs.name(name) || at(column) != '"') {
      throw fault(row, start, "A tag pair is of the form [Name \"value\"].");
    }
    column++;
    String value = quoted(start);
    skipWithinLine();
    if (at(column) != ']') {
      throw fault(row, start, "The tag pair that begins here is not closed with ] on its line.");
    }
    column++;
    return token(Token.Kind.TAG, name, value, row, start);
  }

  private String quoted(int start) {
    StringBuilder value = new StringBuilder();
    while (at(column) != '"') {
      if (at(column) == '\\' && (at(column + 1) == '"' || at(column + 1) == '\\')) {
        column++;
      }
      if (column >= line().length()) {
        throw fault(row, start, "The value of the tag pair is not closed with \" on its line.");
      }
      value.append(line().charAt(column++));
    }
    column++;
    return value.toString();
  }

  /** Returns the character there, or a line feed at the end of the line. */
  private char at(int place) {
    return place < line().length() ? line().charAt(place) : '\n';
  }

  private void skipWithinLine() {
    while (column < line().length() && blank(line().charAt(column))) {
      column++;
    }
  }

  private Token braced() {
    int startRow = row;
    int start = column++;
    StringBuilder text = new StringBuilder();
    while (true) {
      if (row == lines.size()) {
        throw fault(startRow, start, "The comment that begins here is never closed with }.");
      }
      if (column == line().length()) {
        text.append('\n');
        nextLine();
      } else if (at(column) != '}') {
        text.append(line().charAt(column++));
      } else if (at(column + 1) == '}') {
        text.append('}');
        column += 2;
      } else {
        column++;
        return token(Token.Kind.COMMENT, CommentText.read(text.toString()), "", startRow, start);
      }
    }
  }

  private Token restOfLine() {
    int start = column;
    String text = CommentText.read(line().substring(start + 1));
    column = line().length();
    return token(Token.Kind.COMMENT, text, "", row, start);
  }

  private Token nag() {
    int start = column++;
    while (at(column) >= '0' && at(column) <= '9') {
      column++;
    }
    String number = line().substring(start + 1, column);
    if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > 255) {
      throw fault(row, start, "After $ stands a number from 0 to 255, such as $1 for a good move.");
    }
    return token(Token.Kind.NAG, number, "", row, start);
  }

  private Token sign(Token.Kind kind) {
    column++;
    return token(kind, "", "", row, column - 1);
  }

  private Token word() {
    int start = column;
    while (column < line().length()
        && !blank(line().charAt(column))
        && ENDS_A_WORD.indexOf(line().charAt(column)) < 0) {
      column++;
    }
    return token(Token.Kind.WORD, line().substring(start, column), "", row, start);
  }

  private Token token(Token.Kind kind, String text, String value, int row, int column) {
    return new Token(kind, text, value, firstLine + row, column + 1);
  }

  private InvalidRecord fault(int row, int column, String reason) {
    return new InvalidRecord(token(Token.Kind.END, "", "", row, column), reason);
  }
}
