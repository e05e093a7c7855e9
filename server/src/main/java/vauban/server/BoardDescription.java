package vauban.server;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Feature;
import vauban.rules.board.Point;
import vauban.rules.board.Region;
import vauban.rules.board.Square;

/** A board as somebody draws it and moves about on it. Points are x and y; y grows up. */
record BoardDescription(
    List<SquareDescription> squares,
    List<RegionDescription> regions,
    List<FeatureDescription> features) {

  /**
   * A square.
   *
   * @param neighbours square one step away by direction, {@code north} to {@code north-west}
   * @param links squares joined to it out of line, such as through a gate
   */
  record SquareDescription(
      String name,
      int file,
      int rank,
      String terrain,
      boolean occupiable,
      List<Double> centre,
      List<List<Double>> outline,
      Map<String, String> neighbours,
      List<String> links) {

    static SquareDescription of(Board board, Square square) {
      return new SquareDescription(
          square.name(),
          square.file(),
          square.rank(),
          Names.of(square.terrain()),
          square.terrain().occupiable(),
          xy(square.centre()),
          square.outline().stream().map(BoardDescription::xy).toList(),
          BoardDescription.neighbours(board, square),
          Arrays.stream(board.links(square.index()))
              .mapToObj(i -> board.square(i).name())
              .toList());
    }
  }

  /** A set of squares that the rules speak of. */
  record RegionDescription(String id, String name, List<String> squares) {

    static RegionDescription of(Region region) {
      return new RegionDescription(
          region.id(), region.name(), region.squares().stream().map(Square::name).toList());
    }
  }

  /** A line to draw over the squares. */
  record FeatureDescription(String kind, List<List<Double>> line) {

    static FeatureDescription of(Feature feature) {
      return new FeatureDescription(
          feature.kind(), feature.line().stream().map(BoardDescription::xy).toList());
    }
  }

  static BoardDescription of(Board board) {
    return new BoardDescription(
        board.squares().stream().map(square -> SquareDescription.of(board, square)).toList(),
        board.regions().stream().map(RegionDescription::of).toList(),
        board.features().stream().map(FeatureDescription::of).toList());
  }

  private static Map<String, String> neighbours(Board board, Square square) {
    Map<String, String> neighbours = new LinkedHashMap<>();
    for (Direction direction : Direction.values()) {
      int neighbour = board.neighbour(square.index(), direction);
      if (neighbour != Board.NONE) {
        neighbours.put(Names.of(direction), board.square(neighbour).name());
      }
    }
    return neighbours;
  }

  private static List<Double> xy(Point point) {
    return List.of(point.x(), point.y());
  }
}
