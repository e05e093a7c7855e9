package vauban.engine.uci;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** A search: says what it finds, and always exactly one {@code bestmove}, whatever happens. */
final class SearchJob implements Job {

  private static final String NO_MOVE = "(none)";

  private final Position root;
  private final GoCommand go;
  private final SearchSettings settings;
  private final UciOutput output;
  private final Failures failures;

  private @Nullable SearchResult said;

  // Shared by the threads, and guarded by this.
  private @Nullable Search search;
  private boolean stopped;
  private boolean pondering;
  private boolean done;

  SearchJob(
      Position root, GoCommand go, SearchSettings settings, UciOutput output, Failures failures) {
    this.root = root;
    this.go = go;
    this.settings = settings;
    this.output = output;
    this.failures = failures;
    pondering = go.ponder();
  }

  @Override
  public void run(Searcher searcher) {
    String move;
    try {
      move = search(searcher);
    } catch (RuntimeException | Error failure) {
      failures.say("the search failed", failure);
      move = fallback();
    }
    forgetSearch();
    awaitRelease();
    output.say("bestmove " + move);
  }

  private String search(Searcher searcher) {
    Optional<Verdict.Illegal> over = Verdict.Illegal.whereOver(root.working());
    if (over.isPresent()) {
      output.inform(over.get().reason());
      return NO_MOVE;
    }
    Limits limits = GoLimits.of(go, root, settings.lines(), output::inform);
    Search prepared = settings.level().prepare(searcher, root, limits, settings.seed());
    SearchResult result = begin(prepared).run(soFar -> say(soFar, searcher.hashFull()));
    boolean complete = result.depth() > 0; // what was only looked at has no score to speak of
    if (complete && (said == null || !said.lines().getFirst().equals(result.lines().getFirst()))) {
      say(result, searcher.hashFull());
    }
    return result.best() + (settings.sayPonder() ? ponder(result.principalVariation()) : "");
  }

  /** Lets the search know what was said before it was there. */
  private synchronized Search begin(Search prepared) {
    search = prepared;
    if (stopped) {
      prepared.stop();
    }
    if (go.ponder() && !pondering) {
      prepared.ponderHit();
    }
    return prepared;
  }

  private void say(SearchResult result, int hashFull) {
    said = result;
    output.say(InfoLines.of(root, result, hashFull));
  }

  /** Returns the move to ponder on: the opponent's, which a ply of one's own may come before. */
  private String ponder(List<Move> expected) {
    boolean opponents = expected.size() > 1 && root.play(expected.getFirst()).team() != root.team();
    return opponents ? " ponder " + expected.get(1) : "";
  }

  private String fallback() {
    if (said != null) {
      return said.best().text();
    }
    return root.legalMoves().stream().findFirst().map(Move::text).orElse(NO_MOVE);
  }

  /** It holds the hash table, which may have to give way to another before the next search. */
  private synchronized void forgetSearch() {
    search = null;
  }

  private synchronized void awaitRelease() {
    while (!stopped && (go.infinite() || pondering)) {
      try {
        wait();
      } catch (InterruptedException e) {
        break;
      }
    }
    done = true;
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    if (search != null) {
      search.stop();
    }
    notifyAll();
  }

  @Override
  public synchronized void ponderHit() {
    if (pondering && search != null) {
      search.ponderHit();
    }
    pondering = false;
    notifyAll();
  }

  @Override
  public synchronized boolean done() {
    return done;
  }
}
