package vauban.rules.warchess;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import vauban.rules.board.Direction;
import vauban.rules.board.Point;

/**
 * The fords and the bridge. Round each of them plate 1 has six short black lines, which "indicate
 * the entrances": the ways that lead there.
 */
final class WarChessCrossings {

  static final Set<String> FORDS = Set.of("d7", "n13");
  static final String BRIDGE = "i10";

  /** The river leaves a ford to the left and to the right. */
  private static final Set<Direction> TO_A_FORD =
      EnumSet.complementOf(EnumSet.of(Direction.EAST, Direction.WEST));

  /** The river runs to the bridge from below on the left and away above on the right. */
  private static final Set<Direction> TO_THE_BRIDGE =
      EnumSet.complementOf(EnumSet.of(Direction.SOUTH_WEST, Direction.NORTH_EAST));

  /** Where a line begins and ends, in files and ranks from the middle; edges lie at a half. */
  private static final double[] OBLIQUE = {0.4, 0.68};

  /** The same for a line over a corner, which lies at 1. */
  private static final double[] STRAIGHT = {0.74, 1.2};

  private WarChessCrossings() {}

  /** Returns the lines that mark the ways to the crossings. */
  static List<List<Point>> entrances() {
    Map<String, Set<Direction>> ways = new TreeMap<>();
    FORDS.forEach(ford -> ways.put(ford, TO_A_FORD));
    ways.put(BRIDGE, TO_THE_BRIDGE);
    List<List<Point>> lines = new ArrayList<>();
    ways.forEach((name, towards) -> towards.forEach(way -> lines.add(line(name, way))));
    return lines;
  }

  private static List<Point> line(String name, Direction way) {
    double[] reach = way.oblique() ? OBLIQUE : STRAIGHT;
    return List.of(point(name, way, reach[0]), point(name, way, reach[1]));
  }

  private static Point point(String name, Direction way, double reach) {
    int file = name.charAt(0) - 'a';
    int rank = Integer.parseInt(name.substring(1));
    return new Point(rounded(file + way.dx() * reach), rounded(rank + way.dy() * reach));
  }

  private static double rounded(double length) {
    return Math.round(length * 100) / 100.0;
  }
}
