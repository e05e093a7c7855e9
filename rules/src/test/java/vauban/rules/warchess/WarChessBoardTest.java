package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Feature;
import vauban.rules.board.Point;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;

class WarChessBoardTest {

  private final Board board = WarChessBoard.board();

  @Test
  void has143SquaresOfWhichTheRiverTakesFour() {
    assertThat(board.size()).isEqualTo(143);
    assertThat(board.squares().stream().filter(square -> square.terrain() == Terrain.RIVER))
        .extracting(Square::name)
        .containsExactlyInAnyOrder("g8", "h9", "j11", "k12");
  }

  @Test
  void hasRanksOfSixNineEightAndSevenSquares() {
    assertThat(board.ranks())
        .extracting(List::size)
        .containsExactly(6, 9, 8, 7, 8, 7, 8, 7, 8, 7, 8, 7, 8, 7, 8, 7, 8, 9, 6);
  }

  @Test
  void hasTwoFordsAndABridge() {
    assertThat(board.square("d7").terrain()).isEqualTo(Terrain.FORD);
    assertThat(board.square("n13").terrain()).isEqualTo(Terrain.FORD);
    assertThat(board.square("i10").terrain()).isEqualTo(Terrain.BRIDGE);
  }

  @Test
  void drawsADiamondRoundEachCentre() {
    assertThat(board.square("d7").outline())
        .extracting(point -> point.x() + " " + point.y())
        .containsExactly("3.0 8.0", "4.0 7.0", "3.0 6.0", "2.0 7.0");
  }

  @ParameterizedTest
  @CsvSource({
    "1, d1", "6, n1", "7, a2", "15, q2", "19, h3", "32, d5", "47, d7", "54, c8", "56, i8", "61, d9",
    "63, j9", "70, i10", "74, h11", "78, i12", "83, n13", "88, l15", "90, p15"
  })
  void knowsTheNumbersOfPlateFour(int number, String square) {
    assertThat(WarChessBoard.plateNumbers())
        .hasSize(90)
        .containsEntry(board.square(square), number);
    assertThat(WarChessBoard.plateSquare(number)).contains(board.square(square));
  }

  @Test
  void theTornPartOfPlateFourHasNoNumbers() {
    assertThat(WarChessBoard.plateNumbers()).doesNotContainKey(board.square("f11"));
    assertThat(WarChessBoard.plateSquare(0)).isEmpty();
    assertThat(WarChessBoard.plateSquare(91)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "46 54", "46 60", "39 54", "40 55", "48 55", "48 62", "46 47", "47 48",
      })
  void theRiverPartsNeighboursAndTheirImagesUnderTheHalfTurn(String pair) {
    List<String> squares = Field.plates(pair);

    assertThat(joined(squares.getFirst(), squares.getLast())).isFalse();
    assertThat(joined(turned(squares.getFirst()), turned(squares.getLast()))).isFalse();
  }

  @Test
  void theRiverPartsSixteenPairs() {
    int steps = 0;
    int touching = 0;
    for (Square one : board.squares()) {
      for (Square other : board.squares()) {
        if (one.terrain().occupiable() && other.terrain().occupiable() && touch(one, other)) {
          touching++;
          steps += joined(one.name(), other.name()) ? 1 : 0;
        }
      }
    }
    assertThat(touching - steps).isEqualTo(2 * 16);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "32 47 61",
        "39 47 55",
        "40 47 54",
        "56 70 78",
        "63 70 74",
        "69 70 71",
        "76 83 89",
        "79 83 87",
        "80 83 86"
      })
  void theCrossingsJoinTheBanks(String way) {
    List<String> squares = Field.plates(way);

    assertThat(joined(squares.get(0), squares.get(1))).isTrue();
    assertThat(joined(squares.get(1), squares.get(2))).isTrue();
  }

  @Test
  void withoutTheCrossingsThereAreTwoBanksOf68() {
    assertThat(bank("a2")).hasSize(68).contains("q2", "b7", "p11").doesNotContain("a18");
    assertThat(bank("a18")).hasSize(68).contains("q18", "b9", "p13");
  }

  @Test
  void theRiverIsDrawnInTwoReachesFromEdgeToBridgeToEdge() {
    assertThat(features("river"))
        .extracting(river -> river.line().getFirst())
        .containsExactly(new Point(1, 8), new Point(15, 12));
  }

  @ParameterizedTest
  @ValueSource(strings = {"d7", "n13", "i10"})
  void aShortLineMarksEveryWayToACrossingAndNoOther(String crossing) {
    Square square = board.square(crossing);
    List<String> marked =
        features("entrance").stream()
            .map(entrance -> direction(square, entrance.line()))
            .filter(direction -> !direction.isEmpty())
            .toList();

    assertThat(marked)
        .hasSize(6)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Direction.values())
                .filter(way -> board.neighbour(square.index(), way) != Board.NONE)
                .map(Direction::name)
                .toList());
  }

  private List<Feature> features(String kind) {
    return board.features().stream().filter(feature -> feature.kind().equals(kind)).toList();
  }

  /** Returns which way a line leads out of a square, or nothing where it begins elsewhere. */
  private static String direction(Square square, List<Point> line) {
    double dx = line.getFirst().x() - square.centre().x();
    double dy = line.getFirst().y() - square.centre().y();
    return Math.abs(dx) + Math.abs(dy) > 1
        ? ""
        : Stream.of(Direction.values())
            .filter(way -> way.dx() == Math.signum(dx) && way.dy() == Math.signum(dy))
            .findFirst()
            .orElseThrow()
            .name();
  }

  private boolean joined(String one, String other) {
    for (Direction direction : Direction.values()) {
      if (board.neighbour(board.square(one).index(), direction) == board.square(other).index()) {
        return true;
      }
    }
    return false;
  }

  private static boolean touch(Square one, Square other) {
    int dx = Math.abs(one.file() - other.file());
    int dy = Math.abs(one.rank() - other.rank());
    return (dx == 1 && dy == 1) || (dx == 0 && dy == 2) || (dx == 2 && dy == 0);
  }

  private String turned(String name) {
    Square square = board.square(name);
    return (char) ('a' + 16 - square.file()) + Integer.toString(20 - square.rank());
  }

  private Set<String> bank(String start) {
    Set<String> bank = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      String name = open.remove();
      boolean crossing = Set.of("d7", "i10", "n13").contains(name);
      if (!crossing && bank.add(name)) {
        for (Square next : board.squares()) {
          if (joined(name, next.name())) {
            open.add(next.name());
          }
        }
      }
    }
    return bank;
  }
}
