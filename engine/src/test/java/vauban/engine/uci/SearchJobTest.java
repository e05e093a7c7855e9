package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.engine.Searcher;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.Position;

class SearchJobTest {

  private final Position start = Games.SIEGE.start();

  /** Cannot write the lines that begin so, as if the engine had a fault there. */
  private static final class Faulty extends StringWriter {

    private final String beginning;

    Faulty(String beginning) {
      this.beginning = beginning;
    }

    @Override
    public void write(String text, int start, int length) {
      if (text.startsWith(beginning)) {
        throw new IllegalStateException("no more ink");
      }
      super.write(text, start, length);
    }
  }

  @Test
  void aSearchThatFailsSaysSoAndPlaysTheBestItFound() {
    List<String> said = run(new Faulty("info depth 3 "), "go depth 5");

    assertThat(said.subList(0, 2)).allMatch(line -> line.startsWith("info depth "));
    assertThat(said.get(2))
        .isEqualTo("info string the search failed: java.lang.IllegalStateException: no more ink");
    assertThat(start.play(move(said))).isNotNull();
  }

  @Test
  void aSearchThatFailsAtOnceStillPlaysALegalMove() {
    List<String> said = run(new Faulty("info string searchmoves"), "go searchmoves none");

    assertThat(said).hasSize(2);
    assertThat(said.getFirst()).startsWith("info string the search failed: ");
    assertThat(start.play(move(said))).isNotNull();
  }

  @Test
  void aSearchStoppedBeforeItBeganPlaysALegalMove() {
    StringWriter out = new StringWriter();
    SearchJob job = job(out, "go infinite");

    job.stop();
    job.run(new Searcher(1));

    assertThat(job.done()).isTrue();
    List<String> said = out.toString().lines().toList();
    assertThat(said).singleElement().asString().startsWith("bestmove ");
    assertThat(start.play(move(said))).isNotNull();
  }

  @Test
  void aPonderHitBeforeTheSearchBeganStartsTheClock() {
    StringWriter out = new StringWriter();
    SearchJob job = job(out, "go ponder movetime 50");

    job.ponderHit();
    job.run(new Searcher(1));

    assertThat(out.toString().lines()).last().asString().startsWith("bestmove ");
  }

  private List<String> run(StringWriter out, String go) {
    job(out, go).run(new Searcher(1));
    return out.toString().lines().toList();
  }

  private SearchJob job(StringWriter out, String go) {
    UciOutput output = new UciOutput(out, () -> {});
    GoCommand words = ((UciCommand.Go) UciParser.read(go)).words();
    SearchSettings settings = new SearchSettings(1, false, Level.FULL, 0);
    return new SearchJob(start, words, settings, output, new Failures(output));
  }

  private static String move(List<String> said) {
    return said.getLast().split(" ")[1];
  }
}
