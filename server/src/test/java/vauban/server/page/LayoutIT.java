package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.server.page.GamePage.Setup;

/** That everything can be seen, on a phone and on a desktop. */
class LayoutIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** The attacker's Wagon is exposed, so that most moves are refused. */
  private static final Setup WAR_CHESS =
      Setup.of("war-chess", PERSON, PERSON)
          .position(
              "6/C7C/2I2I2/2L1I2/3L4/2W4/3a4/4*2/2l1*3/7/3*4/2*4/I4i2/7/8/7/3kil2/i2c1c3/3i2 w 24"
                  + " 103");

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void noCoordinateIsCutOnANarrowPhone(String game) {
    GamePage page =
        browsing
            .open(Browsing.phone().setViewportSize(375, 812))
            .begin(Setup.of(game, PERSON, PERSON))
            .await("person");
    Object cut =
        page.page()
            .evaluate(
                """
                () => {
                  const board = document.querySelector(".table svg.board").getBoundingClientRect();
                  return [...document.querySelectorAll(".table .coordinate")]
                    .filter((label) => {
                      const box = label.getBoundingClientRect();
                      return box.bottom > board.bottom || box.left < board.left
                        || box.right > board.right || box.top < board.top;
                    })
                    .map((label) => label.textContent);
                }
                """);
    assertThat((List<?>) cut).isEmpty();
  }

  @Test
  void theBoardStaysInSightWhileARuleIsRead() {
    GamePage page = browsing.open().begin(WAR_CHESS).await("person");
    page.click("a18").click("c16");
    page.notice().locator(".rule-link").click();

    assertThat(page.page().locator(".clause.wanted")).isInViewport();
    assertThat(page.square("a18")).isInViewport();
    assertThat(page.square("h1")).isInViewport();
    assertThat(
            (Boolean) page.page().evaluate("document.documentElement.scrollHeight <= innerHeight"))
        .as("whether the page is no higher than the window")
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {720, 800})
  void theStepsStayInSight(int height) {
    GamePage page =
        browsing
            .open(Browsing.desktop().setViewportSize(1280, height))
            .begin(Setup.of("war-chess", PERSON, FAST))
            .await("person");
    for (int i = 0; i < 4; i++) {
      page.play(page.position().legalMoves().getFirst()).await("person");
    }

    for (Locator step : page.page().locator(".step").all()) {
      assertThat(step).isInViewport(new IsInViewportOptions().setRatio(1));
      assertThat(uncovered(step)).as("%s at a height of %d", step, height).isTrue();
    }
  }

  private static boolean uncovered(Locator button) {
    return (Boolean)
        button.evaluate(
            """
            (button) => {
              const box = button.getBoundingClientRect();
              return [box.top + 2, box.bottom - 2].every((y) =>
                button.contains(document.elementFromPoint((box.left + box.right) / 2, y)));
            }
            """);
  }

  @Test
  void movesAndAnswersScrollNothingOutOfSight() {
    GamePage page =
        browsing
            .open(Browsing.desktop().setViewportSize(1280, 800))
            .begin(Setup.of("war-chess", PERSON, FAST))
            .await("person");
    for (int i = 0; i < 4; i++) {
      page.play(page.position().legalMoves().getFirst()).await("person");
    }
    assertThat(page.button("Take back")).isInViewport();

    page.page().evaluate("document.querySelector('.side-scroll').scrollTop = 60");
    page.button("Offer a draw").click();
    assertThat(page.notice()).containsText("declines");
    assertThat(page.notice()).isInViewport(new IsInViewportOptions().setRatio(1));
  }
}
