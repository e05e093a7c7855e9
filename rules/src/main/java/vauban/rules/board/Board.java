package vauban.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A playing board as a graph: named squares, which square is next to which in each of the eight
 * directions, and the other ways (gates, the ring of a fort) that join squares out of line.
 *
 * <p>A board is immutable and knows nothing of pieces. Walls, rivers and hilltops are simply steps
 * that do not exist.
 */
public final class Board {

  /** What {@link #neighbour} returns where the board has no step. */
  public static final int NONE = -1;

  private static final int DIRECTIONS = Direction.values().length;

  private final List<Square> squares;
  private final List<List<Square>> ranks;
  private final Map<String, Square> byName;
  private final int[] neighbours;
  private final int[][] links;
  private final List<Region> regions;
  private final List<Feature> features;

  private Board(Builder builder) {
    squares = List.copyOf(builder.squares);
    byName = Map.copyOf(builder.byName);
    ranks = ranksOf(squares);
    neighbours = new int[squares.size() * DIRECTIONS];
    Arrays.fill(neighbours, NONE);
    for (Step step : builder.steps) {
      neighbours[step.from * DIRECTIONS + step.direction.ordinal()] = step.to;
    }
    links = builder.links.stream().map(Board::toArray).toArray(int[][]::new);
    regions = List.copyOf(builder.regions);
    features = List.copyOf(builder.features);
  }

  private static int[] toArray(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<List<Square>> ranksOf(List<Square> squares) {
    List<List<Square>> ranks = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= squares.size(); i++) {
      if (i == squares.size() || squares.get(i).rank() != squares.get(start).rank()) {
        ranks.add(List.copyOf(squares.subList(start, i)));
        start = i;
      }
    }
    return List.copyOf(ranks);
  }

  /** Returns the number of squares, those that cannot be occupied included. */
  public int size() {
    return squares.size();
  }

  /** Returns every square in the order of a position string: highest rank first, then by file. */
  public List<Square> squares() {
    return squares;
  }

  /** Returns the ranks, the highest first, each from left to right. */
  public List<List<Square>> ranks() {
    return ranks;
  }

  /**
   * Returns the square of that index.
   *
   * @param index 0 to {@code size() - 1}
   */
  public Square square(int index) {
    return squares.get(index);
  }

  /** Returns the square of that name, or empty where the board has none. */
  public Optional<Square> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Returns the square of that name.
   *
   * @throws IllegalArgumentException where the board has none; for names that a program wrote, not
   *     a person
   */
  public Square square(String name) {
    Square square = byName.get(name);
    if (square == null) {
      throw new IllegalArgumentException("the board has no square " + name);
    }
    return square;
  }

  /** Returns the index of the next square in that direction, or {@link #NONE}. */
  public int neighbour(int square, Direction direction) {
    return neighbours[square * DIRECTIONS + direction.ordinal()];
  }

  /** Returns the indices of the squares joined to this one out of line, such as through a gate. */
  public int[] links(int square) {
    return links[square].clone();
  }

  /** Returns the named sets of squares that the rules speak of. */
  public List<Region> regions() {
    return regions;
  }

  /** Returns the lines to be drawn over the squares. */
  public List<Feature> features() {
    return features;
  }

  /** Returns an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  private record Step(int from, Direction direction, int to) {}

  /** Collects the squares first, then what joins them. Not for use by several threads. */
  public static final class Builder {
    private final List<Square> squares = new ArrayList<>();
    private final Map<String, Square> byName = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<List<Integer>> links = new ArrayList<>();
    private final List<Region> regions = new ArrayList<>();
    private final List<Feature> features = new ArrayList<>();

    private Builder() {}

    /**
     * Adds a square named by its file letter and rank. Squares are added highest rank first and
     * from left to right, which is the order of a position string.
     *
     * @param file from 0 for file a
     * @param rank from 1
     * @param outline corners of its polygon in order
     */
    public Builder square(int file, int rank, Terrain terrain, Point centre, List<Point> outline) {
      String name = (char) ('a' + file) + Integer.toString(rank);
      Square square = new Square(squares.size(), name, file, rank, terrain, centre, outline);
      if (byName.put(name, square) != null) {
        throw new IllegalArgumentException("square " + name + " added twice");
      }
      squares.add(square);
      links.add(new ArrayList<>());
      return this;
    }

    /**
     * Joins every pair of occupiable squares that lie one step apart.
     *
     * @param straight files or ranks that a step along a line covers: 1 on a rectangle, 2 on the
     *     lattice of diamonds; an oblique step always covers one of each
     */
    public Builder joinAll(int straight) {
      for (Square from : squares) {
        for (Direction direction : EnumSet.allOf(Direction.class)) {
          int length = direction.oblique() ? 1 : straight;
          int file = from.file() + direction.dx() * length;
          int rank = from.rank() + direction.dy() * length;
          Square to = file < 0 ? null : byName.get((char) ('a' + file) + Integer.toString(rank));
          if (to != null && from.terrain().occupiable() && to.terrain().occupiable()) {
            steps.add(new Step(from.index(), direction, to.index()));
          }
        }
      }
      return this;
    }

    /** Takes away the step between two squares, both ways. */
    public Builder cut(String one, String other) {
      int a = index(one);
      int b = index(other);
      steps.removeIf(step -> (step.from == a && step.to == b) || (step.from == b && step.to == a));
      return this;
    }

    /** Takes away every step to and from a square, which only links can then join to others. */
    public Builder isolate(String name) {
      int square = index(name);
      steps.removeIf(step -> step.from == square || step.to == square);
      return this;
    }

    /** Joins two squares out of line, both ways. */
    public Builder link(String one, String other) {
      links.get(index(one)).add(index(other));
      links.get(index(other)).add(index(one));
      return this;
    }

    /** Names a set of squares. */
    public Builder region(String id, String name, String... squareNames) {
      regions.add(
          new Region(
              id,
              name,
              Arrays.stream(squareNames)
                  .map(n -> squares.get(index(n)))
                  .sorted((a, b) -> Integer.compare(a.index(), b.index()))
                  .toList()));
      return this;
    }

    /** Adds a line to be drawn over the squares. */
    public Builder feature(String kind, Point... line) {
      features.add(new Feature(kind, List.of(line)));
      return this;
    }

    public Board build() {
      return new Board(this);
    }

    private int index(String name) {
      Square square = byName.get(name);
      if (square == null) {
        throw new IllegalArgumentException("no square " + name + " was added");
      }
      return square.index();
    }
  }
}
