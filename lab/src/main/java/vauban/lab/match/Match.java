package vauban.lab.match;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Many games between two entrants, side by side, in pairs that share an opening and swap the teams.
 *
 * <p>Whatever a player does, the match goes on: who crashes, is late, gives no answer or no legal
 * move has lost that game. Only an entrant that does not start ends the match.
 */
public final class Match {

  private final MatchPlan plan;
  private final MatchListener listener;
  private final Map<Integer, Opening> openings = new HashMap<>();
  private final Set<Integer> taken = new HashSet<>();
  private final List<Table> tables = new CopyOnWriteArrayList<>();
  private Standing standing = Standing.NONE;
  private int next;
  private volatile boolean stopped;
  private @Nullable Throwable failure;
  private @Nullable ExecutorService workers;

  /** Prepares a match of which nothing has been played. */
  public Match(MatchPlan plan, MatchListener listener) {
    this.plan = plan;
    this.listener = listener;
  }

  /**
   * Counts games of the same plan that were played earlier; they are not played again.
   *
   * @param given openings of pairs that are partly played, which their other games shall have
   */
  public synchronized void resume(Collection<GameResult> earlier, Collection<Opening> given) {
    for (GameResult result : earlier) {
      if (taken.add(result.pairing().game())) {
        standing = standing.with(result);
      }
    }
    given.forEach(opening -> openings.put(opening.number(), opening));
  }

  public synchronized Standing standing() {
    return standing;
  }

  /**
   * Plays, until every game has been played, the standing is enough, or {@link #stop()}.
   *
   * @param enough asked after each game
   * @return how it stands then
   * @throws CannotStart where an entrant does not start
   * @throws IOException where the listener could not record a game
   */
  public Standing play(Predicate<Standing> enough)
      throws CannotStart, IOException, InterruptedException {
    try (ExecutorService executor = Executors.newFixedThreadPool(plan.concurrency())) {
      synchronized (this) {
        workers = executor;
        if (enough.test(standing)) {
          stop();
        }
      }
      for (int i = 0; i < plan.concurrency() && !stopped; i++) {
        executor.execute(() -> work(enough));
      }
    }
    synchronized (this) {
      return switch (failure) {
        case null -> standing;
        case CannotStart e -> throw e;
        case IOException e -> throw e;
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        default -> throw new IllegalStateException(failure);
      };
    }
  }

  /** Ends the match at once; from any thread. Games under way are not counted. */
  public void stop() {
    stopped = true;
    ExecutorService executor;
    synchronized (this) {
      executor = workers;
    }
    if (executor != null) {
      executor.shutdownNow();
    }
    tables.forEach(Table::close);
  }

  private void work(Predicate<Standing> enough) {
    try (Table table = new Table(plan)) {
      tables.add(table);
      Pairing pairing = nextPairing();
      while (pairing != null) {
        PlayedGame game = table.play(pairing, opening(pairing.pair()));
        ended(game, enough);
        pairing = nextPairing();
      }
    } catch (InterruptedException _) {
      // Stopped.
    } catch (Exception | Error e) {
      fail(e);
    }
  }

  private synchronized void fail(Throwable thrown) {
    if (!stopped) {
      failure = thrown;
      stop();
    }
  }

  private synchronized @Nullable Pairing nextPairing() {
    while (taken.contains(next)) {
      next++;
    }
    return stopped || next >= plan.games() ? null : new Pairing(next++);
  }

  private Opening opening(int pair) {
    synchronized (this) {
      Opening known = openings.get(pair);
      if (known != null) {
        return known;
      }
    }
    Opening made = plan.openings().opening(pair); // takes a while; both games' players may make it
    synchronized (this) {
      openings.put(pair, made);
    }
    return made;
  }

  private synchronized void ended(PlayedGame game, Predicate<Standing> enough) throws IOException {
    if (stopped) {
      return; // its players were ended under it
    }
    standing = standing.with(game.result());
    listener.gameEnded(game, standing);
    if (enough.test(standing)) {
      stop();
    }
  }
}
