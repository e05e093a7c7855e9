package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import vauban.rules.game.PackedMove;

class TranspositionTableTest {

  private static final int MOVE = PackedMove.of(PackedMove.COMMAND, 163, 162, 161);

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void returnsWhatWasStored() {
    table.store(42, MOVE, 7, TranspositionTable.LOWER, -123, 3);

    long data = table.find(42);

    assertThat(TranspositionTable.move(data)).isEqualTo(MOVE);
    assertThat(TranspositionTable.depth(data)).isEqualTo(7);
    assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.score(data, 3)).isEqualTo(-123);
  }

  @Test
  void knowsNothingOfOtherKeys() {
    table.store(42, MOVE, 7, TranspositionTable.EXACT, 0, 0);

    assertThat(table.find(43)).isEqualTo(TranspositionTable.MISS);
  }

  @Test
  void forgetsWhenCleared() {
    table.store(42, MOVE, 7, TranspositionTable.EXACT, 0, 0);
    table.clear();

    assertThat(table.find(42)).isEqualTo(TranspositionTable.MISS);
  }

  @Test
  void countsWinsAndLossesFromThePositionItself() {
    table.store(1, MOVE, 5, TranspositionTable.EXACT, Score.winAt(9), 4);
    table.store(2, MOVE, 5, TranspositionTable.EXACT, Score.lossAt(9), 4);

    assertThat(TranspositionTable.score(table.find(1), 0)).isEqualTo(Score.winAt(5));
    assertThat(TranspositionTable.score(table.find(1), 10)).isEqualTo(Score.winAt(15));
    assertThat(TranspositionTable.score(table.find(2), 10)).isEqualTo(Score.lossAt(15));
  }

  @Test
  void keepsTheMoveWhenALaterSearchFindsNone() {
    table.store(42, MOVE, 3, TranspositionTable.LOWER, 10, 0);
    table.store(42, PackedMove.NONE, 4, TranspositionTable.UPPER, -10, 0);

    long data = table.find(42);
    assertThat(TranspositionTable.move(data)).isEqualTo(MOVE);
    assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.UPPER);
  }

  @Test
  void neverAnswersForAnotherKeyHoweverFullItIs() {
    long seed = 1866;
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 500_000; i++) {
      long key = random.nextLong();
      table.store(key, moveOf(key), 4, TranspositionTable.EXACT, scoreOf(key), 0);
    }
    random = new SplittableRandom(seed);
    int found = 0;
    for (int i = 0; i < 500_000; i++) {
      long key = random.nextLong();
      long data = table.find(key);
      if (data != TranspositionTable.MISS) {
        found++;
        assertThat(TranspositionTable.move(data)).as("seed %d", seed).isEqualTo(moveOf(key));
        assertThat(TranspositionTable.score(data, 0)).as("seed %d", seed).isEqualTo(scoreOf(key));
      }
    }
    assertThat(found).isBetween(60_000, 65_536);
  }

  @Test
  void letsTheLeavingsOfOldSearchesGiveWayFirst() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 300_000; i++) {
      table.store(random.nextLong(), MOVE, 6, TranspositionTable.EXACT, 0, 0);
    }
    table.nextSearch();
    table.nextSearch();
    for (int i = 0; i < 20_000; i++) {
      table.store(i * 0x9e3779b97f4a7c15L, MOVE, 1, TranspositionTable.EXACT, 0, 0);
    }
    int found = 0;
    for (int i = 0; i < 20_000; i++) {
      found += table.find(i * 0x9e3779b97f4a7c15L) == TranspositionTable.MISS ? 0 : 1;
    }
    assertThat(found).isGreaterThan(19_000);
  }

  @Test
  void refusesSizesThatCannotBe() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TranspositionTable(0))
        .withMessage("the hash table holds 1 to 8192 megabytes, not 0");
  }

  private static int moveOf(long key) {
    return PackedMove.plain((int) key & 0x7f, (int) (key >>> 7) & 0x7f);
  }

  private static int scoreOf(long key) {
    return (int) (key >>> 14) % 20_000;
  }
}
