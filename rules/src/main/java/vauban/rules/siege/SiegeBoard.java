package vauban.rules.siege;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Point;
import vauban.rules.board.Region;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Team;

/**
 * The board "Hilltops Range": ten files, eight ranks, two hilltops of four squares and a
 * headquarters of two squares a side ({@code S board}, {@code S hilltops}, {@code S headquarters}).
 */
final class SiegeBoard {

  static final int FILES = 10;
  static final int RANKS = 8;

  private static final String[] WESTERN_HILLTOP = {"c4", "d4", "c5", "d5"};
  private static final String[] EASTERN_HILLTOP = {"g4", "h4", "g5", "h5"};
  private static final String[] SOUTH_HEADQUARTERS = {"e1", "f1"};
  private static final String[] NORTH_HEADQUARTERS = {"e8", "f8"};

  private static final Board BARE = builder().build();

  // Where the Banner carriers may stand is where one would get from the goal going backwards.
  private static final BitSet SOUTH_BANNER_ZONE = flood(forward(Team.SECOND), NORTH_HEADQUARTERS);
  private static final BitSet NORTH_BANNER_ZONE = flood(forward(Team.FIRST), SOUTH_HEADQUARTERS);

  static final Board BOARD =
      builder()
          .region("western-hilltop", "Western Hilltop", WESTERN_HILLTOP)
          .region("eastern-hilltop", "Eastern Hilltop", EASTERN_HILLTOP)
          .region("south-headquarters", "South's headquarters", SOUTH_HEADQUARTERS)
          .region("north-headquarters", "North's headquarters", NORTH_HEADQUARTERS)
          .region(
              "south-banner",
              "squares of South's Banner carriers",
              names(bannerRegion(Team.FIRST, "e1")))
          .region(
              "north-banner",
              "squares of North's Banner carriers",
              names(bannerRegion(Team.SECOND, "e8", "f8")))
          .build();

  private SiegeBoard() {}

  /** Returns the directions of an army that goes that way, north for the first team. */
  static Set<Direction> forward(Team team) {
    return team == Team.FIRST
        ? EnumSet.of(Direction.NORTH_WEST, Direction.NORTH, Direction.NORTH_EAST)
        : EnumSet.of(Direction.SOUTH_WEST, Direction.SOUTH, Direction.SOUTH_EAST);
  }

  /** Returns the squares of a team's headquarters. */
  static List<Square> headquarters(Team team) {
    return region(team == Team.FIRST ? "south-headquarters" : "north-headquarters").squares();
  }

  /** Returns the region of that id. */
  static Region region(String id) {
    return BOARD.regions().stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
  }

  /**
   * Returns whether a team's Banner carriers could still reach the enemy's headquarters from a
   * square with no other piece on the board ({@code S banner region}), or are there.
   */
  static boolean bannerMayStand(Team team, int square) {
    return (team == Team.FIRST ? SOUTH_BANNER_ZONE : NORTH_BANNER_ZONE).get(square);
  }

  /** Returns the team's own first rank, 1 or 8. */
  static int firstRank(Team team) {
    return team == Team.FIRST ? 1 : RANKS;
  }

  /** Returns the squares of the zone that Banner carriers can still come to from a square. */
  static BitSet bannerRegion(Team team, int start) {
    return bannerRegion(team, BARE.square(start).name());
  }

  /** Returns the squares of the zone that Banner carriers can come to from one of those starts. */
  private static BitSet bannerRegion(Team team, String... starts) {
    BitSet region = flood(forward(team), starts);
    region.and(team == Team.FIRST ? SOUTH_BANNER_ZONE : NORTH_BANNER_ZONE);
    for (String start : starts) {
      region.clear(BARE.square(start).index());
    }
    return region;
  }

  private static BitSet flood(Set<Direction> directions, String... starts) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (String start : starts) {
      open.add(BARE.square(start).index());
    }
    while (!open.isEmpty()) {
      int square = open.remove();
      if (!reached.get(square)) {
        reached.set(square);
        for (Direction direction : directions) {
          int next = BARE.neighbour(square, direction);
          if (next != Board.NONE) {
            open.add(next);
          }
        }
      }
    }
    return reached;
  }

  private static String[] names(BitSet squares) {
    return squares.stream().mapToObj(i -> BARE.square(i).name()).toArray(String[]::new);
  }

  private static Board.Builder builder() {
    Set<String> hilltops =
        Set.copyOf(Stream.of(WESTERN_HILLTOP, EASTERN_HILLTOP).flatMap(Arrays::stream).toList());
    Board.Builder builder = Board.builder();
    for (int rank = RANKS; rank >= 1; rank--) {
      for (int file = 0; file < FILES; file++) {
        String name = (char) ('a' + file) + Integer.toString(rank);
        Terrain terrain = hilltops.contains(name) ? Terrain.HILLTOP : Terrain.PLAIN;
        builder.square(
            file, rank, terrain, new Point(file + 0.5, rank - 0.5), corners(file, rank - 1));
      }
    }
    return builder.joinAll(1);
  }

  private static List<Point> corners(int x, int y) {
    return List.of(
        new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1));
  }
}
