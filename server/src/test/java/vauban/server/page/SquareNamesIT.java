package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** The names that a game's source has for squares. */
class SquareNamesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  @Test
  void thePlateNumbersOfWarChessAreShownToWhoWantsThem() {
    GamePage page = browsing.open().begin(Setup.of("war-chess", PERSON, PERSON)).await("person");
    Locator names = page.board().locator(".square-name");
    assertThat(names).hasCount(0);
    assertThat(page.square("d7")).hasAttribute("aria-label", "d7, ford, empty");

    page.button("Plate numbers").click();
    assertThat(names).hasCount(90);
    assertThat(page.button("Plate numbers")).hasAttribute("aria-pressed", "true");
    assertThat(page.square("d7")).hasAttribute("aria-label", "d7, called 47, ford, empty");

    page.page().reload();
    assertThat(names).hasCount(90);
    page.button("Plate numbers").click();
    assertThat(names).hasCount(0);
    assertThat(page.button("Plate numbers")).hasAttribute("aria-pressed", "false");
  }

  @Test
  void aNumberMakesRoomForAPiece() {
    GamePage page = browsing.open().begin(Setup.of("war-chess", PERSON, PERSON)).await("person");
    page.button("Plate numbers").click();
    Locator name =
        page.board()
            .locator(".square-name")
            .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^85$")));
    double under = name.boundingBox().y;
    page.play(page.position().move("k14k16"));
    assertThat(page.man("k14")).hasCount(0);
    org.assertj.core.api.Assertions.assertThat(name.boundingBox().y).isLessThan(under);
  }

  @Test
  void aGameWithoutSuchNamesHasNoSwitch() {
    GamePage page = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    assertThat(page.button("New game")).isVisible();
    assertThat(page.button("Plate numbers")).hasCount(0);
  }

  @Test
  void everyWayToAFordOrABridgeIsMarked() {
    GamePage page = browsing.open().begin(Setup.of("war-chess", PERSON, PERSON)).await("person");
    assertThat(page.board().locator(".entrance")).hasCount(18);
  }
}
