package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.server.page.GamePage.Setup;

/** Promotion is chosen on the board, at the square that was reached. */
class PromotionIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final Setup ABOUT_TO =
      Setup.of("siege", PERSON, PERSON).position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1");

  private static Locator choices(GamePage page) {
    return page.page().getByRole(AriaRole.DIALOG).getByRole(AriaRole.BUTTON);
  }

  @Test
  void aPieceThatThinksBetterOfItReturnsToItsSquare() {
    GamePage page = browsing.open().begin(ABOUT_TO).await("person");
    String stood = page.man("b7").getAttribute("transform");
    page.drag("b7", "c8");
    assertThat(page.man("b7")).not().hasAttribute("transform", stood);
    page.page().keyboard().press("Escape");
    assertThat(choices(page)).hasCount(0);
    assertThat(page.man("b7")).hasAttribute("transform", stood);
    assertThat(page.square("b7")).isFocused();

    page.drag("b7", "c8").click("e4");
    assertThat(choices(page)).hasCount(0);
    assertThat(page.man("b7")).hasAttribute("transform", stood);
    assertThat(page.moves()).isEmpty();
  }

  @Test
  void itIsChosenByKeysAndHasNames() {
    GamePage page = browsing.open().begin(ABOUT_TO).await("person");
    page.square("b7").focus();
    page.page().keyboard().press("Enter");
    page.page().keyboard().press("ArrowUp");
    page.page().keyboard().press("ArrowRight");
    page.page().keyboard().press("Space");
    assertThat(page.page().getByRole(AriaRole.DIALOG))
        .hasAttribute("aria-label", "On c8 the Infantryman becomes:");
    assertThat(choices(page).first()).isFocused();
    assertThat(choices(page).first()).hasText("Cavalryman");
    page.page().keyboard().press("Shift+Tab");
    assertThat(choices(page).last()).isFocused();
    page.page().keyboard().press("ArrowDown");
    page.page().keyboard().press("ArrowDown");
    assertThat(Axe.violations(page.page())).isEmpty();
    page.page().keyboard().press("Enter");
    page.awaitPlies(1).await("person");
    assertThat(page.moves()).containsExactly("b7c8s");
    assertThat(page.square("c8")).isFocused();
  }

  @Test
  void aFingerMeetsEachChoice() {
    GamePage page = browsing.open(Browsing.phone()).begin(ABOUT_TO).await("person");
    page.square("b7").tap();
    page.square("a8").tap();
    assertThat(choices(page)).hasCount(5);
    for (Locator choice : choices(page).all()) {
      assertThat(choice.boundingBox().height).isGreaterThanOrEqualTo(44);
    }
    choices(page).nth(3).tap();
    page.awaitPlies(1).await("person");
    assertThat(page.moves()).containsExactly("b7a8f");
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void theyLieOverTheirSquareAndWithinEveryBoard(String game) {
    BoardStand stand = BoardStand.open(browsing, Browsing.phone(), game);
    Locator list = stand.page().getByRole(AriaRole.DIALOG);
    List<?> squares = (List<?>) stand.page().evaluate("[...stand.board.places.open.keys()]");
    for (boolean flipped : new boolean[] {false, true}) {
      for (int i = 0; i < squares.size(); i += 13) {
        String square = squares.get(i).toString();
        offer(stand, square, flipped);
        BoundingBox box = list.boundingBox();
        BoundingBox board = stand.board().boundingBox();
        BoundingBox first = list.getByRole(AriaRole.BUTTON).first().boundingBox();
        double[] middle = stand.middle(square);
        String place = "%s on %s, flipped %b".formatted(square, game, flipped);
        assertThat(box.x).as(place).isGreaterThanOrEqualTo(board.x - 1);
        assertThat(box.y).as(place).isGreaterThanOrEqualTo(board.y - 1);
        assertThat(box.x + box.width).as(place).isLessThanOrEqualTo(board.x + board.width + 1);
        assertThat(box.y + box.height).as(place).isLessThanOrEqualTo(board.y + board.height + 1);
        assertThat(middle[0]).as(place).isBetween(first.x, first.x + first.width);
      }
    }
  }

  private static void offer(BoardStand stand, String square, boolean flipped) {
    stand.run(
        """
        board.flip(%b);
        const symbols = Object.values(position.pieces).slice(0, 5);
        board.choices.offer("%s", "What now?", symbols.map((value) =>
          ({ label: "A long name of a piece", value, picture: board.draughtsman.picture(value) })));
        """
            .formatted(flipped, square));
  }
}
