package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.game.Move;
import vauban.server.page.GamePage.Setup;

/** Ending a game without a move, and what comes after it. */
class EndingsIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** Quiet, and late enough for a draw. */
  private static final String LATE =
      "fcasg1sacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCAS1GSACF w - - 0 30";

  @ParameterizedTest
  @CsvSource({
    "siege, South would lose the game and North, North wins by resignation, 0–3, S resignation",
    "war-chess, The attacker would lose the game and the defender would win it, The defender wins"
        + " by resignation, 0–1, WC end off board",
    "siege-of-paris, The garrison would lose the game and the besiegers, The besiegers win by"
        + " resignation, 1–0, SP resignation"
  })
  void aPersonResignsAgainstTheComputer(
      String game, String warning, String words, String points, String rule) {
    GamePage page = browsing.open().begin(Setup.of(game, PERSON, FAST)).await("person");
    assertThat(page.button("Resign")).isDisabled();
    Move first = page.position().legalMoves().getFirst();
    page.play(first).await("person");
    page.button("Resign").click();
    Locator dialog = dialog(page);
    assertThat(dialog).containsText(warning);
    assertThat(page.button("Go on playing")).isFocused();
    page.page().keyboard().press("Enter");
    page.await("person");
    page.button("Resign").click();
    dialog.getByText("Resign", new Locator.GetByTextOptions().setExact(true)).click();
    page.await("over");
    Locator result = page.page().locator(".result");
    assertThat(result).containsText(words);
    assertThat(result.locator(".points")).hasText(points);
    assertThat(result.locator(".rule-link")).hasText(rule);
    assertThat(page.said()).containsText(words);

    page.page().reload();
    page.await("over");
    assertThat(result).containsText(words);
    assertThat(page.button("Take back")).isDisabled();
    assertThat(page.button("Resign")).isHidden();
  }

  @Test
  void resigningIsFarFromTakingBackAndStaysWhereItIs() {
    GamePage page = browsing.open(Browsing.phone()).begin(Setup.of("siege", PERSON, FAST));
    page.await("person");
    page.play(page.position().move("c2e4")).awaitPlies(2).await("person");
    BoundingBox resign = page.button("Resign").boundingBox();
    BoundingBox takeBack = page.button("Take back").boundingBox();
    assertThat(resign.y - takeBack.y).as("pixels below Take back").isGreaterThan(100);
    assertThat(page.page().locator(".toolbar .resign, .leaving .take-back")).hasCount(0);
  }

  @Test
  void personsAgreeToADraw() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.play(page.position().move("c2e4")).await("person");
    page.button("Offer a draw").click();
    page.page().keyboard().press("Escape");
    page.await("person");
    page.button("Offer a draw").click();
    dialog(page).getByText("Both agree to a draw").click();
    page.await("over");
    assertThat(page.page().locator(".result")).containsText("Draw by agreement");
    assertThat(page.page().locator(".points")).hasText("1–1");
  }

  @Test
  void theComputerTakesNoDrawSoon() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, FAST)).await("person");
    page.button("Offer a draw").click();
    assertThat(page.notice()).containsText("too early");
    assertThat(page.button("Offer a draw")).isDisabled();
    page.play(page.position().move("c2e4")).awaitPlies(2).await("person");
    assertThat(page.button("Offer a draw")).isEnabled();
    assertThat(page.notice()).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"25, true", "-40, false"})
  void theComputerTakesADrawUnlessItStandsBetter(int scoreOfThePerson, boolean taken) {
    GamePage page =
        browsing.open().begin(Setup.of("siege", PERSON, FAST).position(LATE)).await("person");
    page.page()
        .route(
            "**/api/reply",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(
                            "{\"move\":\"c2e4\",\"short\":\"Ice4\",\"score\":%d,\"depth\":1,\"nodes\":1,\"millis\":1}"
                                .formatted(scoreOfThePerson))));
    page.button("Offer a draw").click();
    if (taken) {
      page.await("over");
      assertThat(page.page().locator(".result")).containsText("Draw by agreement");
    } else {
      assertThat(page.notice()).containsText("it stands better");
      page.await("person");
    }
  }

  @Test
  void aGameIsAbandonedWithoutAResult() {
    GamePage page =
        browsing
            .open(Browsing.desktop().setLocale("en-GB"))
            .begin(Setup.of("siege", PERSON, FAST))
            .await("person");
    String begun = "Siege, \\d{1,2} [A-Z][a-z]+ \\d{4}, \\d\\d:\\d\\d";
    assertThat(page.page()).hasTitle(Pattern.compile("^" + begun + " · Vauban$"));
    assertThat(page.button("Resign"))
        .hasAttribute("title", "Give the game up as lost: the other side wins.");
    page.button("Abandon").click();
    assertThat(dialog(page)).containsText("without a result: nobody wins and nobody loses.");
    dialog(page).getByText("Abandon it").click();
    page.await("over");
    assertThat(page.page())
        .hasTitle(Pattern.compile("^" + begun + ": Abandoned, without a result · Vauban$"));
    assertThat(page.page().locator(".result")).containsText("The game was abandoned");
    assertThat(page.page().locator(".points")).hasCount(0);
    page.page().reload();
    page.await("over");
  }

  @Test
  void gamesThatAreOnlyWatchedCannotBeResigned() {
    GamePage page = browsing.open().begin(Setup.of("siege", FAST, FAST)).awaitPlyAfter(0);
    page.button("Pause").click();
    assertThat(page.button("Resign")).isHidden();
    assertThat(page.button("Offer a draw")).isHidden();
    assertThat(page.button("Abandon")).isVisible();
  }

  @Test
  void aRematchTurnsSides() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, FAST)).await("person");
    page.play(page.position().move("c2e4")).awaitPlies(2).await("person");
    page.button("Resign").click();
    dialog(page).getByText("Resign", new Locator.GetByTextOptions().setExact(true)).click();
    page.await("over");
    String before = page.page().url();
    page.button("Rematch, sides turned").click();
    page.page().waitForURL(url -> !url.equals(before));
    page.awaitPlies(1).await("person");
    assertThat(page.page().locator(".seat-player").first()).containsText("Computer");
    assertThat(page.page().locator(".seat-player").last()).hasText("Person");
    assertThat(page.middle("a8")[1]).as("North is below").isGreaterThan(page.middle("a1")[1]);
  }

  @Test
  void sidesOfDifferentNumberAreTurnedToo() {
    GamePage page =
        browsing
            .open()
            .begin(Setup.of("siege-of-paris", FAST, PERSON, PERSON).option("players", "3"));
    page.awaitPlies(2).await("person");
    page.button("Abandon").click();
    dialog(page).getByText("Abandon it").click();
    page.await("over");
    page.button("Rematch, sides turned").click();
    page.awaitPlies(0).await("person");
    assertThat(page.page().locator(".seat-player").nth(0)).hasText("Person");
    assertThat(page.page().locator(".seat-player").nth(1)).containsText("Computer");
    assertThat(page.page().locator(".seat-player").nth(2)).containsText("Computer");
  }

  private static Locator dialog(GamePage page) {
    Page inner = page.page();
    return inner.getByRole(AriaRole.DIALOG);
  }
}
