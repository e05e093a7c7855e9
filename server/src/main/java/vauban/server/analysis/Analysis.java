package vauban.server.analysis;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import vauban.engine.Search;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Options;
import vauban.server.analysis.Findings.State;

/**
 * One person's look at positions: one search at a time, and the next takes the place of the one
 * before at once. Its methods may be called from any thread, and return before the search ends.
 */
public final class Analysis implements AutoCloseable {

  private static final int HASH_MEGABYTES = 32;

  /** Hears of one analysis, one call at a time; must return soon and not wait for anybody. */
  public interface Listener {

    /** Takes what is known; never of an earlier query once a later one was taken. */
    void found(Findings findings);

    /** Takes note that the search broke down, which ends it. */
    void failed(Query query, Throwable failure);
  }

  /** A query with how far it has come. Guarded by the monitor of {@link #analyses}. */
  private static final class Run {
    private final Query query;
    private Findings latest;
    private @Nullable Search search;
    private Duration timeBefore = Duration.ZERO;
    private long nodesBefore;
    private long began;
    private boolean stopped;
    private boolean gaveWay;

    Run(Query query) {
      this.query = query;
      latest = Findings.nothingYet(query);
    }

    void end() {
      if (search != null) {
        search.stop();
      }
    }

    /** Returns what is known, with the time and the nodes up to now. */
    Findings now() {
      if (search != null) {
        Duration time = timeBefore.plusNanos(System.nanoTime() - began);
        latest = latest.after(time, nodesBefore + search.nodes());
      }
      return latest;
    }
  }

  private final Analyses analyses;
  private final Listener listener;
  private @Nullable Run run;
  private boolean may = true;
  private boolean working;
  private boolean closed;

  /** These belong to the thread that searches. */
  private @Nullable Searcher searcher;

  private int searcherThreads;
  private @Nullable Options lastOptions;

  Analysis(Analyses analyses, Listener listener) {
    this.analyses = analyses;
    this.listener = listener;
  }

  /** Searches from now on what is asked, and nothing else. */
  public void go(Query query) {
    synchronized (analyses) {
      if (closed) {
        return;
      }
      if (run != null) {
        run.end();
      }
      run = new Run(query);
      analyses.began(this);
      if (!working) {
        working = true;
        Thread.ofPlatform().daemon().name("analysis").start(this::work);
      }
    }
  }

  /** Ends the search; what it found is told once more, as done. Nothing where there is none. */
  public void stop() {
    synchronized (analyses) {
      if (run != null) {
        run.stopped = true;
        run.end();
        analyses.notifyAll();
      }
    }
  }

  /** Ends everything; nothing more is told. */
  @Override
  public void close() {
    synchronized (analyses) {
      if (!closed) {
        closed = true;
        if (run != null) {
          run.end();
        }
        run = null;
        analyses.closed(this);
      }
    }
  }

  int threads() {
    return run == null ? 0 : run.query.threads();
  }

  /** Lets the search run or makes it give way. */
  void let(boolean allowed) {
    may = allowed;
    if (!allowed && run != null && run.search != null) {
      run.gaveWay = true;
      run.end();
    }
  }

  void tellProgress() {
    if (run != null && run.search != null && run.latest.depth() > 0) {
      listener.found(run.now());
    }
  }

  private void work() {
    while (true) {
      Run mine = next();
      if (mine == null) {
        return;
      }
      try {
        search(mine);
      } catch (RuntimeException | Error failure) { // no memory left, too
        fail(mine, failure);
      }
    }
  }

  /** Returns what to search once it may be searched; null where there is nothing. */
  private @Nullable Run next() {
    synchronized (analyses) {
      Run told = null;
      while (run != null && !may && !run.stopped) {
        if (run != told) {
          told = run;
          listener.found(run.latest.as(State.WAITING));
        } else {
          await();
        }
      }
      working = run != null;
      return run;
    }
  }

  private void await() {
    try {
      analyses.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts an analysis", e);
    }
  }

  private void search(Run mine) {
    Search search = searcherFor(mine.query).prepare(mine.query.position(), mine.query.limits());
    synchronized (analyses) {
      if (run != mine || !(may || mine.stopped)) {
        return;
      }
      mine.began = System.nanoTime();
      mine.search = search;
      if (mine.stopped) {
        search.stop();
      }
    }
    search.run(soFar -> found(mine, soFar));
    synchronized (analyses) {
      mine.now();
      mine.search = null;
      mine.timeBefore = mine.latest.time();
      mine.nodesBefore = mine.latest.nodes();
      if (run == mine && (mine.stopped || !mine.gaveWay)) {
        end();
        listener.found(mine.latest.as(State.DONE));
      }
      mine.gaveWay = false;
    }
  }

  private void found(Run mine, SearchResult soFar) {
    var lines =
        soFar.lines().stream().map(line -> FoundLine.of(mine.query.position(), line)).toList();
    synchronized (analyses) {
      if (run == mine && soFar.depth() > mine.latest.depth()) {
        mine.latest =
            new Findings(mine.query, soFar.depth(), Duration.ZERO, 0, lines, State.SEARCHING);
        listener.found(mine.now());
      }
    }
  }

  private void fail(Run mine, Throwable failure) {
    synchronized (analyses) {
      if (run == mine) {
        end();
        listener.failed(mine.query, failure);
      }
    }
  }

  private void end() {
    run = null;
    analyses.ended(this);
  }

  private Searcher searcherFor(Query query) {
    Searcher ready = searcher;
    if (ready == null || searcherThreads != query.threads()) {
      ready = new Searcher(HASH_MEGABYTES, query.threads());
      searcher = ready;
      searcherThreads = query.threads();
    } else if (!query.position().options().equals(lastOptions)) {
      ready.newGame();
    }
    lastOptions = query.position().options();
    return ready;
  }
}
