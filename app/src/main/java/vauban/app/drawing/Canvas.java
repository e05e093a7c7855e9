package vauban.app.drawing;

import java.util.Arrays;
import vauban.rules.board.Direction;

/**
 * A sheet of characters on which lines meet properly and text covers what lies under it. Columns
 * and rows count from 0 at the top left.
 */
final class Canvas {

  private final Glyphs glyphs;
  private final char[][] text;
  private final Ink[][] inks;
  private final int[][] arms;

  Canvas(Glyphs glyphs, int columns, int rows) {
    this.glyphs = glyphs;
    text = new char[rows][columns];
    inks = new Ink[rows][columns];
    arms = new int[rows][columns];
    for (int row = 0; row < rows; row++) {
      Arrays.fill(text[row], ' ');
      Arrays.fill(inks[row], Ink.NONE);
    }
  }

  /** Writes over whatever is there. */
  void write(int column, int row, String words, Ink ink) {
    for (int i = 0; i < words.length(); i++) {
      put(column + i, row, words.charAt(i), ink);
    }
  }

  /** Writes one character over whatever is there. */
  void put(int column, int row, char glyph, Ink ink) {
    text[row][column] = glyph;
    inks[row][column] = ink;
  }

  /**
   * Draws a straight line that joins the lines it meets.
   *
   * @param weight {@link Glyphs#GRID} or {@link Glyphs#WALL}; the later line decides
   */
  void line(int fromColumn, int fromRow, int toColumn, int toRow, int weight) {
    int columns = toColumn - fromColumn;
    int rows = toRow - fromRow;
    Direction direction = direction(columns, rows);
    int steps = rows == 0 ? Math.abs(columns) : Math.abs(rows);
    for (int i = 0; i < steps; i++) {
      arm(fromColumn + columns * i / steps, fromRow + rows * i / steps, direction, weight);
      arm(
          fromColumn + columns * (i + 1) / steps,
          fromRow + rows * (i + 1) / steps,
          direction.opposite(),
          weight);
    }
  }

  private void arm(int column, int row, Direction direction, int weight) {
    int shift = 2 * direction.ordinal();
    arms[row][column] = (arms[row][column] & ~(3 << shift)) | (weight << shift);
    put(
        column,
        row,
        glyphs.junction(arms[row][column]),
        weight == Glyphs.WALL ? Ink.WALL : Ink.LINE);
  }

  /** Draws a straight line of one character, over whatever is there; a point is a line too. */
  void line(int fromColumn, int fromRow, int toColumn, int toRow, char glyph, Ink ink) {
    int columns = toColumn - fromColumn;
    int rows = toRow - fromRow;
    int steps = Math.max(1, Math.max(Math.abs(columns), Math.abs(rows)));
    for (int i = 0; i <= steps; i++) {
      put(fromColumn + columns * i / steps, fromRow + rows * i / steps, glyph, ink);
    }
  }

  /** Returns the sheet, each row ending in a line feed, without blanks at its end. */
  String toString(boolean colour) {
    StringBuilder sheet = new StringBuilder();
    for (int row = 0; row < text.length; row++) {
      int end = new String(text[row]).stripTrailing().length();
      int start = 0;
      while (start < end) {
        int next = start + 1;
        while (next < end && inks[row][next] == inks[row][start]) {
          next++;
        }
        String run = new String(text[row], start, next - start);
        sheet.append(colour ? inks[row][start].colour(run) : run);
        start = next;
      }
      sheet.append('\n');
    }
    return sheet.toString();
  }

  private static Direction direction(int columns, int rows) {
    for (Direction direction : Direction.values()) {
      if (direction.dx() == Integer.signum(columns) && direction.dy() == -Integer.signum(rows)) {
        return direction;
      }
    }
    throw new IllegalArgumentException("a line needs two ends");
  }
}
