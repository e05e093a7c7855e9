package vauban.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import vauban.engine.Limits;
import vauban.rules.Games;
import vauban.rules.game.Position;
import vauban.server.analysis.Findings.State;

class AnalysesTest {

  private static final Position START = Games.find("siege").orElseThrow().start();
  private static final int CORES = 2;

  private final AtomicInteger opponents = new AtomicInteger();
  private final Analyses analyses = new Analyses(CORES, 2, opponents::get);

  @AfterEach
  void stop() {
    analyses.close();
  }

  /** What one analysis was told. */
  private static final class Ears implements Analysis.Listener {

    private final BlockingQueue<Findings> heard = new LinkedBlockingQueue<>();

    @Override
    public void found(Findings findings) {
      heard.add(findings);
    }

    @Override
    public void failed(Query query, Throwable failure) {
      throw new AssertionError(failure);
    }

    Findings await(Predicate<Findings> wanted) throws InterruptedException {
      while (true) {
        Findings next = heard.poll(20, TimeUnit.SECONDS);
        assertThat(next).as("the next findings").isNotNull();
        if (wanted.test(next)) {
          return next;
        }
      }
    }

    Findings await(State state) throws InterruptedException {
      return await(findings -> findings.state() == state);
    }
  }

  private static Query query(long id, int threads) {
    return new Query(id, START, Limits.MAX_DEPTH, 1, threads);
  }

  private Analysis open(Ears ears) {
    return analyses.open(ears).orElseThrow();
  }

  private void think(int count) {
    opponents.set(count);
    analyses.opponentsChanged();
  }

  @Test
  void tellsEachDepthOnceAndTheEndLast() throws Exception {
    Ears ears = new Ears();
    open(ears).go(new Query(7, START, 5, 3, 1));

    Findings end = ears.await(State.DONE);
    assertThat(end.depth()).isEqualTo(5);
    assertThat(end.query().id()).isEqualTo(7);
    assertThat(end.lines()).hasSize(3);
    assertThat(end.nodes()).isPositive();
    assertThat(end.lines().getFirst().score()).isGreaterThanOrEqualTo(end.lines().get(1).score());
    assertThat(ears.heard).isEmpty();
  }

  @Test
  void endsWhatItSearchesWhenItIsStopped() throws Exception {
    Ears ears = new Ears();
    Analysis analysis = open(ears);
    analysis.go(query(1, 1));
    ears.await(findings -> findings.depth() >= 2);
    analysis.stop();

    assertThat(ears.await(State.DONE).depth()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void tellsNothingOfAnEarlierQuery() throws Exception {
    Ears ears = new Ears();
    Analysis analysis = open(ears);
    for (int id = 1; id <= 20; id++) {
      analysis.go(query(id, 1));
    }
    ears.await(findings -> findings.query().id() == 20 && findings.depth() >= 3);
    analysis.stop();
    assertThat(ears.await(State.DONE).query().id()).isEqualTo(20);
  }

  @Test
  void givesWayToAnOpponentThatNeedsTheCores() throws Exception {
    Ears ears = new Ears();
    Analysis analysis = open(ears);
    analysis.go(query(1, CORES));
    ears.await(findings -> findings.depth() >= 3);

    think(1);
    int reached = ears.await(State.WAITING).depth();
    think(0);
    Findings after = ears.await(findings -> findings.state() == State.SEARCHING);
    assertThat(after.depth()).as("depth after the wait").isGreaterThanOrEqualTo(reached);
    analysis.stop();
    ears.await(State.DONE);
  }

  @Test
  void goesOnBesideAnOpponentWhereACoreIsLeft() throws Exception {
    Ears first = new Ears();
    Ears second = new Ears();
    open(first).go(query(1, 1));
    open(second).go(query(2, 1));
    first.await(findings -> findings.depth() >= 1);
    second.await(findings -> findings.depth() >= 1);

    think(1);
    second.await(State.WAITING);
    first.heard.clear();
    first.await(State.SEARCHING);
    think(2);
    first.await(State.WAITING);
    think(0);
    first.await(State.SEARCHING);
    second.await(State.SEARCHING);
  }

  @Test
  void canBeStoppedWhileItWaits() throws Exception {
    think(CORES);
    Ears ears = new Ears();
    Analysis analysis = open(ears);
    analysis.go(query(1, 1));
    assertThat(ears.await(State.WAITING).lines()).isEmpty();
    analysis.stop();
    ears.await(State.DONE);
  }

  @Test
  void opensNoMoreThanItMay() {
    Analysis first = open(new Ears());
    open(new Ears());
    assertThat(analyses.open(new Ears())).isEmpty();
    first.close();
    assertThat(analyses.open(new Ears())).isPresent();
  }
}
