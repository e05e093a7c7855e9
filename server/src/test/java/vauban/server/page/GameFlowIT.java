package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** Take-backs, late replies, looking back, new games, and a server that goes away. */
class GameFlowIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final int LEVEL = 1_000;
  private static final Setup AGAINST_THE_COMPUTER =
      Setup.of("siege", PERSON, Integer.toString(LEVEL));

  @Test
  void aTakeBackCancelsTheReplyThatIsBeingThoughtOf() {
    GamePage page = browsing.open().begin(AGAINST_THE_COMPUTER).await("person");
    page.click("c2").click("e4").await("computer");
    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    page.page().waitForTimeout(2 * LEVEL);
    assertThat(page.moves()).isEmpty();
    assertThat(page.man("c2")).hasCount(1);
    page.click("c2");
    assertThat(page.board().locator(".target")).hasCount(4);
  }

  @Test
  void aTakeBackUndoesTheReplyAndTheMoveBeforeIt() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, FAST)).await("person");
    page.click("c2").click("e4").awaitPlies(2).await("person");
    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    assertThat(page.page().locator(".turn")).hasText("South to move");
    assertThat(page.button("Take back")).isDisabled();
  }

  @Test
  void theComputerPlaysAtTheLevelChosenAndTheGameKeepsIt() {
    GamePage page = browsing.open();
    Locator level = page.page().getByLabel("The computer's level");
    assertThat(level).hasValue("1");
    page.prepare(Setup.of("siege", PERSON, FAST));
    assertThat(level.locator("option").first()).hasText("1 easiest");
    assertThat(level.locator("option").last()).hasText("10 full strength");
    level.selectOption("4");
    page.button("Begin").click();
    page.await("person");
    assertThat(page.page().locator(".seat-player").last())
        .hasText("Computer, level 4, 0.1 seconds a move");
    assertThat(page.saved().path("seed").isIntegralNumber()).isTrue();

    Request asked = page.page().waitForRequest("**/api/reply", () -> page.click("c2").click("e4"));
    assertThat(asked.postData()).contains("\"level\":4,\"seed\":");
    page.awaitPlies(2).await("person");
    page.page().reload();
    page.awaitPlies(2);
    assertThat(page.page().locator(".seat-player").last()).containsText("level 4");
  }

  @Test
  void aLateReplyIsNotPlayedIntoTheNextGame() {
    GamePage page = browsing.open().begin(AGAINST_THE_COMPUTER).await("person");
    page.click("c2").click("e4").await("computer");
    page.button("New game").click();
    page.prepare(Setup.of("siege", PERSON, PERSON));
    page.button("Begin").click();
    page.awaitPlies(0).await("person");
    page.page().waitForTimeout(2 * LEVEL);
    assertThat(page.moves()).isEmpty();
  }

  @Test
  void aGameGoingOnIsKeptAndReturnedTo() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.click("c2").click("e4").awaitPlies(1);
    page.button("New game").click();
    page.page()
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Return to it"))
        .click();
    page.awaitPlies(1).await("person");
    assertThat(page.man("e4")).hasCount(1);
  }

  @Test
  void earlierPositionsAreLabelledAndTheGameGoesOnFromTheLatest() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.click("c2").click("e4").awaitPlies(1).await("person");
    page.click("f7").click("e6").awaitPlies(2).await("person");
    assertThat(page.page().locator(".moves .ply")).hasCount(2);
    page.page().locator(".moves .ply").first().click();
    Locator earlier = page.page().locator(".earlier");
    assertThat(earlier).containsText("Earlier position, after 1.");
    assertThat(page.man("f7")).hasCount(1);
    page.page().reload();
    page.awaitPlies(2).await("person");
    assertThat(earlier).containsText("Earlier position, after 1.");
    assertThat(page.man("f7")).hasCount(1);
    page.drag("d2", "e3");
    assertThat(page.moves()).hasSize(2);
    earlier.getByText("Back to the game").click();
    assertThat(earlier).isHidden();
    assertThat(page.man("e6")).hasCount(1);
    page.click("d2").click("e3").awaitPlies(3);
  }

  @Test
  void theGameIsThereAfterTheTabWasClosed() {
    GamePage page = browsing.open().begin(Setup.of("war-chess", PERSON, PERSON)).await("person");
    page.click("g14").click("g12").awaitPlies(1).await("person");
    page.page().reload();
    page.awaitPlies(1).await("person");
    assertThat(page.man("g12")).hasCount(1);
    assertThat(page.page().locator(".turn")).hasText("Defender to move");
  }

  @Test
  void aServerThatGoesAwayLosesNothing() throws IOException {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    int port = browsing.stopServer();
    page.click("c2").click("e4").await("trouble");
    assertThat(page.notice()).containsText("The game is safe in this browser.");
    assertThat(page.man("e4")).hasCount(1);
    browsing.startServer(port);
    page.awaitPlies(1).await("person");
    assertThat(page.notice()).hasCount(0);
    page.click("f7").click("e6").awaitPlies(2).await("person");
    browsing.forgive();
  }

  @Test
  void theComputersPlayEachOtherAndCanBePaused() {
    GamePage page = browsing.open().begin(Setup.of("siege", FAST, FAST)).awaitPlyAfter(0);
    page.button("Pause").click();
    page.await("paused");
    int plies = page.moves().size();
    page.page().waitForTimeout(1_000);
    assertThat(page.moves()).hasSize(plies);
    page.button("Go on").click();
    page.awaitPlyAfter(plies);
  }

  @Test
  void aWrongPositionStringIsToldOnTheStartPage() {
    GamePage page = browsing.open();
    page.prepare(
        Setup.of("siege", PERSON, PERSON)
            .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B5 w - - 0 1"));
    assertThat(page.page().getByRole(AriaRole.ALERT)).containsText("General");
    assertThat(page.button("Begin")).isDisabled();
    browsing.forgive();
  }

  @Test
  void nothingBeginsThatTheServerHasNotYetUnderstood() {
    GamePage page = browsing.open();
    page.page().locator(".from-position summary").click();
    page.page()
        .evaluate(
            """
            () => {
              const text = document.getElementById("position-text");
              text.value = "hello";
              text.dispatchEvent(new Event("input"));
              document.querySelector(".begin").click();
            }
            """);
    assertThat(page.page().getByRole(AriaRole.ALERT)).containsText("are missing");
    assertThat(page.button("Begin")).isDisabled();
    assertThat(page.table()).hasCount(0);
    browsing.forgive();
  }

  @Test
  void anEngineThatFailsAfterTheFirstBlankMakesNoMove() {
    GamePage page = browsing.open();
    page.page()
        .route(
            "**/api/reply",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("  {\"error\":\"something went wrong in the server\"}")));
    page.begin(Setup.of("siege", PERSON, FAST)).await("person");
    page.click("c2").click("e4").await("trouble");
    assertThat(page.notice()).containsText("Something went wrong in the server.");
    page.page().unroute("**/api/reply");
    page.button("Try again").click();
    page.awaitPlies(2).await("person");
    assertThat(page.moves().getFirst()).isEqualTo("c2e4");
  }

  @Test
  void aCheckIsShownByShapeAndWords() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege", PERSON, PERSON)
                    .position("5Fg3/10/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1"))
            .await("person");
    assertThat(page.board().locator(".mark.check .sign")).hasCount(1);
    assertThat(page.page().locator(".mark-words")).containsText("attacked by the Fort on f8");
    assertThat(page.square("g8"))
        .hasAttribute("aria-label", java.util.regex.Pattern.compile("g8, North General, .*"));
  }
}
