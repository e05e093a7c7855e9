package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** Names that persons give themselves, and what else is chosen before a game begins. */
class NamesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static Locator name(Page page, String seat) {
    return page.getByRole(
        AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Name of " + seat).setExact(true));
  }

  private static void language(Page page, String language) {
    page.locator("select[name=language]").selectOption(language);
    assertThat(page.locator("html")).hasAttribute("lang", language);
  }

  @Test
  void namesAreShownWhereverTheirGameIsAndTurnWithTheSides() {
    GamePage page = browsing.open().prepare(Setup.of("siege", PERSON, PERSON));
    name(page.page(), "South").fill("  Ann   of Arras ");
    name(page.page(), "North").fill("Bob");
    page.page().locator("select[name=clock]").selectOption("sudden");
    assertThat(Axe.violations(page.page())).isEmpty();
    page.button("Begin").click();
    page.await("person").click("c2").click("e4").awaitPlies(1).await("person");
    Locator seats = page.page().locator(".seat-player");
    assertThat(seats).hasText(new String[] {"Ann of Arras", "Bob"});
    assertThat(page.page().locator(".turn")).hasText("Bob (North) to move");
    assertThat(page.page().locator(".clock").first())
        .hasAttribute("aria-label", "Time left to South, Ann of Arras");

    page.button("Resign").click();
    page.page().getByRole(AriaRole.DIALOG).getByText("Resign", exact()).click();
    assertThat(page.page().locator(".result")).containsText("Ann of Arras against Bob");
    page.button("Rematch, sides turned").click();
    page.awaitPlies(0).await("person");
    assertThat(seats).hasText(new String[] {"Bob", "Ann of Arras"});

    page.page().navigate(browsing.address() + "library");
    assertThat(page.page().locator(".game-card").first()).containsText("Bob against Ann of Arras");
  }

  @Test
  void aPersonWithoutANameIsAPersonAndAComputerHasNone() {
    GamePage page = browsing.open().prepare(Setup.of("siege", PERSON, FAST));
    assertThat(name(page.page(), "North")).isHidden();
    assertThat(name(page.page(), "South")).hasAttribute("maxlength", "40");
    name(page.page(), "South").fill("   ");
    page.button("Begin").click();
    assertThat(page.page().locator(".seat-player").first()).hasText("Person");
    assertThat(page.saved().path("players").path("south").has("name")).isFalse();
  }

  @Test
  void whatWasChosenStaysWhenTheLanguageChanges() {
    GamePage page =
        browsing
            .open()
            .prepare(
                Setup.of("siege", PERSON, PERSON)
                    .preset("mirror")
                    .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1")
                    .clock("increment", "15", "10"));
    name(page.page(), "North").fill("Bob");
    language(page.page(), "fr");
    assertThat(page.page().getByLabel("Nom : Nord")).hasValue("Bob");
    assertThat(page.page().locator("select[name=clock-base]")).hasValue("15");
    assertThat(page.page().locator("select[name=clock-increment]")).hasValue("10");
    assertThat(page.page().locator("input[name=preset][value=mirror]")).isChecked();
    assertThat(page.page().locator("#position-text"))
        .hasValue("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1");
    page.button("Commencer").click();
    page.await("person");
    assertThat(page.saved().path("players").path("north").path("name").asString()).isEqualTo("Bob");

    page.page().navigate(browsing.address() + "new/siege");
    assertThat(page.page().getByLabel("Nom : Nord")).hasValue("Bob");
    assertThat(page.page().locator("#position-text")).hasValue("");
  }

  private static Locator.GetByTextOptions exact() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
