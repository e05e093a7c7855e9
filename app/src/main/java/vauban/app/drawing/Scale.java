package vauban.app.drawing;

import java.util.List;
import vauban.rules.board.Board;
import vauban.rules.board.Point;

/**
 * Where a board's points lie on a sheet: four columns and two rows to the unit, which looks square
 * in a terminal, with a margin for the coordinates.
 */
record Scale(double left, double right, double top, double bottom) {

  static final int COLUMNS_A_UNIT = 4;
  static final int ROWS_A_UNIT = 2;

  private static final double EDGE = 1e-9;
  private static final int SIDE = 4;
  private static final int HEAD = 1;

  /** Returns the scale on which the whole board fits. */
  static Scale of(Board board) {
    List<Point> corners =
        board.squares().stream().flatMap(square -> square.outline().stream()).toList();
    return new Scale(
        corners.stream().mapToDouble(Point::x).min().orElseThrow(),
        corners.stream().mapToDouble(Point::x).max().orElseThrow(),
        corners.stream().mapToDouble(Point::y).max().orElseThrow(),
        corners.stream().mapToDouble(Point::y).min().orElseThrow());
  }

  /** Returns the width of the sheet. */
  int columns() {
    return 2 * SIDE + 1 + (int) Math.round((right - left) * COLUMNS_A_UNIT);
  }

  /** Returns the height of the sheet. */
  int rows() {
    return 2 * HEAD + 1 + (int) Math.round((top - bottom) * ROWS_A_UNIT);
  }

  /** Returns the column of a point. */
  int column(Point point) {
    return SIDE + (int) Math.round((point.x() - left) * COLUMNS_A_UNIT);
  }

  /** Returns the row of a point. */
  int row(Point point) {
    return HEAD + (int) Math.round((top - point.y()) * ROWS_A_UNIT);
  }

  /** Returns the point in the middle of a place on the sheet. */
  Point point(int column, int row) {
    return new Point(
        left + (double) (column - SIDE) / COLUMNS_A_UNIT,
        top - (double) (row - HEAD) / ROWS_A_UNIT);
  }

  /** Returns whether a point lies inside a convex outline and not on its edge. */
  static boolean inside(List<Point> outline, Point point) {
    boolean left = true;
    boolean right = true;
    for (int i = 0; i < outline.size(); i++) {
      Point a = outline.get(i);
      Point b = outline.get((i + 1) % outline.size());
      double side = (b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x());
      left &= side > EDGE;
      right &= side < -EDGE;
    }
    return left || right;
  }
}
