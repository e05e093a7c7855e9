package vauban.engine.uci;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import vauban.engine.Searcher;

/**
 * The one thread that the searcher belongs to. What it is given it does in turn, so that the thread
 * that reads never waits; the methods are for that thread alone.
 */
final class EngineThread {

  private static final long MOST_MILLIS_TO_END = 2_000;

  private final UciOutput output;
  private final Failures failures;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread search = new Thread(work, "search");
            search.setDaemon(true);
            return search;
          });

  private @Nullable Job job;

  // The searching thread's own.
  private @Nullable Searcher searcher;
  private @Nullable EngineSize made;

  EngineThread(UciOutput output, Failures failures) {
    this.output = output;
    this.failures = failures;
  }

  /** Begins a job; one under way is ended first and says its last words before. */
  void begin(Job next, EngineSize size) {
    stop();
    job = next;
    then(size, next::run);
  }

  /** Does something to the searcher as soon as there is no job. */
  void then(EngineSize size, Consumer<Searcher> work) {
    thread.execute(
        () -> {
          try {
            work.accept(searcher(size));
          } catch (RuntimeException | Error failure) {
            failures.say("Vauban failed", failure);
          }
        });
  }

  /** Does something when all that was asked for before is done, except that it waits for no job. */
  void whenReady(Runnable work) {
    if (busy()) {
      work.run();
    } else {
      thread.execute(work);
    }
  }

  /** Returns whether a job is under way. */
  boolean busy() {
    return job != null && !job.done();
  }

  /** Ends the job under way, if any. */
  void stop() {
    if (job != null) {
      job.stop();
    }
  }

  /** Lets the job under way know that the move it ponders on was played. */
  void ponderHit() {
    if (job != null) {
      job.ponderHit();
    }
  }

  /** Ends the job under way and the thread; returns when the last words are said. */
  void close() throws InterruptedException {
    stop();
    thread.shutdown();
    boolean ended = thread.awaitTermination(MOST_MILLIS_TO_END, TimeUnit.MILLISECONDS);
    if (!ended) {
      thread.shutdownNow();
    }
  }

  private Searcher searcher(EngineSize size) {
    if (searcher == null || !size.equals(made)) {
      searcher = null; // nobody may hold the old table, or both would have to fit in at once
      searcher = make(size);
      made = size;
    }
    return searcher;
  }

  private Searcher make(EngineSize size) {
    for (int hash = size.hash(); hash > 1; hash /= 2) {
      try {
        return new Searcher(hash, size.threads());
      } catch (OutOfMemoryError e) {
        output.inform(
            "there is no memory for a hash table of %d MB; it gets %d".formatted(hash, hash / 2));
      }
    }
    return new Searcher(1, size.threads());
  }
}
