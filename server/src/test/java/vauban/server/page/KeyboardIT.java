package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.server.page.GamePage.Setup;

/** Playing without a pointer. */
class KeyboardIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String BANNER_TO_GO = "9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 b - - 0 1";

  @ParameterizedTest
  @CsvSource({"siege, north", "war-chess, defender", "siege-of-paris, garrison"})
  void arrowsReachEverySquare(String game) {
    GamePage page = browsing.open().begin(Setup.of(game, PERSON, PERSON)).await("person");
    page.board().locator("[data-square][tabindex='0']").focus();
    Set<String> reached = new TreeSet<>();
    walk(page, "ArrowDown", reached);
    String way = "ArrowRight";
    String row;
    do {
      walk(page, way.equals("ArrowRight") ? "ArrowLeft" : "ArrowRight", reached);
      walk(page, way, reached);
      row = here(page);
      page.page().keyboard().press("ArrowUp");
    } while (!row.equals(here(page)));
    assertThat(reached)
        .containsExactlyInAnyOrderElementsOf(
            Games.find(game).orElseThrow().board().squares().stream()
                .filter(square -> square.terrain().occupiable())
                .map(square -> square.name())
                .toList());
    assertThat(page.board().locator("[tabindex='0']")).hasCount(1);
  }

  @Test
  void aGameIsWonByKeysAlone() {
    GamePage page =
        browsing
            .open()
            .begin(Setup.of("siege", PERSON, FAST).position(BANNER_TO_GO))
            .await("person");
    goTo(page, "e7");
    assertThat(page.square("e7")).hasAttribute("aria-label", "e7, South Banner carriers");
    press(page, "Enter");
    assertThat(page.square("e7")).hasAttribute("aria-selected", "true");
    press(page, "Escape");
    assertThat(page.square("e7")).hasAttribute("aria-selected", "false");
    press(page, "Enter");
    goTo(page, "f8");
    assertThat(page.square("f8")).hasAttribute("aria-label", "f8, empty, legal target");
    press(page, " ");
    page.await("over");
    assertThat(page.said()).containsText("South: South Banner carriers e7 to f8.");
    assertThat(page.said()).containsText("South wins");
    assertThat(here(page)).as("the focus stays where it was").isEqualTo("f8");
  }

  @Test
  void aRefusalIsSaidAndThePieceLaidDown() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    goTo(page, "b2");
    press(page, "Enter");
    goTo(page, "b3");
    press(page, "Enter");
    assertThat(page.page().locator(".notices[role=status]")).containsText("Not allowed");
    assertThat(page.square("b2")).hasAttribute("aria-selected", "false");
  }

  @Test
  void aPromotionIsChosenByKeysAndEscapeTakesTheMoveBack() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege", PERSON, PERSON)
                    .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1"))
            .await("person");
    goTo(page, "b7");
    press(page, "Enter");
    goTo(page, "a8");
    press(page, "Enter");
    Locator dialog = page.page().getByRole(AriaRole.DIALOG);
    assertThat(dialog).isVisible();
    press(page, "Escape");
    assertThat(dialog).hasCount(0);
    assertThat(page.moves()).isEmpty();
    assertThat(page.man("b7")).hasCount(1);

    goTo(page, "b7");
    press(page, "Enter");
    goTo(page, "a8");
    press(page, "Enter");
    assertThat(dialog).isVisible();
    press(page, "Tab");
    press(page, "Enter");
    page.awaitPlies(1).await("person");
    assertThat(page.moves().getFirst()).startsWith("b7a8");
    assertThat(here(page)).isEqualTo("a8");
  }

  private static void walk(GamePage page, String key, Set<String> reached) {
    String before;
    do {
      before = here(page);
      reached.add(before);
      press(page, key);
    } while (!before.equals(here(page)));
  }

  /** Walks to a square of a board of ranks and files, first up or down. */
  private static void goTo(GamePage page, String square) {
    if (here(page).isEmpty()) {
      page.board().locator("[data-square][tabindex='0']").focus();
    }
    int rank = Integer.parseInt(square.substring(1));
    for (int now = rankHere(page); now != rank; now = rankHere(page)) {
      press(page, now < rank ? "ArrowUp" : "ArrowDown");
    }
    while (here(page).charAt(0) != square.charAt(0)) {
      press(page, here(page).charAt(0) < square.charAt(0) ? "ArrowRight" : "ArrowLeft");
    }
  }

  private static int rankHere(GamePage page) {
    return Integer.parseInt(here(page).substring(1));
  }

  private static void press(GamePage page, String key) {
    page.page().keyboard().press(key);
  }

  private static String here(GamePage page) {
    return (String) page.page().evaluate("document.activeElement.dataset.square ?? ''");
  }
}
