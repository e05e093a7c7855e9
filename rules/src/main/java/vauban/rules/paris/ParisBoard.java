package vauban.rules.paris;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Point;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;

/**
 * The board: 156 squares of a 12x16 field and, in place of its middle 36, a fort of eight cells
 * joined in a ring, with one gate in each side ({@code SP board}, {@code SP fort}, {@code SP
 * gate}).
 */
final class ParisBoard {

  /** Cells in the order of a placing, each next to the one before and the last to the first. */
  static final List<String> RING = List.of("f10", "h10", "h8", "h6", "f6", "d6", "d8", "d10");

  /** The gates, each from one cell to two squares outside. */
  static final List<Gate> GATES =
      List.of(
          new Gate("north", "f10", Direction.NORTH, "f12", "g12"),
          new Gate("east", "h8", Direction.EAST, "j8", "j9"),
          new Gate("south", "f6", Direction.SOUTH, "f5", "g5"),
          new Gate("west", "d8", Direction.WEST, "c8", "c9"));

  static final Board BOARD = build();

  private static final int FILES = 12;
  private static final int RANKS = 16;

  /**
   * A gate.
   *
   * @param side of the fort it lies in
   * @param cell the only cell it opens from
   * @param out the way a piece faces that leaves by it
   * @param one a square outside
   * @param other the other square outside, of the other colour
   */
  record Gate(String side, String cell, Direction out, String one, String other) {

    /** Returns whether it joins this cell and this square, given in either order. */
    boolean joins(Square a, Square b) {
      return (a.name().equals(cell) && opensTo(b)) || (b.name().equals(cell) && opensTo(a));
    }

    /** Returns whether a besieger of the wing would enter by it backwards ({@code SP rule 2}). */
    boolean backward(ParisWing wing) {
      return out.dy() != 0 && out.dy() == wing.forward();
    }

    private boolean opensTo(Square square) {
      return square.name().equals(one) || square.name().equals(other);
    }
  }

  private ParisBoard() {}

  /** Returns whether the square is a cell of the fort. */
  static boolean cell(Square square) {
    return square.terrain() == Terrain.CELL;
  }

  /** Returns whether the square is a cell of the fort. */
  static boolean cell(int square) {
    return cell(BOARD.square(square));
  }

  /** Returns whether a square outside is dark, as a1 is. */
  static boolean dark(Square square) {
    return (square.file() + square.rank()) % 2 == 1;
  }

  /** Returns the gate between two squares, given in either order, if there is one. */
  static Optional<Gate> gate(Square a, Square b) {
    return GATES.stream().filter(gate -> gate.joins(a, b)).findFirst();
  }

  /** Returns the gate of a cell, if it has one. */
  static Optional<Gate> gate(Square cell) {
    return GATES.stream().filter(gate -> gate.cell().equals(cell.name())).findFirst();
  }

  /**
   * Returns the cell that covers a place of the 12x16 field without being named by it, such as d10
   * for e11.
   */
  static Optional<Square> covering(String place) {
    return RING.stream()
        .map(BOARD::square)
        .filter(
            cell ->
                List.of(1, 2, 3).stream()
                    .map(i -> name(cell.file() + i % 2, cell.rank() + i / 2))
                    .anyMatch(place::equals))
        .findFirst();
  }

  /** Returns whether the place is part of the solid block in the middle of the fort. */
  static boolean solid(String place) {
    return List.of("f8", "g8", "f9", "g9").contains(place);
  }

  private static Board build() {
    Board.Builder builder = Board.builder();
    for (int rank = RANKS; rank >= 1; rank--) {
      for (int file = 0; file < FILES; file++) {
        String name = name(file, rank);
        if (RING.contains(name)) {
          square(builder, file, rank, Terrain.CELL, 2);
        } else if (file < 3 || file > 8 || rank < 6 || rank > 11) {
          square(builder, file, rank, gateSquare(name) ? Terrain.GATE : Terrain.PLAIN, 1);
        }
      }
    }
    builder.joinAll(1);
    RING.forEach(builder::isolate);
    for (int i = 0; i < RING.size(); i++) {
      builder.link(RING.get(i), RING.get((i + 1) % RING.size()));
    }
    for (Gate gate : GATES) {
      builder.link(gate.cell(), gate.one()).link(gate.cell(), gate.other());
      builder.region(
          gate.side() + "-gate", "the " + gate.side() + " gate", gate.one(), gate.other());
    }
    builder.region("fort", "the fort", RING.toArray(String[]::new));
    return lines(builder).build();
  }

  private static Board.Builder lines(Board.Builder builder) {
    return builder
        .feature("wall", points(3, 9, 3, 11, 5, 11))
        .feature("wall", points(7, 11, 9, 11, 9, 9))
        .feature("wall", points(9, 7, 9, 5, 7, 5))
        .feature("wall", points(5, 5, 3, 5, 3, 7))
        .feature("wall", points(5, 7, 7, 7, 7, 9, 5, 9, 5, 7))
        .feature("gate", points(5, 11, 7, 11))
        .feature("gate", points(9, 9, 9, 7))
        .feature("gate", points(7, 5, 5, 5))
        .feature("gate", points(3, 7, 3, 9));
  }

  private static Point[] points(int... xy) {
    Point[] points = new Point[xy.length / 2];
    Arrays.setAll(points, i -> new Point(xy[2 * i], xy[2 * i + 1]));
    return points;
  }

  private static void square(
      Board.Builder builder, int file, int rank, Terrain terrain, int width) {
    double half = width / 2.0;
    int bottom = rank - 1;
    builder.square(
        file,
        rank,
        terrain,
        new Point(file + half, bottom + half),
        List.of(
            points(
                file,
                bottom,
                file + width,
                bottom,
                file + width,
                bottom + width,
                file,
                bottom + width)));
  }

  private static boolean gateSquare(String name) {
    return GATES.stream().anyMatch(gate -> name.equals(gate.one()) || name.equals(gate.other()));
  }

  private static String name(int file, int rank) {
    return (char) ('a' + file) + Integer.toString(rank);
  }
}
