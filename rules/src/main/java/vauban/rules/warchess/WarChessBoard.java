package vauban.rules.warchess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vauban.rules.board.Board;
import vauban.rules.board.Point;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;

/**
 * The field of War-Chess: a lattice of 143 diamonds, of which a river takes four and parts sixteen
 * pairs of neighbours (plates 1 and 4).
 *
 * <p>A diamond's file and rank count half-squares, so obliquely joined squares differ by one of
 * each and squares that touch at a corner by two of one. The defender's back edge is rank 1.
 */
public final class WarChessBoard {

  private static final int RANKS = 19;
  private static final int LAST_FILE = 16;

  /** Ranks below this one are numbered on plate 4 from edge to edge; above, the paper is torn. */
  private static final int FIRST_TORN_RANK = 11;

  private static final int LAST_NUMBERED_RANK = 15;

  private static final Set<String> RIVER = Set.of("g8", "h9", "j11", "k12");

  /** Neighbours that the river parts on the left half of the field; the right is its half-turn. */
  private static final List<List<String>> CUTS =
      List.of(
          List.of("b7", "c8"),
          List.of("b7", "b9"),
          List.of("c6", "c8"),
          List.of("e6", "e8"),
          List.of("f7", "e8"),
          List.of("f7", "f9"),
          List.of("b7", "d7"),
          List.of("d7", "f7"));

  private static final Board BOARD = build();
  private static final Map<Square, Integer> PLATE_NUMBERS = numbers();

  private WarChessBoard() {}

  /** Returns the one board. */
  public static Board board() {
    return BOARD;
  }

  /** Returns the numbers that plate 4 gives to 90 of the squares, by square, from 1 up. */
  public static Map<Square, Integer> plateNumbers() {
    return PLATE_NUMBERS;
  }

  /**
   * Returns the square that plate 4 gives a number, or empty where the plate has no such number.
   *
   * @param number as printed, from 1 to 90
   */
  public static Optional<Square> plateSquare(int number) {
    return PLATE_NUMBERS.entrySet().stream()
        .filter(entry -> entry.getValue() == number)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static Board build() {
    Board.Builder builder = Board.builder();
    for (int rank = RANKS; rank >= 1; rank--) {
      for (int file = firstFile(rank); file <= LAST_FILE - firstFile(rank); file += 2) {
        builder.square(
            file, rank, terrain(name(file, rank)), new Point(file, rank), diamond(file, rank));
      }
    }
    builder.joinAll(2);
    for (List<String> pair : CUTS) {
      builder.cut(pair.getFirst(), pair.getLast());
      builder.cut(turned(pair.getFirst()), turned(pair.getLast()));
    }
    for (List<Point> reach : WarChessRiver.reaches()) {
      builder.feature("river", reach.toArray(Point[]::new));
    }
    for (List<Point> entrance : WarChessCrossings.entrances()) {
      builder.feature("entrance", entrance.toArray(Point[]::new));
    }
    return builder.build();
  }

  private static int firstFile(int rank) {
    return switch (rank) {
      case 1, RANKS -> 3;
      case 2, RANKS - 1 -> 0;
      default -> rank % 2 == 1 ? 1 : 2;
    };
  }

  private static Terrain terrain(String name) {
    if (RIVER.contains(name)) {
      return Terrain.RIVER;
    }
    if (WarChessCrossings.FORDS.contains(name)) {
      return Terrain.FORD;
    }
    return name.equals(WarChessCrossings.BRIDGE) ? Terrain.BRIDGE : Terrain.PLAIN;
  }

  private static List<Point> diamond(int x, int y) {
    return List.of(
        new Point(x, y + 1), new Point(x + 1, y), new Point(x, y - 1), new Point(x - 1, y));
  }

  private static String name(int file, int rank) {
    return (char) ('a' + file) + Integer.toString(rank);
  }

  /** Returns the square that a half-turn of the field puts in this one's place. */
  private static String turned(String name) {
    int file = name.charAt(0) - 'a';
    int rank = Integer.parseInt(name.substring(1));
    return name(LAST_FILE - file, RANKS + 1 - rank);
  }

  private static Map<Square, Integer> numbers() {
    Map<Square, Integer> numbers = new LinkedHashMap<>();
    List<List<Square>> upwards = new ArrayList<>(BOARD.ranks());
    Collections.reverse(upwards);
    for (List<Square> rank : upwards.subList(0, LAST_NUMBERED_RANK)) {
      for (Square square : rank) {
        boolean torn = square.rank() >= FIRST_TORN_RANK && square.file() < square.rank() - 4;
        if (square.terrain().occupiable() && !torn) {
          numbers.put(square, numbers.size() + 1);
        }
      }
    }
    return Collections.unmodifiableMap(numbers);
  }
}
