package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** The page on a server that is gone, after one visit. */
class OfflineIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  @Test
  void whatWasSeenIsThereAndThePageGoesOnByItself() throws IOException {
    Page page = keptPage();
    page.navigate(browsing.address() + "new/siege");
    GamePage game = new GamePage(page).begin(Setup.of("siege", PERSON, PERSON)).await("person");
    game.play(game.position().move("c2e4")).await("person");
    game.play(game.position().move("f7e6")).await("person");
    String address = page.url();

    int port = browsing.stopServer();
    for (String path : List.of("", "new/war-chess", "learn/siege", "puzzles/siege")) {
      page.navigate(Browsing.address(port) + path);
      assertThat(page.locator("main:not(.waiting)")).isVisible();
    }
    page.navigate(Browsing.address(port) + "analysis/siege");
    assertThat(new AnalysisPage(page).man("c2")).hasCount(1);
    page.navigate(address);
    game.awaitPlies(2).await("person");
    assertThat(game.man("e6")).hasCount(1);
    assertThat(notice(page)).containsText("The server does not answer.");
    game.button("First position").click();
    assertThat(game.man("c2")).hasCount(1);
    game.button("Latest position").click();
    assertThat(game.man("e6")).hasCount(1);
    game.click("b1").click("c3").awaitPlies(3).await("trouble");
    browsing.forgive();

    browsing.startServer(port);
    game.await("person");
    assertThat(notice(page)).isEmpty();
    browsing.forgive();
  }

  @Test
  void aPageThatWasNeverKeptSaysSoAndOpensWhenTheServerIsBack() throws IOException {
    Page page = keptPage();
    int port = browsing.stopServer();
    page.navigate(Browsing.address(port) + "editor/siege");
    assertThat(page.locator("main.waiting")).containsText("The server does not answer.");
    browsing.startServer(port);
    assertThat(page.locator("main.editor")).isVisible();
    browsing.forgive();
  }

  @Test
  void theWholePageIsKeptAndNothingOfOtherVersions() {
    Page page =
        browsing.openAt("", Browsing.desktop().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    page.evaluate("caches.open('vauban.page.old')");
    awaitKept(page);
    Object kept =
        page.evaluate(
            """
            async () => {
              const names = await caches.keys();
              const page = names.filter((name) => name.startsWith("vauban.page."));
              const files = await (await caches.open(page[0])).keys();
              return [page.length, files.some(({ url }) => url.endsWith("/messages/fr.js"))].join();
            }
            """);
    assertThat(kept).isEqualTo("1,true");
  }

  @Test
  void anAddressThatCannotBeReadLeadsNowhereWithAServerAndWithout() throws IOException {
    Page page = keptPage();
    String address = browsing.address() + "game/%zz";
    page.navigate(address);
    assertThat(page.locator("h1")).hasText("There is no such page");
    int port = browsing.stopServer();
    page.navigate(address);
    assertThat(page.locator("h1")).hasText("There is no such page");
    browsing.startServer(port);
    browsing.forgive();
  }

  private static Page keptPage() {
    Page page =
        browsing.openAt("", Browsing.desktop().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    awaitKept(page);
    return page;
  }

  private static void awaitKept(Page page) {
    page.waitForCondition(
        () -> page.evaluate("navigator.serviceWorker.controller !== null").equals(true));
  }

  private static Locator notice(Page page) {
    return page.locator(".keeping");
  }
}
