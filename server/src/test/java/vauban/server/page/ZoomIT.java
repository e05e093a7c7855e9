package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.CDPSession;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Enlarging a part of the board. */
class ZoomIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static BoardStand phone() {
    return BoardStand.open(browsing, Browsing.phone(), "siege-of-paris");
  }

  private static double scale(BoardStand stand) {
    return ((Number) stand.run("return board.zoom.scale")).doubleValue();
  }

  private static double scrolled(BoardStand stand) {
    return ((Number) stand.page().evaluate("scrollY")).doubleValue();
  }

  private static double width(BoardStand stand, String square) {
    return stand.square(square).boundingBox().width;
  }

  @Test
  void buttonsEnlargeAndShowTheWholeAgain() {
    BoardStand stand = phone();
    double before = width(stand, "f5");
    stand.page().getByLabel("Larger").click();
    assertThat(width(stand, "f5")).isGreaterThan(before * 1.4);
    assertThat(stand.find(".square-coordinate").first()).isAttached();
    stand.page().getByLabel("Whole board").click();
    assertThat(width(stand, "f5")).isBetween(before - 0.5, before + 0.5);
    assertThat(stand.find(".square-coordinate")).hasCount(0);
  }

  @Test
  void twoFingersEnlargeWhatIsBetweenThemAndNothingElseMoves() {
    BoardStand stand = phone();
    CDPSession session = stand.page().context().newCDPSession(stand.page());
    double[] at = stand.middle("f5");
    BoardStand.touch(session, "touchStart", at[0] - 20, at[1], at[0] + 20, at[1]);
    for (int apart = 24; apart <= 60; apart += 6) {
      BoardStand.touch(session, "touchMove", at[0] - apart, at[1], at[0] + apart, at[1]);
    }
    BoardStand.touch(session, "touchEnd");
    assertThat(scale(stand)).isBetween(2.8, 3.2);
    double[] after = stand.middle("f5");
    assertThat(Math.hypot(after[0] - at[0], after[1] - at[1])).isLessThan(4);
    assertThat(scrolled(stand)).isZero();
    assertThat(stand.said()).isEmpty();

    double[] empty = stand.middle("g4");
    BoardStand.touch(session, "touchStart", empty);
    BoardStand.touch(session, "touchMove", empty[0] - 30, empty[1] - 10);
    BoardStand.touch(session, "touchMove", empty[0] - 60, empty[1] - 20);
    BoardStand.touch(session, "touchEnd");
    double[] panned = stand.middle("g4");
    assertThat(panned[0]).isBetween(empty[0] - 64, empty[0] - 56);
    assertThat(scrolled(stand)).isZero();
  }

  @Test
  void twoTapsEnlargeAndTwoMoreShowTheWhole() {
    BoardStand stand = phone();
    CDPSession session = stand.page().context().newCDPSession(stand.page());
    for (double wanted : new double[] {2.2, 1}) {
      BoardStand.tapTwice(session, stand.middle("f5"));
      assertThat(scale(stand)).isEqualTo(wanted);
    }
  }

  @Test
  void aPieceIsDraggedOnTheEnlargedBoardAndThePageStays() {
    BoardStand stand = phone();
    stand.run(
        "board.show({ ...view(position), targets: new Map([['f1', new Map([['f2', false]])]]) })");
    stand.run("board.zoom.to(2); board.zoom.see('f1')");
    CDPSession session = stand.page().context().newCDPSession(stand.page());
    double[] from = stand.middle("f1");
    double[] to = stand.middle("f2");
    BoardStand.touch(session, "touchStart", from);
    BoardStand.touch(session, "touchMove", (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    BoardStand.touch(session, "touchMove", to);
    BoardStand.touch(session, "touchEnd");
    assertThat(stand.said().toString()).isEqualTo("[move f1 f2]");
    assertThat(scrolled(stand)).isZero();
  }

  @Test
  void theKeyboardsSquareIsAlwaysInSight() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "war-chess");
    stand.run("board.focus('a2')");
    for (int i = 0; i < 4; i++) {
      stand.page().keyboard().press("+");
    }
    assertThat(stand.square("a2")).isInViewport();
    assertThat(scale(stand)).isEqualTo(5);
    for (int i = 0; i < 8; i++) {
      stand.page().keyboard().press("ArrowUp");
    }
    Object seen =
        stand.run(
            "const one = document.activeElement.getBoundingClientRect();"
                + "const all = board.svg.getBoundingClientRect();"
                + "return one.top >= all.top && one.bottom <= all.bottom && one.left >= all.left");
    assertThat(seen).isEqualTo(true);
    stand.page().keyboard().press("0");
    assertThat(scale(stand)).isEqualTo(1);
  }

  @Test
  void theWheelWithCtrlEnlargesUnderThePointer() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "siege");
    double[] before = stand.middle("d3");
    stand.move("d3");
    stand.page().keyboard().down("Control");
    stand.page().mouse().wheel(0, -60);
    stand.page().keyboard().up("Control");
    assertThat(stand.board()).hasAttribute("viewBox", Pattern.compile("^[1-9].*"));
    assertThat(scale(stand)).isGreaterThan(1.5);
    double[] after = stand.middle("d3");
    assertThat(Math.hypot(after[0] - before[0], after[1] - before[1])).isLessThan(3);
  }
}
