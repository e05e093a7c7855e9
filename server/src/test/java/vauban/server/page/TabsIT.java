package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** One game in two tabs, in the browser's history, and on a server that is killed. */
class TabsIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String SLOW = "1000";

  @Test
  void aMoveInOneTabIsSeenInTheOther() {
    GamePage one = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    GamePage other = twin(one);
    one.play(one.position().move("c2e4"));
    other.awaitPlies(1).await("person");
    assertThat(other.man("e4")).hasCount(1);
    other.play(other.position().move("f7e6"));
    one.awaitPlies(2).await("person");
    assertThat(one.man("e6")).hasCount(1);
    one.button("Take back").click();
    other.awaitPlies(1).await("person");
    assertThat(other.man("f7")).hasCount(1);
  }

  @Test
  void theComputerAnswersOnceThoughTwoTabsAreOpen() {
    GamePage one = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    GamePage other = twin(one);
    other.click("c2").click("e4");
    one.awaitPlies(2).await("person");
    other.awaitPlies(2).await("person");
    one.page().waitForTimeout(1_500);
    assertThat(one.moves()).hasSize(2);
    assertThat(other.moves()).isEqualTo(one.moves());
  }

  @Test
  void theComputerAnswersThoughTheTabThatAskedItIsClosed() {
    GamePage one = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    GamePage other = twin(one);
    one.click("c2").click("e4").await("computer");
    one.page().close();
    other.awaitPlies(2).await("person");
    assertThat(other.moves()).hasSize(2);
  }

  @Test
  void theClockIsTheSameInBothTabs() {
    GamePage one =
        browsing
            .open()
            .begin(Setup.of("siege", PERSON, PERSON).clock("sudden", "10", ""))
            .await("person");
    GamePage other = twin(one);
    one.play(one.position().move("c2e4")).await("person");
    other.awaitPlies(1).await("person");
    one.page().waitForTimeout(2_500);
    String time = one.page().locator(".clock").last().textContent();
    assertThat(other.page().locator(".clock").last())
        .hasText(java.util.regex.Pattern.compile(time + "|9:5[5-9]"));
  }

  @Test
  void goingBackAndForthInHistoryFindsTheGameAsItStands() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    page.click("c2").click("e4").await("computer");
    page.page().goBack();
    assertThat(page.page().locator(".setup")).isVisible();
    page.page().waitForTimeout(1_500);
    page.page().goForward();
    page.awaitPlies(2).await("person");
    assertThat(page.moves().getFirst()).isEqualTo("c2e4");
    assertThat(page.man("e4")).hasCount(1);
  }

  @Test
  void theReplyToOneGameIsNotPlayedIntoAnother() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    String first = page.page().url();
    page.click("c2").click("e4").await("computer");
    page.button("New game").click();
    page.begin(Setup.of("war-chess", PERSON, PERSON)).await("person");
    page.page().waitForTimeout(2_000);
    page.awaitPlies(0);
    page.page().navigate(first);
    page.awaitPlies(2).await("person");
    assertThat(page.man("e4")).hasCount(1);
  }

  @Test
  void aServerKilledAtAnyMomentLosesNothing() throws IOException {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    String url = page.page().url();
    for (int plies = 0; plies < 4; plies += 2) {
      page.play(page.position().legalMoves().getFirst());
      int port = browsing.stopServer();
      page.await("trouble");
      browsing.startServer(port);
      page.tryAgain().awaitPlies(plies + 2).await("person");
    }
    page.page().reload();
    page.awaitPlies(4).await("person");
    assertThat(page.page().url()).isEqualTo(url);
    browsing.forgive();
  }

  @Test
  void theButtonThatTriesAgainStaysWhileThePageTriesByItself() throws IOException {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, SLOW)).await("person");
    int port = browsing.stopServer();
    page.play(page.position().legalMoves().getFirst()).await("trouble");
    ElementHandle button = page.button("Try again").elementHandle();
    AtomicInteger tries = new AtomicInteger();
    page.page()
        .onRequestFailed(
            request -> {
              if (request.url().endsWith("/api/position")) {
                tries.incrementAndGet();
              }
            });
    page.page().waitForCondition(() -> tries.get() >= 2);
    assertThat(page.button("Try again")).isVisible();
    assertThat(button.evaluate("node => node.isConnected")).isEqualTo(true);
    browsing.startServer(port);
    page.tryAgain().awaitPlies(2).await("person");
    browsing.forgive();
  }

  /** The same game in another tab of the same browser. */
  private static GamePage twin(GamePage page) {
    Page other = page.page().context().newPage();
    other.navigate(page.page().url());
    return new GamePage(other).await("person");
  }
}
