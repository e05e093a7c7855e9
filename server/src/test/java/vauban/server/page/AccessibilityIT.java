package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import vauban.server.page.GamePage.Setup;

/** What axe finds: nothing; and no page scrolls sideways. */
class AccessibilityIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String PROMOTION = "9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1";
  private static final String LAST_MOVE = "9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 w - - 0 1";

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void siege(ColorScheme colours) {
    GamePage page = browsing.open(Browsing.desktop().setColorScheme(colours));
    assertClean(page, "the start page");

    page.page().locator("select[name=clock]").selectOption("increment");
    assertClean(page, "a clock chosen");

    page.begin(Setup.of("siege", PERSON, PERSON).clock("increment", "5", "5")).await("person");
    page.click("c2");
    assertClean(page, "a piece picked up, with clocks and tips");
    page.click("c3");
    assertThat(page.notice()).isVisible();
    assertClean(page, "a refusal");
    page.page().getByRole(AriaRole.TAB).last().click();
    assertClean(page, "the rules");

    page.page().getByRole(AriaRole.TAB).nth(1).click();
    assertClean(page, "what is shown");
    page.button("Abandon").click();
    assertClean(page, "a question");
    page.page().keyboard().press("Escape");

    page.button("New game").click();
    page.begin(Setup.of("siege", PERSON, PERSON).position(PROMOTION)).await("person");
    page.click("b7").click("a8");
    assertThat(page.page().getByRole(AriaRole.DIALOG)).isVisible();
    assertClean(page, "a choice");
    page.page().keyboard().press("Escape");

    page.button("New game").click();
    page.begin(Setup.of("siege", PERSON, PERSON).position(LAST_MOVE)).await("person");
    page.click("e7").click("e8").await("over");
    assertClean(page, "a result");
    page.page().locator(".step").first().click();
    assertClean(page, "an earlier position");
  }

  @ParameterizedTest
  @CsvSource({"war-chess, DARK", "siege-of-paris, LIGHT"})
  void otherBoards(String game, ColorScheme colours) {
    GamePage page = browsing.open(Browsing.desktop().setColorScheme(colours));
    page.begin(Setup.of(game, PERSON, PERSON)).await("person");
    assertClean(page, "the array");
  }

  @ParameterizedTest
  @CsvSource({"320, siege", "390, war-chess", "320, siege-of-paris"})
  void phonesNeverScrollSideways(int width, String game) {
    GamePage page = browsing.open(Browsing.phone().setViewportSize(width, 700));
    assertThat(sideways(page)).as("start page").isZero();
    page.begin(Setup.of(game, PERSON, PERSON)).await("person");
    assertThat(sideways(page)).as("moves").isZero();
    page.page().getByRole(AriaRole.TAB).last().click();
    assertThat(sideways(page)).as("rules").isZero();
  }

  private static int sideways(GamePage page) {
    return ((Number)
            page.page()
                .evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth"))
        .intValue();
  }

  private static void assertClean(GamePage page, String state) {
    assertThat(Axe.violations(page.page()))
        .as(state)
        .extracting(
            violation ->
                violation.getId()
                    + violation.getNodes().stream().map(node -> node.getHtml()).limit(3).toList())
        .isEmpty();
  }
}
