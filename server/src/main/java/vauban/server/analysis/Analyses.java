package vauban.server.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Everybody who has positions analysed now. While opponents think for games, the analyses together
 * have only the cores that those leave: a reply that somebody waits for comes first. Those begun
 * first go on then, the others wait and take up their search again where its memory left it.
 *
 * <p>The monitor of this object guards the state of every analysis, too: there are few, and they
 * change a few times a second.
 */
public final class Analyses implements AutoCloseable {

  private static final Duration BEAT = Duration.ofMillis(500);

  private final int cores;
  private final int most;
  private final IntSupplier opponents;
  private final List<Analysis> open = new ArrayList<>();

  /** Those that search or wait, in the order of their beginning. */
  private final List<Analysis> busy = new ArrayList<>();

  private @Nullable ScheduledExecutorService beat;

  /**
   * Makes a place for analyses.
   *
   * @param cores of the machine, which is also the most threads an analysis may have
   * @param most how many may be open at a time, since each has a memory of its own
   * @param opponents tells how many opponents think now
   */
  public Analyses(int cores, int most, IntSupplier opponents) {
    this.cores = cores;
    this.most = most;
    this.opponents = opponents;
  }

  /** Returns the most threads an analysis may have. */
  public int mostThreads() {
    return cores;
  }

  /** Returns a new analysis, or empty where too many are open. */
  public synchronized Optional<Analysis> open(Analysis.Listener listener) {
    if (open.size() >= most) {
      return Optional.empty();
    }
    if (beat == null) {
      beat =
          Executors.newSingleThreadScheduledExecutor(
              Thread.ofPlatform().daemon().name("analysis-beat").factory());
      var _ =
          beat.scheduleAtFixedRate(
              this::tellProgress, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
    }
    Analysis analysis = new Analysis(this, listener);
    open.add(analysis);
    return Optional.of(analysis);
  }

  private synchronized void tellProgress() {
    List.copyOf(busy).forEach(Analysis::tellProgress);
  }

  /** Takes note that an opponent has begun or ended thinking. */
  public synchronized void opponentsChanged() {
    share();
  }

  /** Takes note that an analysis has begun a search. */
  void began(Analysis analysis) {
    busy.remove(analysis);
    busy.add(analysis);
    share();
  }

  /** Takes note that an analysis has nothing to do any more. */
  void ended(Analysis analysis) {
    busy.remove(analysis);
    share();
  }

  void closed(Analysis analysis) {
    open.remove(analysis);
    ended(analysis);
  }

  private void share() {
    int thinking = opponents.getAsInt();
    int left = cores - thinking;
    for (Analysis analysis : busy) {
      boolean may = thinking == 0 || analysis.threads() <= left;
      if (may) {
        left -= analysis.threads();
      }
      analysis.let(may);
    }
    notifyAll();
  }

  /** Stops all of them. */
  @Override
  public synchronized void close() {
    List.copyOf(open).forEach(Analysis::close);
    if (beat != null) {
      beat.shutdownNow();
    }
  }
}
