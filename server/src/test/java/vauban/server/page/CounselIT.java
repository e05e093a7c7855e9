package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.server.page.GamePage.Setup;

/** Hints, the adviser of Siege, and the tips for a first game. */
class CounselIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess"})
  void aHintNamesAGoodMoveAndCanBeHadAgain(String game) {
    GamePage page = browsing.open().begin(Setup.of(game, PERSON, FAST)).await("person");
    for (int i = 0; i < 2; i++) {
      page.button("Hint").click();
      assertThat(page.notice()).containsText("is a good move.");
      page.notice().getByLabel("Close").click();
    }
    page.button("Hint").click();
    assertThat(page.notice()).containsText("is a good move.");
    page.page().locator("select[name=language]").selectOption("fr");
    assertThat(page.notice()).containsText("Un bon coup");
    page.play(page.position().legalMoves().getFirst());
    assertThat(page.notice()).hasCount(0);
  }

  @Test
  void aHintIsNotDrawnOnAnotherPositionOfAsManyPlies() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, FAST)).await("person");
    Locator arrow = page.page().locator(".table .shapes > *");
    page.play(page.position().move("c2e4")).awaitPlies(2).await("person");
    page.button("Hint").click();
    assertThat(arrow).not().hasCount(0);
    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    page.play(page.position().move("h2i3")).awaitPlies(2).await("person");
    assertThat(arrow).hasCount(0);
  }

  @Test
  void nobodyIsGivenAHintAgainstAnotherPerson() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    assertThat(page.button("Hint")).isHidden();
    assertThat(page.button("Adviser")).isVisible();
  }

  @Test
  void theAdviserIsConsultedOnceByEachSideWhileItsClockRuns() {
    GamePage page =
        browsing
            .open()
            .begin(Setup.of("siege", PERSON, PERSON).clock("sudden", "10", ""))
            .await("person");
    page.play(page.position().move("c2e4")).await("person");
    page.button("Adviser").click();
    Locator dialog = page.page().getByRole(AriaRole.DIALOG);
    assertThat(dialog).containsText("Your clock runs on");
    dialog.getByText("Not now").click();
    assertThat(page.button("Adviser")).isEnabled();

    page.button("Adviser").click();
    dialog.getByText("Consult him").click();
    assertThat(page.notice()).containsText(Pattern.compile("I would play North .* to .*\\."));
    assertThat(page.notice().locator(".rule-link")).hasText("S adviser");
    assertThat(page.page().locator(".clock").last()).hasText(Pattern.compile("^9:[0-5]\\d$"));
    assertThat(page.button("Adviser")).isDisabled();

    page.button("Take back").click();
    page.play(page.position().move("c2e4")).await("person");
    assertThat(page.button("Adviser")).isDisabled();
    page.page().reload();
    page.await("person");
    assertThat(page.button("Adviser")).isDisabled();
    page.play(page.position().legalMoves().getFirst()).await("person");
    assertThat(page.button("Adviser")).isEnabled();
  }

  @Test
  void whoMovesWithoutWaitingForTheAdviserHearsNothingOfIt() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.button("Adviser").click();
    page.page().getByRole(AriaRole.DIALOG).getByText("Consult him").click();
    assertThat(page.notice()).containsText("thinking");
    page.play(page.position().move("c2e4")).await("person");
    page.page().waitForTimeout(5_000);
    assertThat(page.notice()).hasCount(0);
    assertThat(page.moves()).containsExactly("c2e4");
    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    assertThat(page.button("Adviser")).isEnabled();
  }

  @ParameterizedTest
  @ValueSource(strings = {"war-chess", "siege-of-paris"})
  void otherGamesHaveNoAdviser(String game) {
    GamePage page = browsing.open().begin(Setup.of(game, PERSON, PERSON)).await("person");
    assertThat(page.button("Flip board")).isVisible();
    assertThat(page.button("Adviser")).isHidden();
  }

  @Test
  void aFirstGameComesWithTipsUntilTheyAreSentAway() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, FAST)).await("person");
    Locator tips = page.page().locator(".coach");
    assertThat(tips).containsText("Mate the enemy’s General");
    assertThat(tips).containsText("Pick up a piece");
    page.click("b1");
    assertThat(tips).containsText("Cavalryman.");
    assertThat(tips).containsText("knight of chess");
    page.click("c2");
    assertThat(tips).containsText("Infantryman.");
    tips.getByText("I know this game").click();
    assertThat(tips).isHidden();
    page.page().reload();
    page.await("person");
    assertThat(tips).isHidden();
    page.page().getByRole(AriaRole.TAB).nth(1).click();
    page.page().getByLabel("Tips for this game").check();
    assertThat(tips).isVisible();
  }
}
