package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Arrows and circles over the board, a person's and the page's. */
class ArrowsIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static BoardStand stand() {
    return BoardStand.open(browsing, Browsing.desktop(), "siege");
  }

  /** Drags with the right button and keys held down. */
  private static void draw(BoardStand stand, String from, String to, String... keys) {
    for (String key : keys) {
      stand.page().keyboard().down(key);
    }
    stand.move(from);
    stand.page().mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
    stand.move(to);
    stand.page().mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    for (String key : keys) {
      stand.page().keyboard().up(key);
    }
  }

  @Test
  void theRightButtonDrawsAnArrowAndTheSameAgainRubsItOut() {
    BoardStand stand = stand();
    draw(stand, "c2", "e4");
    assertThat(stand.find(".shape.green[data-from=c2][data-to=e4]")).hasCount(1);
    assertThat(stand.square("c2")).hasAttribute("aria-label", Pattern.compile("green arrow to e4"));
    assertThat(stand.square("e4"))
        .hasAttribute("aria-label", Pattern.compile("green arrow from c2"));
    draw(stand, "c2", "e4");
    assertThat(stand.find(".shape")).hasCount(0);
    assertThat(stand.said()).isEmpty();
  }

  @Test
  void keysChooseTheColourAndAClickDrawsACircle() {
    BoardStand stand = stand();
    draw(stand, "e3", "e3", "Shift");
    draw(stand, "e2", "f3", "Alt");
    draw(stand, "f2", "e3", "Shift", "Alt");
    assertThat(stand.find(".shape.red .ring")).hasCount(1);
    assertThat(stand.find(".shape.blue .arrow")).hasCount(1);
    assertThat(stand.find(".shape.yellow .arrow")).hasCount(1);
    assertThat(stand.square("e3")).hasAttribute("aria-label", Pattern.compile("red circle"));

    draw(stand, "e2", "f3");
    assertThat(stand.find(".shape[data-to=f3]")).hasCount(1);
    assertThat(stand.find(".shape.green[data-to=f3]")).hasCount(1);
  }

  @Test
  void aLeftClickOrAMoveRubsOutWhatAPersonDrewButNotWhatThePageDrew() {
    BoardStand stand = stand();
    stand.run(
        "board.show({ ...view(position), shapes: [{ from: 'b1', to: 'd2', colour: 'blue', label:"
            + " '1', words: 'hint: to d2' }] })");
    draw(stand, "c2", "e4");
    assertThat(stand.find(".shape")).hasCount(2);
    stand.click("e3");
    assertThat(stand.find(".shape")).hasCount(1);
    assertThat(stand.find(".shape .tag-text")).hasText("1");
    assertThat(stand.square("b1")).hasAttribute("aria-label", Pattern.compile("hint: to d2"));

    draw(stand, "c2", "e4");
    stand.run(
        "const next = await server.position({ ...request, moves: ['c2e4'] });"
            + "board.show(view(next))");
    assertThat(stand.find(".shape")).hasCount(0);
  }

  @Test
  void theKeyboardDrawsToo() {
    BoardStand stand = stand();
    stand.run("board.focus('c2')");
    stand.page().keyboard().press("a");
    stand.page().keyboard().press("ArrowUp");
    assertThat(stand.find(".shape[data-to=c3]")).hasCount(1);
    stand.page().keyboard().press("a");
    assertThat(stand.page().locator(".for-ears")).containsText("Drawn. c2: green arrow to c3.");
    stand.page().keyboard().press("Escape");
    assertThat(stand.find(".shape")).hasCount(0);
  }

  @Test
  void aFingerDrawsWhileAColourIsInHand() {
    BoardStand stand = stand();
    stand.run("board.drawWith('red')");
    stand.drag("c2", "e4");
    assertThat(stand.find(".shape.red[data-to=e4]")).hasCount(1);
    stand.run("board.drawWith(null)");
    stand.drag("c2", "e4");
    assertThat(stand.find(".shape")).hasCount(0);
    assertThat(stand.said().toString()).isEqualTo("[move c2 e4]");
  }
}
