package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Feature;
import vauban.rules.board.Point;
import vauban.rules.board.Region;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;

class ParisBoardTest {

  private static final Board BOARD = Games.SIEGE_OF_PARIS.board();

  @Test
  void fieldOf156SquaresAroundAFortOfEightCells() {
    assertThat(BOARD.squares()).hasSize(164);
    assertThat(BOARD.squares().stream().filter(ParisBoard::cell).map(Square::name))
        .containsExactly("d10", "f10", "h10", "d8", "h8", "d6", "f6", "h6");
    assertThat(BOARD.ranks().stream().map(List::size))
        .containsExactly(12, 12, 12, 12, 12, 6, 9, 6, 8, 6, 9, 12, 12, 12, 12, 12);
    assertThat(BOARD.find("f8")).isEmpty();
  }

  @Test
  void cornerSquareIsDark() {
    assertThat(ParisBoard.dark(BOARD.square("a1"))).isTrue();
    assertThat(ParisBoard.dark(BOARD.square("b1"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "f10, d10 f12 g12 h10",
    "h10, f10 h8",
    "h8, h10 h6 j8 j9",
    "h6, f6 h8",
    "f6, d6 f5 g5 h6",
    "d6, d8 f6",
    "d8, c8 c9 d10 d6",
    "d10, d8 f10",
  })
  void cellsAreJoinedInARingWithFourGates(String cell, String joined) {
    Square square = BOARD.square(cell);
    assertThat(
            Arrays.stream(BOARD.links(square.index()))
                .mapToObj(i -> BOARD.square(i).name())
                .sorted())
        .containsExactlyInAnyOrder(joined.split(" ", -1));
    for (Direction direction : Direction.values()) {
      assertThat(BOARD.neighbour(square.index(), direction)).isEqualTo(Board.NONE);
    }
  }

  @Test
  void everyGateOpensToALightAndADarkSquare() {
    for (ParisBoard.Gate gate : ParisBoard.GATES) {
      Square one = BOARD.square(gate.one());
      Square other = BOARD.square(gate.other());
      assertThat(one.terrain()).isEqualTo(Terrain.GATE);
      assertThat(other.terrain()).isEqualTo(Terrain.GATE);
      assertThat(ParisBoard.dark(one)).isNotEqualTo(ParisBoard.dark(other));
    }
    assertThat(BOARD.squares().stream().filter(s -> s.terrain() == Terrain.GATE)).hasSize(8);
    assertThat(BOARD.regions().stream().map(Region::id))
        .containsExactlyInAnyOrder("north-gate", "east-gate", "south-gate", "west-gate", "fort");
  }

  @Test
  void wallsCutTheLinesButNotPastACorner() {
    assertThat(neighbour("c10", Direction.EAST)).isEqualTo("-");
    assertThat(neighbour("e12", Direction.SOUTH)).isEqualTo("-");
    assertThat(neighbour("e5", Direction.NORTH_EAST)).isEqualTo("-");
    assertThat(neighbour("c11", Direction.NORTH_EAST)).isEqualTo("d12");
    assertThat(neighbour("c6", Direction.SOUTH_EAST)).isEqualTo("d5");
  }

  @Test
  void cellIsDrawnOverFourSquares() {
    Square cell = BOARD.square("f10");
    assertThat(cell.centre()).isEqualTo(new Point(6, 10));
    assertThat(cell.outline())
        .containsExactly(new Point(5, 9), new Point(7, 9), new Point(7, 11), new Point(5, 11));
    assertThat(BOARD.square("a1").centre()).isEqualTo(new Point(0.5, 0.5));
    assertThat(BOARD.features().stream().map(Feature::kind).distinct())
        .containsExactly("wall", "gate");
  }

  private static String neighbour(String square, Direction direction) {
    int next = BOARD.neighbour(BOARD.square(square).index(), direction);
    return next == Board.NONE ? "-" : BOARD.square(next).name();
  }
}
