package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Position;

final class OpeningsTest {

  private static final Position START = Games.SIEGE.start();

  @Test
  void theSeedAndTheNumberMakeAnOpening() {
    List<Opening> list = openings(new Openings(START, 5, 6, 100), 4);

    assertThat(openings(new Openings(START, 5, 6, 100), 4)).isEqualTo(list);
    assertThat(new Openings(START, 5, 6, 100).opening(2)).isEqualTo(list.get(2));
    assertThat(list).extracting(opening -> opening.position().text()).doesNotHaveDuplicates();
    assertThat(openings(new Openings(START, 6, 6, 100), 4)).doesNotContainAnyElementsOf(list);
  }

  private static List<Opening> openings(Openings openings, int count) {
    return IntStream.range(0, count).mapToObj(openings::opening).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void everyGameHasBalancedOpenings(String game) {
    Position start = Games.find(game).orElseThrow().start();

    List<Opening> list = openings(new Openings(start, 1, 8, 100), 3);

    assertThat(list)
        .allSatisfy(
            opening -> {
              assertThat(opening.moves()).hasSize(8);
              assertThat(opening.position().outcome().over()).isFalse();
            });
  }

  @Test
  void noPliesGiveTheStart() {
    assertThat(new Openings(START, 1, 0, 0).opening(3).position().text()).isEqualTo(START.text());
  }

  @Test
  void whatCannotBeFoundIsSaid() {
    Position won =
        Games.SIEGE.position(START.options(), "6g3/10/10/2**2**2/2**2**2/10/10/FFFA2G3 w - - 0 1");

    assertThatExceptionOfType(Openings.Unbalanced.class)
        .isThrownBy(() -> new Openings(won, 1, 2, 10).opening(0))
        .withMessage(
            "No opening of 2 plies in which neither side has gained more than 10 was found in 200"
                + " tries; raise the bound or change the plies.");
  }
}
