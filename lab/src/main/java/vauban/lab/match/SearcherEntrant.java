package vauban.lab.match;

import java.time.Duration;
import vauban.engine.Clock;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;

/**
 * This very build of Vauban, in this process.
 *
 * @param name what it is called in the match
 * @param version what it says it is
 * @param hashMegabytes size of its hash table
 */
public record SearcherEntrant(String name, String version, int hashMegabytes) implements Entrant {

  @Override
  public String description() {
    return "vauban Hash=" + hashMegabytes;
  }

  @Override
  public Player start() {
    return new SearcherPlayer(new Searcher(hashMegabytes), version);
  }

  private record SearcherPlayer(Searcher searcher, String version) implements Player {

    @Override
    public void newGame() {
      searcher.newGame();
    }

    @Override
    public Answer answer(Question question) {
      long asked = System.nanoTime();
      SearchResult result =
          searcher.search(question.position(), limits(question), SearchListener.NONE);
      return new Answer(
          result.best().text(),
          Duration.ofNanos(System.nanoTime() - asked),
          result.score(),
          result.depth(),
          result.nodes());
    }

    private static Limits limits(Question question) {
      return switch (question.clock().control()) {
        case TimeControl.Nodes(long nodes) -> Limits.nodes(nodes);
        case TimeControl.Depth(int plies) -> Limits.depth(plies);
        case TimeControl.MoveTime(Duration time) -> Limits.time(time);
        case TimeControl.Clocks(Duration base, Duration increment) ->
            Limits.clock(
                new Clock(question.clock().left(question.position().team()), increment, 0));
      };
    }

    @Override
    public void close() {
      searcher.stop();
    }
  }
}
