package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.rules.game.Move;
import vauban.server.page.GamePage.Setup;

/** Choices beyond from and to: promotion, command, placing, passing. */
class ChoicesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final Setup PARIS = Setup.of("siege-of-paris", PERSON, PERSON);

  /** White may command the taking of the Man on c11 or of others that nobody supports. */
  private static final String COMMANDS =
      "12/2m3m1l3/3m3m1k2/4m1l1mQ2/2O1O7/m1m1m1/4mm2X/6/7X/X5/3M3M1/1O3MG2M2/4M1M5/5L1M1M2/3R1K2LK2/6C5"
          + " w - 14 37";

  @Test
  void anInfantrymanBecomesWhatIsChosen() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege", PERSON, PERSON)
                    .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1"))
            .await("person");
    page.drag("b7", "a8");
    Locator dialog = page.page().getByRole(AriaRole.DIALOG);
    assertThat(dialog.getByRole(AriaRole.BUTTON)).hasCount(5);
    dialog.getByText("Artillery").click();
    page.awaitPlies(1).await("person");
    assertThat(page.moves()).containsExactly("b7a8a");
    assertThat(page.man("a8")).hasAttribute("data-symbol", "A");
  }

  @Test
  void aBesiegerCommandsTheGarrisonOrNot() {
    GamePage page = browsing.open().begin(PARIS.position(COMMANDS)).await("person");
    Move commanding =
        page.position().legalMoves().stream()
            .filter(move -> move.command() != null)
            .findFirst()
            .orElseThrow();
    page.play(commanding).awaitPlies(1).await("person");
    assertThat(page.moves()).containsExactly(commanding.text());
    assertThat(page.board().locator(".mark.command .sign")).hasCount(1);

    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    String quiet = commanding.text().substring(0, commanding.text().indexOf('!'));
    page.play(page.position().move(quiet)).awaitPlies(1);
    assertThat(page.moves()).containsExactly(quiet);
  }

  @Test
  void theGarrisonIsPlacedFromTheTray() {
    GamePage page = browsing.open().begin(PARIS).await("person");
    page.button("Clear").click();
    assertThat(page.button("Confirm the placing")).isDisabled();
    Locator tray = page.page().locator(".tray-piece");
    for (String cell : new String[] {"f10", "h10", "h8", "h6", "f6", "d6", "d8", "d10"}) {
      tray.first().click();
      page.click(cell);
    }
    assertThat(tray).hasCount(0);
    Locator tips = page.page().locator(".coach");
    assertThat(tips).containsText("what it can do in the game is told here.");
    assertThat(tips).not().containsText("where it may go");
    String before = page.man("f10").getAttribute("data-symbol");
    page.drag("f10", "d8");
    assertThat(page.man("d8")).hasAttribute("data-symbol", before);
    page.page().setViewportSize(320, 640);
    page.button("Confirm the placing").click();
    page.awaitPlies(1).await("person");
    assertThat(page.moves().getFirst()).startsWith("@");
    assertThat(page.page().locator(".placing")).hasCount(0);
    assertThat(tips).containsText("where it may go is marked");
    assertThat(page.page().locator("svg.board"))
        .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.99));
  }

  @Test
  void theGarrisonIsPlacedByDraggingFromTheTrayAndByKeys() {
    GamePage page = browsing.open().begin(PARIS).await("person");
    page.button("Clear").click();
    Locator tray = page.page().locator(".tray-piece");
    tray.first().hover();
    page.page().mouse().down();
    double[] cell = page.middle("h8");
    page.page().mouse().move(cell[0] - 20, cell[1] - 20);
    page.page().mouse().move(cell[0], cell[1]);
    page.page().mouse().up();
    assertThat(page.man("h8")).hasCount(1);
    assertThat(tray).hasCount(7);

    tray.first().focus();
    page.page().keyboard().press("Enter");
    page.page().keyboard().press("Enter");
    assertThat(tray).hasCount(6);
    assertThat(page.man("f10")).hasCount(1);

    page.button("Usual placing").click();
    assertThat(tray).hasCount(0);
    page.button("Shuffle").click();
    page.button("Confirm the placing").click();
    page.awaitPlies(1).await("person");
  }

  @Test
  void anArmyWithoutAMovePasses() {
    GamePage page =
        browsing
            .open()
            .begin(PARIS.position("OXOXOXRQ4/12/12/12/12/6/3MMG3/6/8/6/9/5M6/12/12/12/12 b - 0 20"))
            .await("person");
    assertThat(page.said()).containsText("The only move is to pass.");
    page.button("Pass").click();
    page.awaitPlies(1);
    assertThat(page.moves()).containsExactly("pass");
  }
}
