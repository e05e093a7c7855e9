package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;

/** The editor as a person uses it: picks pieces, touches squares, reads what is wrong. */
final class EditorPage {

  private final Page page;

  EditorPage(Page page) {
    this.page = page;
    answered();
  }

  Page page() {
    return page;
  }

  /** Waits until the page knows what the rules say of what is shown. */
  EditorPage answered() {
    assertThat(page.locator(".editor")).hasAttribute("data-state", "answered");
    return this;
  }

  /** Picks a tool: a piece by its symbol, {@code hand} or {@code eraser}. */
  EditorPage pick(String tool) {
    page.locator(".palette input[value=\"" + tool + "\"]").check();
    return this;
  }

  EditorPage click(String... squares) {
    for (String square : squares) {
      square(square).click();
    }
    return this;
  }

  /** Puts a piece on squares, by its symbol. */
  EditorPage put(String symbol, String... squares) {
    return pick(symbol).click(squares);
  }

  EditorPage press(String button) {
    button(button).click();
    return this;
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator square(String name) {
    return page.locator(".editor svg.board [data-square=" + name + "]");
  }

  /** The piece drawn on a square. */
  Locator man(String square) {
    return page.locator(".editor .man[data-on=" + square + "]");
  }

  Locator men() {
    return page.locator(".editor svg.board .man");
  }

  /** Presses the pointer's button on an element, goes to another by several steps and lets go. */
  EditorPage drag(Locator from, Locator to) {
    double[] start = middle(from);
    double[] end = middle(to);
    page.mouse().move(start[0], start[1]);
    page.mouse().down();
    page.mouse().move(start[0] + 8, start[1] + 3);
    page.mouse().move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    page.mouse().move(end[0], end[1]);
    page.mouse().up();
    return this;
  }

  static double[] middle(Locator element) {
    BoundingBox box = element.boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  Locator piece(String symbol) {
    return page.locator(".palette-tool[data-symbol=\"" + symbol + "\"]");
  }

  Locator field(String name) {
    return page.locator(".editor [name=" + name + "]");
  }

  Locator legality() {
    return page.locator(".legality-words");
  }

  Locator faults() {
    return page.locator(".faults li");
  }

  /** The field of the position string. */
  Locator text() {
    return page.locator("#editor-text");
  }

  Locator textFault() {
    return page.locator("#editor-text-fault");
  }

  /** What was said to those who listen. */
  Locator said() {
    return page.locator(".for-ears");
  }
}
