package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** The first page leads back to the game that goes on, and to the editor. */
class HomeIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static Locator wayBack(Page page) {
    page.navigate(browsing.address());
    return page.locator(".resume a");
  }

  @Test
  void leadsBackToTheGameThatGoesOnWhateverWasTouchedLater() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.click("c2").click("e4").awaitPlies(1).await("person");
    String game = page.page().url().replaceFirst(".*/game/", "/game/");
    page.page().navigate(browsing.address() + "analysis?game=war-chess&moves=g14g12");
    new AnalysisPage(page.page()).awaitPly(1);
    assertThat(wayBack(page.page())).hasAttribute("href", game);

    Page other = browsing.openAt("", Browsing.phone());
    assertThat(wayBack(other)).hasAttribute("href", game);

    page.page().navigate(browsing.address() + game.substring(1));
    page.await("person").button("Abandon").click();
    page.button("Abandon it").click();
    page.await("over");
    page.page().locator(".wordmark").click();
    assertThat(page.page().locator(".home")).isVisible();
    assertThat(page.page().locator(".resume")).isHidden();
  }

  @Test
  void leadsToTheEditorOfEachGame() {
    Page page = browsing.openAt("", Browsing.desktop());
    page.getByText("Set up a position").last().click();
    assertThat(new EditorPage(page).page()).hasURL(Pattern.compile("/editor/siege-of-paris$"));
  }
}
