package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** The page of an analysis as a person uses it. */
final class AnalysisPage {

  private final Page page;

  AnalysisPage(Page page) {
    this.page = page;
    assertThat(page.locator(".analysis")).isVisible();
  }

  /** Returns the path of a new analysis. */
  static String path(String game, String position, String moves) {
    String path = "analysis?game=" + game;
    if (!position.isEmpty()) {
      path += "&position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
    }
    return moves.isEmpty()
        ? path
        : path + "&moves=" + URLEncoder.encode(moves, StandardCharsets.UTF_8);
  }

  Page page() {
    return page;
  }

  Locator main() {
    return page.locator(".analysis");
  }

  Locator man(String square) {
    return page.locator(".analysis svg.board .man[data-on=" + square + "]");
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator tab(String name) {
    return page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
  }

  /** The moves of the tree, the start left out. */
  Locator moves() {
    return page.locator(".tree-move:not(.tree-start)");
  }

  Locator current() {
    return page.locator(".tree-move[aria-current]");
  }

  Locator bar() {
    return page.locator(".bar");
  }

  Locator lines() {
    return page.locator(".engine-line:not([hidden]):not(.blank)");
  }

  AnalysisPage awaitPly(int ply) {
    assertThat(main()).hasAttribute("data-ply", Integer.toString(ply));
    return this;
  }

  AnalysisPage awaitEngine(String state) {
    assertThat(page.locator(".thinking")).hasAttribute("data-state", Pattern.compile(state));
    return this;
  }

  AnalysisPage press(String key) {
    page.keyboard().press(key);
    return this;
  }

  /** Makes a move with two clicks. */
  AnalysisPage move(String from, String to) {
    click(from).click(to);
    assertThat(man(to)).hasCount(1);
    return this;
  }

  AnalysisPage click(String square) {
    Locator place = page.locator(".analysis svg.board [data-square=" + square + "]");
    BoundingBox box = place.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    return this;
  }
}
