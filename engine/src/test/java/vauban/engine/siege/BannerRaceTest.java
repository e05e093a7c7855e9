package vauban.engine.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.board.Board;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
import vauban.rules.game.Team;

class BannerRaceTest {

  private static final Board BOARD = Games.SIEGE.board();

  private final int[][] rows = new int[2][SiegeLines.RANKS];

  @Test
  void anOpenRoadTakesAMoveARank() {
    assertThat(movesOf("e1", "a8")).isEqualTo(7);
    assertThat(movesOf("e6", "a8")).isEqualTo(2);
  }

  @Test
  void onlyAPieceThatCannotBePassedCosts() {
    stand(1, "e7");
    assertThat(movesOf("e6", "a8")).as("the Banner goes by f7").isEqualTo(2);
    stand(1, "d7", "f7");
    assertThat(movesOf("e6", "a8")).as("one must be taken first").isEqualTo(4);
    assertThat(movesOf("e5", "a8")).as("the Banner goes by f6 and g7").isEqualTo(3);
  }

  @Test
  void anOwnPieceInTheWayStepsAside() {
    stand(0, "d7", "e7", "f7");
    assertThat(movesOf("e6", "a8")).isEqualTo(3);
  }

  @Test
  void besideTheGeneralASquareMustBeProtectedFirst() {
    stand(1, "e7");
    assertThat(movesOf("d6", "e7")).as("by the squares of the General and beside him").isEqualTo(3);
    assertThat(movesOf("d7", "d8")).as("in the headquarters he comes too late").isEqualTo(1);
  }

  @Test
  void hilltopsAndTheEdgeEndTheRace() {
    assertThat(movesOf("a5", "a8")).isEqualTo(BannerRace.LOST);
    assertThat(movesOf("c3", "a8")).as("c4 and d4 are hilltops, b4 is not").isEqualTo(5);
  }

  /** The same reckoned square by square, from the headquarters back. */
  @Test
  void agreesWithGoingSquareBySquare() {
    SplittableRandom random = new SplittableRandom(1746);
    List<Square> occupiable =
        BOARD.squares().stream().filter(square -> square.terrain().occupiable()).toList();
    for (int round = 0; round < 3_000; round++) {
      for (int row = 0; row < SiegeLines.RANKS; row++) {
        rows[0][row] = 0;
        rows[1][row] = 0;
        for (int file = 0; file < SiegeLines.FILES; file++) {
          int team = random.nextInt(10);
          if (team < 2) {
            rows[team][row] |= 1 << file;
          }
        }
      }
      int banner = occupiable.get(random.nextInt(occupiable.size())).index();
      int general = random.nextInt(BOARD.size());
      for (Team team : Team.values()) {
        int own = team.ordinal();
        assertThat(new BannerRace(team).moves(banner, rows[own], rows[1 - own], general))
            .as("round %d, %s, Banner %d, General %d", round, team, banner, general)
            .isEqualTo(Math.min(BannerRace.LOST, plainly(team, banner, general, true)));
      }
    }
  }

  private int plainly(Team team, int square, int general, boolean start) {
    int forward = team == Team.FIRST ? 1 : -1;
    boolean goal = new BannerRace(team).reaches(square);
    int least = goal ? 0 : BannerRace.LOST;
    for (Direction direction : Direction.values()) {
      int next = BOARD.neighbour(square, direction);
      if (direction.dy() == forward && next != Board.NONE) {
        least = Math.min(least, 1 + plainly(team, next, general, false));
      }
    }
    return start ? least : least + hindrance(team, square, general, goal);
  }

  private int hindrance(Team team, int square, int general, boolean goal) {
    int row = square / SiegeLines.FILES;
    int file = square % SiegeLines.FILES;
    int own = rows[team.ordinal()][row] >> file & 1;
    int enemy = rows[1 - team.ordinal()][row] >> file & 1;
    int rowsOff = Math.abs(row - general / SiegeLines.FILES);
    int filesOff = Math.abs(file - general % SiegeLines.FILES);
    return own + 2 * enemy + (!goal && rowsOff + filesOff == 1 ? 1 : 0);
  }

  private void stand(int team, String... squares) {
    for (String name : squares) {
      rows[team][square(name) / SiegeLines.FILES] |= 1 << square(name) % SiegeLines.FILES;
    }
  }

  private int movesOf(String banner, String general) {
    return new BannerRace(Team.FIRST).moves(square(banner), rows[0], rows[1], square(general));
  }

  private static int square(String name) {
    return BOARD.square(name).index();
  }
}
