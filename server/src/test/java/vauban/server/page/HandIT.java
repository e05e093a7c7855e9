package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** Moving pieces with mouse and finger. */
class HandIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final Setup TWO_PERSONS = Setup.of("siege", PERSON, PERSON);

  @Test
  void aPieceIsDraggedToItsSquare() {
    GamePage page = browsing.open().begin(TWO_PERSONS).await("person");
    page.drag("c2", "e4").awaitPlies(1).await("person");
    assertThat(page.moves()).containsExactly("c2e4");
    assertThat(page.man("e4")).hasCount(1);
    assertThat(page.man("c2")).hasCount(0);
    assertThat(page.page().locator(".turn")).hasText("North to move");
  }

  @Test
  void twoClicksMoveAPieceAndAClickOnAnotherOfOnesOwnPicksThatUp() {
    GamePage page = browsing.open().begin(TWO_PERSONS).await("person");
    page.click("b1");
    assertThat(page.square("b1")).hasAttribute("aria-selected", "true");
    page.click("d2");
    assertThat(page.square("b1")).hasAttribute("aria-selected", "false");
    assertThat(page.square("d2")).hasAttribute("aria-selected", "true");
    assertThat(page.square("e3")).hasAttribute("aria-label", "e3, empty, legal target");
    page.click("e3").awaitPlies(1);
    assertThat(page.moves()).containsExactly("d2e3");
  }

  @Test
  void aPieceDroppedWhereItMayNotGoReturnsAndThePageSaysWhy() {
    GamePage page = browsing.open().begin(TWO_PERSONS).await("person");
    String stood = page.man("b2").getAttribute("transform");
    page.drag("b2", "b5");
    assertThat(page.notice()).containsText("Not allowed");
    assertThat(page.notice()).containsText("S infantryman");
    assertThat(page.notice()).containsText("[text");
    assertThat(page.man("b2")).hasAttribute("transform", stood);
    assertThat(page.board().locator(".selected")).hasCount(0);
    assertThat(page.moves()).isEmpty();

    page.notice().getByText("S infantryman").click();
    assertThat(page.page().locator(".clause.wanted")).containsText("S infantryman");
  }

  @Test
  void aHilltopAndAPieceOfTheOtherArmyAreRefusedToo() {
    GamePage page = browsing.open().begin(TWO_PERSONS).await("person");
    page.drag("b1", "c4");
    assertThat(page.notice()).containsText("hilltop");
    page.drag("a7", "b6");
    assertThat(page.notice()).containsText("South");
    page.drag("c2", "e4").awaitPlies(1);
    assertThat(page.notice()).hasCount(0);
  }

  @Test
  void escapeLaysACarriedPieceBack() {
    GamePage page = browsing.open().begin(TWO_PERSONS).await("person");
    String stood = page.man("c2").getAttribute("transform");
    page.lift("c2", "e4");
    assertThat(page.board().locator(".carried")).hasCount(1);
    page.page().keyboard().press("Escape");
    assertThat(page.board().locator(".carried")).hasCount(0);
    page.page().mouse().up();
    assertThat(page.man("c2")).hasAttribute("transform", stood);
    assertThat(page.moves()).isEmpty();
  }

  @Test
  void aFingerThatCarriesAPieceDoesNotScrollThePage() {
    GamePage page = browsing.open(Browsing.phone()).begin(TWO_PERSONS).await("person");
    double before = scrolled(page);
    swipe(page, "e2", "f3");
    page.awaitPlies(1);
    assertThat(page.moves()).containsExactly("e2f3");
    swipe(page, "a7", "a2");
    assertThat(page.notice()).isVisible();
    assertThat(scrolled(page)).isEqualTo(before);
  }

  private static double scrolled(GamePage page) {
    return ((Number) page.page().evaluate("scrollY")).doubleValue();
  }

  private static void swipe(GamePage page, String from, String to) {
    CDPSession session = page.page().context().newCDPSession(page.page());
    double[] start = page.middle(from);
    double[] end = page.middle(to);
    touch(session, "touchStart", start);
    for (int step = 1; step <= 8; step++) {
      double share = step / 8.0;
      touch(
          session,
          "touchMove",
          start[0] + (end[0] - start[0]) * share,
          start[1] + (end[1] - start[1]) * share);
    }
    touch(session, "touchEnd");
    session.detach();
  }

  private static void touch(CDPSession session, String type, double... at) {
    JsonArray points = new JsonArray();
    if (at.length == 2) {
      JsonObject point = new JsonObject();
      point.addProperty("x", at[0]);
      point.addProperty("y", at[1]);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    session.send("Input.dispatchTouchEvent", event);
  }
}
