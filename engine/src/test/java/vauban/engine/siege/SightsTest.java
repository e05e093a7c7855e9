package vauban.engine.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.board.Square;

class SightsTest {

  /** Looking along a line at once sees what going along it square by square sees. */
  @Test
  void seesWhatWalkingSees() {
    SplittableRandom random = new SplittableRandom(2010);
    for (int round = 0; round < 300; round++) {
      BitSet occupied = new BitSet();
      int[] lines = new int[Sights.LINES];
      for (Square square : Games.SIEGE.board().squares()) {
        if (square.terrain().occupiable() && random.nextInt(3) == 0) {
          occupied.set(square.index());
          Sights.occupy(square.index(), lines);
        }
      }
      for (Square square : Games.SIEGE.board().squares()) {
        check(Sights.STRAIGHT, SiegeLines.STRAIGHT.from(square.index()), square, occupied, lines);
        check(Sights.OBLIQUE, SiegeLines.OBLIQUE.from(square.index()), square, occupied, lines);
      }
    }
  }

  private static void check(
      Sights[] both, int[][] rays, Square from, BitSet occupied, int[] lines) {
    int reached = 0;
    int beyond = 0;
    for (int[] ray : rays) {
      int passed = 0;
      for (int square : ray) {
        reached += passed == 0 ? 1 : 0;
        beyond += passed == 1 ? 1 : 0;
        passed += occupied.get(square) ? 1 : 0;
      }
    }
    int square = from.index();
    assertThat(
            Integer.bitCount(both[0].reach(square, lines))
                + Integer.bitCount(both[1].reach(square, lines)))
        .as("reached from %s", from.name())
        .isEqualTo(reached);
    assertThat(
            Integer.bitCount(both[0].beyond(square, lines))
                + Integer.bitCount(both[1].beyond(square, lines)))
        .as("beyond the first piece from %s", from.name())
        .isEqualTo(beyond);
  }
}
