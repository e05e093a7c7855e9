package vauban.rules.warchess;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.board.Point;

/** The course of the river as plate 1 draws it, for whoever draws the board. */
final class WarChessRiver {

  /**
   * Where the left half runs, from the edge of the field along the cut edges, over the ford and
   * through two river squares to the bridge; its bends are those of plate 1.
   */
  private static final double[][] COURSE = {
    {1, 8},
    {1.5, 7.5},
    {2.1, 7.05},
    {3, 6.9},
    {3.9, 7.05},
    {4.5, 7.5},
    {5, 7.95},
    {5.6, 8.05},
    {6.1, 7.8},
    {6.6, 8.3},
    {6.9, 8.9},
    {7.5, 9.5}
  };

  private static final int PIECES_A_SPAN = 4;
  private static final double WIDTH = 16;
  private static final double HEIGHT = 20;

  private WarChessRiver() {}

  /** Returns the two reaches of the river, left and right of the bridge. */
  static List<List<Point>> reaches() {
    List<Point> left = smooth();
    List<Point> right = left.stream().map(WarChessRiver::turned).toList();
    return List.of(left, right);
  }

  private static Point turned(Point point) {
    return new Point(WIDTH - point.x(), HEIGHT - point.y());
  }

  private static List<Point> smooth() {
    List<Point> line = new ArrayList<>();
    for (int span = 0; span < COURSE.length - 1; span++) {
      for (int piece = 0; piece < PIECES_A_SPAN; piece++) {
        double t = (double) piece / PIECES_A_SPAN;
        line.add(new Point(between(span, 0, t), between(span, 1, t)));
      }
    }
    double[] end = COURSE[COURSE.length - 1];
    line.add(new Point(end[0], end[1]));
    return line;
  }

  /** Catmull and Rom's curve, which runs through its points. */
  private static double between(int span, int axis, double t) {
    double a = COURSE[Math.max(0, span - 1)][axis];
    double b = COURSE[span][axis];
    double c = COURSE[span + 1][axis];
    double d = COURSE[Math.min(COURSE.length - 1, span + 2)][axis];
    double value =
        (2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t * t
                + (3 * b - 3 * c + d - a) * t * t * t)
            / 2;
    return Math.round(value * 1000) / 1000.0;
  }
}
