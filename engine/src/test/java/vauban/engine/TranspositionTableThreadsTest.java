package vauban.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Many threads in one table without a lock: whatever they do to each other, an answer is nothing,
 * or one entry whole, as somebody stored it under that very key.
 */
class TranspositionTableThreadsTest {

  private static final int THREADS = 8;
  private static final int TURNS = 400_000;

  /** Keys that differ only at the bottom, so that all of them fight for one bucket of four. */
  private static final int RIVALS = 12;

  private static final long BUCKET = 0x1866_2010_1870_0000L;
  private static final int MASK = (1 << 27) - 1;

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void neverMixTwoEntriesOfOneBucket() throws Exception {
    long hits = 0;
    for (long found : torture(random -> BUCKET + random.nextInt(RIVALS))) {
      hits += found;
    }

    assertThat(hits).isPositive();
  }

  @Test
  void neverMixTwoEntriesAnywhere() throws Exception {
    long hits = 0;
    for (long found : torture(random -> mixed(random.nextInt(200_000)))) {
      hits += found;
    }

    assertThat(hits).isPositive();
  }

  private interface Keys {
    long next(SplittableRandom random);
  }

  private List<Long> torture(Keys keys) throws Exception {
    List<Callable<Long>> tasks = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      long seed = thread;
      tasks.add(() -> storeAndFind(keys, seed));
    }
    List<Long> hits = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      for (Future<Long> task : threads.invokeAll(tasks)) {
        hits.add(task.get());
      }
    }
    return hits;
  }

  private long storeAndFind(Keys keys, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long hits = 0;
    for (int turn = 0; turn < TURNS; turn++) {
      long key = keys.next(random);
      if (random.nextInt(3) == 0) {
        int stamp = random.nextInt();
        table.store(key, move(key, stamp), depth(stamp), bound(stamp), score(key, stamp), 0);
      } else {
        long data = table.find(key);
        if (data != TranspositionTable.MISS) {
          hits++;
          checkWhole(key, data, seed);
        }
      }
    }
    return hits;
  }

  /** The stamp is in the move, and all the rest follows from it and the key. */
  private static void checkWhole(long key, long data, long seed) {
    int stamp = TranspositionTable.move(data) ^ hash(key);
    boolean whole =
        TranspositionTable.depth(data) == depth(stamp)
            && TranspositionTable.bound(data) == bound(stamp)
            && TranspositionTable.score(data, 0) == score(key, stamp);
    if (!whole) {
      assertThat(data).as("torn entry of key %x, thread of seed %d", key, seed).isZero();
    }
  }

  private static int move(long key, int stamp) {
    return (stamp ^ hash(key)) & MASK;
  }

  private static int depth(int stamp) {
    return stamp >>> 3 & 0xff;
  }

  private static int bound(int stamp) {
    return 1 + (stamp & MASK) % 3;
  }

  private static int score(long key, int stamp) {
    return (hash(key) ^ ((stamp * 31) & MASK)) % 20_000;
  }

  private static int hash(long key) {
    return (int) (mixed(key) >>> 37) & MASK;
  }

  private static long mixed(long number) {
    return (number ^ number >>> 29) * 0x9e37_79b9_7f4a_7c15L;
  }
}
