package vauban.lab.match;

import java.time.Duration;
import java.util.OptionalLong;
import vauban.engine.Clock;
import vauban.engine.Limits;
import vauban.engine.Search;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.engine.level.Level;
import vauban.rules.game.Position;

/**
 * This very build of Vauban, in this process.
 *
 * @param name what it is called in the match
 * @param version what it says it is
 * @param hashMegabytes size of its hash table
 * @param level how well it plays; how it errs follows from the opening, so a match can be repeated
 */
public record SearcherEntrant(String name, String version, int hashMegabytes, Level level)
    implements Entrant {

  @Override
  public String description() {
    String hash = "vauban Hash=" + hashMegabytes;
    return level.equals(Level.FULL) ? hash : hash + " Skill Level=" + level.number();
  }

  @Override
  public Player start() {
    return new SearcherPlayer(new Searcher(hashMegabytes), version, level);
  }

  private static final class SearcherPlayer implements Player {

    private final Searcher searcher;
    private final String version;
    private final Level level;
    private OptionalLong seed = OptionalLong.empty();

    SearcherPlayer(Searcher searcher, String version, Level level) {
      this.searcher = searcher;
      this.version = version;
      this.level = level;
    }

    @Override
    public String version() {
      return version;
    }

    @Override
    public void newGame() {
      searcher.newGame();
      seed = OptionalLong.empty();
    }

    @Override
    public Answer answer(Question question) {
      long asked = System.nanoTime();
      Search search =
          level.prepare(searcher, question.position(), limits(question), seed(question.position()));
      SearchResult result = search.run(SearchListener.NONE);
      return new Answer(
          result.best().text(),
          Duration.ofNanos(System.nanoTime() - asked),
          result.score(),
          result.depth(),
          result.nodes());
    }

    /** The first position it is asked about in a game is the opening, or the ply after it. */
    private long seed(Position position) {
      if (seed.isEmpty()) {
        seed = OptionalLong.of(position.working().key());
      }
      return seed.getAsLong();
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
