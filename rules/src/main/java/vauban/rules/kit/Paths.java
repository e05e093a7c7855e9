package vauban.rules.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;

/**
 * The lines a piece can follow from each square, compiled once from a board: each line is the
 * squares it runs through, nearest first, already cut where the board has no step. Generation then
 * needs no geometry: it follows a line until something stands on it.
 */
public final class Paths {

  private final int[][][] lines;

  private Paths(int[][][] lines) {
    this.lines = lines;
  }

  /**
   * Compiles straight lines.
   *
   * @param range most steps of a line, at least 1
   */
  public static Paths rays(Board board, Set<Direction> directions, int range) {
    int[][][] lines = new int[board.size()][][];
    for (int square = 0; square < board.size(); square++) {
      List<int[]> from = new ArrayList<>();
      for (Direction direction : directions) {
        int[] ray = ray(board, square, direction, range);
        if (ray.length > 0) {
          from.add(ray);
        }
      }
      lines[square] = from.toArray(int[][]::new);
    }
    return new Paths(lines);
  }

  /**
   * Compiles leaps that nothing between can hinder, by change of file and rank.
   *
   * @param leaps pairs of file and rank changes, such as (1, 2)
   */
  public static Paths leaps(Board board, int[]... leaps) {
    int[][][] lines = new int[board.size()][][];
    for (var from : board.squares()) {
      List<int[]> to = new ArrayList<>();
      for (int[] leap : leaps) {
        for (var square : board.squares()) {
          if (square.file() == from.file() + leap[0]
              && square.rank() == from.rank() + leap[1]
              && square.terrain().occupiable()
              && from.terrain().occupiable()) {
            to.add(new int[] {square.index()});
          }
        }
      }
      lines[from.index()] = to.toArray(int[][]::new);
    }
    return new Paths(lines);
  }

  /**
   * Compiles single steps along the links that join squares out of line.
   *
   * @param open which links may be used, and which way
   */
  public static Paths links(Board board, Link open) {
    int[][][] lines = new int[board.size()][][];
    for (int square = 0; square < board.size(); square++) {
      int from = square;
      lines[square] =
          Arrays.stream(board.links(square))
              .filter(to -> open.test(from, to))
              .mapToObj(to -> new int[] {to})
              .toArray(int[][]::new);
    }
    return new Paths(lines);
  }

  /** Chooses among the links of a board. */
  @FunctionalInterface
  public interface Link {
    /** Returns whether a piece may step from one square to the other. */
    boolean test(int from, int to);
  }

  /** Returns the lines of both. */
  public Paths and(Paths other) {
    int[][][] both = new int[lines.length][][];
    for (int square = 0; square < lines.length; square++) {
      int[][] own = lines[square];
      int[][] others = other.lines[square];
      both[square] = Arrays.copyOf(own, own.length + others.length);
      System.arraycopy(others, 0, both[square], own.length, others.length);
    }
    return new Paths(both);
  }

  /** Returns the same lines, each ending before the first square outside the zone. */
  public Paths within(IntPredicate zone) {
    int[][][] kept = new int[lines.length][][];
    for (int square = 0; square < lines.length; square++) {
      List<int[]> from = new ArrayList<>();
      for (int[] line : lines[square]) {
        int length = 0;
        while (length < line.length && zone.test(line[length])) {
          length++;
        }
        if (length > 0) {
          from.add(Arrays.copyOf(line, length));
        }
      }
      kept[square] = from.toArray(int[][]::new);
    }
    return new Paths(kept);
  }

  /**
   * Returns the lines from a square. The arrays are the compiled ones and must not be changed: this
   * is called in the innermost loops.
   */
  public int[][] from(int square) {
    return lines[square];
  }

  private static int[] ray(Board board, int square, Direction direction, int range) {
    int[] ray = new int[Math.min(range, board.size())];
    int length = 0;
    int next = board.neighbour(square, direction);
    while (next != Board.NONE && length < range) {
      ray[length++] = next;
      next = board.neighbour(next, direction);
    }
    return Arrays.copyOf(ray, length);
  }
}
