package vauban.engine.paris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import vauban.engine.Limits;
import vauban.engine.Score;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;

/** What the engine must see in the Siege of Paris. */
class ParisTacticsTest {

  @Test
  void drawsTheGuardOutAndEntersBehindHim() {
    SearchResult result = search("b", "Xd8 Rl1 Ql2 mf10 kh10 mh8 mb10 Mc8 Kd1 Md2", 3);

    assertThat(result.best().text()).isEqualTo("b10c9!c9");
    assertThat(result.score())
        .as("the third Man joins two Men and a Captain")
        .isEqualTo(Score.WIN - 3);
  }

  @Test
  void shutsTheGateRatherThanTakeAMan() {
    String pieces = "Of10 Xh8 Od8 Xd6 Qk15 Rl2 Kd1 Ke1 Cg1 Gh1 Md2 Me2 Mg2 Mh2 Mf5 Lg4 Ml4";

    assertThat(search("rw", pieces, 5).best().text()).isEqualTo("d6f6");
  }

  @Test
  void goesInWhereTheGarrisonWouldOtherwiseTakeAll() {
    SearchResult result = search("w", "Of10 Xh8 Od8 Rl2 Qa3 Mf5 Kd1 Me2 Mk3", 4);

    assertThat(result.best().text()).isEqualTo("f5f6");
  }

  private static SearchResult search(String turn, String pieces, int depth) {
    return new Searcher(1)
        .search(Scene.of(turn, pieces).position(), Limits.depth(depth), SearchListener.NONE);
  }
}
