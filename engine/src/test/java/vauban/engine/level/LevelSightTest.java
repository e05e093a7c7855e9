package vauban.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.engine.Sight;
import vauban.rules.Games;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

class LevelSightTest {

  private static final int SEEDS = 2_000;
  private static final LevelTable.Row HALF = new LevelTable.Row(1, 1, 1, 50, 30);

  private final Position root = Games.SIEGE.start();
  private final WorkingPosition position = root.working();
  private final int move = moves().getFirst();

  private List<Integer> moves() {
    int[] moves = new int[Games.SIEGE.maxMoves()];
    int count = position.generate(moves, 0);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(moves[i]);
    }
    return all;
  }

  /** How many of a hundred searches overlook the move. */
  private double overlooked(LevelTable.Row row, int gain, int lastTo) {
    int overlooked = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      if (new LevelSight(root, row, seed).overlooks(position, move, gain, lastTo)) {
        overlooked++;
      }
    }
    return 100.0 * overlooked / SEEDS;
  }

  @Test
  void overlooksQuietMovesAsOftenAsTheTableSays() {
    assertThat(overlooked(HALF, 0, Sight.NOWHERE)).isBetween(46.0, 54.0);
  }

  @Test
  void overlooksLessOfWhatGainsSomethingOrIsNearTheLastMove() {
    assertThat(overlooked(HALF, 100, Sight.NOWHERE)).isBetween(9.0, 16.0);
    assertThat(overlooked(HALF, 0, PackedMove.to(move))).isBetween(21.0, 29.0);
  }

  @Test
  void aLevelThatOverlooksNothingSeesAll() {
    assertThat(overlooked(new LevelTable.Row(9, 1, 1, 0, 0), 0, Sight.NOWHERE)).isZero();
  }

  @Test
  void overlooksAThreatWhereverTheSearchMeetsIt() {
    LevelSight sight = new LevelSight(root, HALF, 3);
    List<Integer> overlooked =
        moves().stream().filter(it -> sight.overlooks(position, it, 0, Sight.NOWHERE)).toList();
    assertThat(overlooked).isNotEmpty().hasSizeLessThan(moves().size());

    position.make(moves().getFirst());
    position.make(moves().getFirst());
    int from = PackedMove.from(moves().getFirst());

    moves().stream()
        .filter(it -> PackedMove.from(it) != from)
        .filter(overlooked::contains)
        .forEach(it -> assertThat(sight.overlooks(position, it, 0, Sight.NOWHERE)).isTrue());
  }

  @Test
  void likesMovesUpToALimit() {
    LevelSight sight = new LevelSight(root, HALF, 3);

    assertThat(moves()).allMatch(it -> sight.liking(it) >= 0 && sight.liking(it) <= 30);
    assertThat(moves().stream().map(sight::liking).distinct().count()).isGreaterThan(5);
  }
}
