package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.server.page.GamePage.Setup;

/** Moving in advance, while the computer thinks: one move, for the next ply and no other. */
class AheadIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final int LEVEL = 3_000;
  private static final Setup SIEGE = Setup.of("siege", PERSON, Integer.toString(LEVEL));

  @ParameterizedTest
  @CsvSource({"siege, c2, e4, i2, j3", "war-chess, g14, g12, k14, i12"})
  void aMoveMadeInAdvanceIsPlayedWhenTheComputerHasMoved(
      String game, String from, String to, String fromAhead, String toAhead) {
    GamePage page =
        browsing.open().begin(Setup.of(game, PERSON, Integer.toString(LEVEL))).await("person");
    page.click(from).click(to).await("computer");
    page.click(fromAhead).click(toAhead);
    assertThat(page.said()).containsText("In advance");
    page.awaitPlyAfter(2);
    page.await("person");
    assertThat(page.moves().get(2)).isEqualTo(fromAhead + toAhead);
    assertThat(page.moves()).hasSize(4);
  }

  @Test
  void onlyTheLastMoveMadeInAdvanceCounts() {
    GamePage page = browsing.open().begin(SIEGE).await("person");
    page.click("c2").click("e4").await("computer");
    page.click("i2").click("j3").click("b2").click("a3");
    page.awaitPlies(4).await("person");
    assertThat(page.moves().get(2)).isEqualTo("b2a3");
  }

  @Test
  void aTakeBackCancelsIt() {
    GamePage page = browsing.open().begin(SIEGE).await("person");
    page.click("c2").click("e4").await("computer");
    page.click("i2").click("j3");
    page.button("Take back").click();
    page.awaitPlies(0).await("person");
    page.play(page.position().move("d2e3")).awaitPlies(2).await("person");
    page.page().waitForTimeout(500);
    assertThat(page.moves()).hasSize(2);
  }

  @Test
  void escapeCancelsIt() {
    GamePage page = browsing.open().begin(SIEGE).await("person");
    page.click("c2").click("e4").await("computer");
    page.click("i2").click("j3");
    page.page().keyboard().press("Escape");
    page.awaitPlies(2).await("person");
    page.page().waitForTimeout(500);
    assertThat(page.moves()).hasSize(2);
  }

  @Test
  void whatIsNotLegalWhenItsTimeComesIsNeverPlayed() {
    GamePage page = browsing.open().begin(SIEGE).await("person");
    page.click("c2").click("e4").await("computer");
    page.click("b2").click("b5");
    page.awaitPlies(2).await("person");
    assertThat(page.said()).containsText("The move made in advance is not possible.");
    page.play(page.position().move("d2e3")).awaitPlies(4).await("person");
    assertThat(page.moves().get(2)).isEqualTo("d2e3");
    assertThat(page.moves()).hasSize(4);
  }

  @Test
  void nobodyMovesInAdvanceForTheOtherPersonAtTheScreen() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    page.click("c2").click("e4").awaitPlies(1).await("person");
    page.click("d2").click("e3");
    assertThat(page.moves()).hasSize(1);
  }

  @Test
  void aPromotionMadeInAdvanceAsksWhatThePieceBecomes() {
    GamePage page =
        browsing
            .open()
            .begin(
                Setup.of("siege", PERSON, FAST)
                    .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1"));
    page.await("person");
    page.click("b7").click("a8");
    page.page()
        .getByRole(com.microsoft.playwright.options.AriaRole.DIALOG)
        .getByText("Fort")
        .click();
    page.awaitPlyAfter(1);
    assertThat(page.moves().get(1)).isEqualTo("b7a8f");
  }
}
