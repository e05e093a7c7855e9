package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.server.page.GamePage.Setup;

/** Games played on the page from their start to their result. */
class WholeGameIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final long SEED = 20261129;
  private static final int MOST_MOVES = 300;

  @Test
  void theBannerReachesTheHeadquarters() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege", PERSON, FAST)
                    .position("9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 b - - 0 1"));
    playToTheEnd(page);
    assertThat(page.page().locator(".result")).containsText("South wins");
    assertThat(page.page().locator(".points")).hasText("2–0");
    assertThat(page.said()).containsText("South wins");
  }

  @Test
  void theCitadelIsTaken() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("war-chess", PERSON, FAST)
                    .position("6/4W4/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/2C4/3k4/8i/6 b 0 1"));
    playToTheEnd(page);
    assertThat(page.page().locator(".result"))
        .containsText("The attacker wins by taking the Citadel");
  }

  @Test
  void theFortIsStormed() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege-of-paris", FAST, PERSON)
                    .position("OXOXOXRQ4/12/12/12/12/6/3MMG3/6/8/6/9/5M6/12/12/12/12 rw - 0 20"));
    playToTheEnd(page);
    assertThat(page.page().locator(".result")).containsText("esiegers win");
  }

  @ParameterizedTest
  @CsvSource({"siege", "war-chess", "siege-of-paris"})
  void aWholeGameFromTheArray(String game) {
    GamePage page = browsing.open().begin(Setup.of(game, PERSON, FAST));
    playToTheEnd(page);
    assertThat(page.page().locator(".result")).isVisible();
  }

  /**
   * Plays a winning move where there is one, and else any by the seed; the page must agree with the
   * rules.
   */
  private static void playToTheEnd(GamePage page) {
    Random random = new Random(SEED);
    page.awaitPersonOrEnd();
    for (int moves = 0; moves < MOST_MOVES && !page.over(); moves++) {
      Position position = page.position();
      page.play(choice(position, random));
      page.awaitPersonOrEnd();
    }
    Position last = page.position();
    assertThat(last.outcome().over()).as("%s is over, seed %d", last, SEED).isTrue();
  }

  private static Move choice(Position position, Random random) {
    List<Move> moves = position.legalMoves();
    if (moves.getFirst().text().startsWith("@")) {
      return position.move("@" + position.game().placing().orElseThrow().usual());
    }
    return moves.stream()
        .filter(
            move ->
                position.play(move).outcome() instanceof Outcome.Decided decided
                    && decided.winner() == position.team())
        .findFirst()
        .orElseGet(() -> moves.get(random.nextInt(moves.size())));
  }
}
