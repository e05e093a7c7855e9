package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a person may lay over the board. */
class OverlaysPanelIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static BoardStand stand(String game) {
    return BoardStand.open(browsing, Browsing.desktop(), game);
  }

  /** Turns a switch. */
  private static void turn(BoardStand stand, String overlay) {
    stand.page().getByLabel(overlay, new Page.GetByLabelOptions().setExact(true)).click();
  }

  @Test
  void coveredGroundIsShownBySideAndSpoken() {
    BoardStand stand = stand("war-chess");
    assertThat(stand.find(".overlays .area")).hasCount(0);
    turn(stand, "Covered ground");
    assertThat(stand.find(".overlays .area.first[data-on=d17]")).hasCount(1);
    assertThat(stand.find(".overlays .area.second[data-on=f3]")).hasCount(1);
    assertThat(stand.square("d17"))
        .hasAttribute("aria-label", Pattern.compile("Covered ground: the attacker"));
    turn(stand, "Covered ground");
    assertThat(stand.find(".overlays .area")).hasCount(0);
  }

  @Test
  void anOverlayNeverLiesOverAnotherPosition() {
    BoardStand stand = stand("siege");
    turn(stand, "Attacked squares");
    assertThat(stand.find(".overlays .area").first()).isAttached();
    stand.run(
        "stand.next = await server.position({ ...request, moves: ['c2e4'] });"
            + " board.show(view(stand.next))");
    assertThat(stand.find(".overlays .area")).hasCount(0);
    stand.run("await overlays.show({ ...request, moves: ['c2e4'] }, stand.next)");
    assertThat(stand.find(".overlays .area.first[data-on=f5]")).hasCount(1);
    // What is known is laid over the board at once when one goes back.
    stand.run("board.show(view(position)); await overlays.show(request, position)");
    assertThat(stand.find(".overlays .area.first[data-on=f5]")).hasCount(0);
    assertThat(stand.find(".overlays .area").first()).isAttached();
  }

  @Test
  void whatIsChosenIsKept() {
    BoardStand stand = stand("siege");
    turn(stand, "The Banner's region");
    assertThat(stand.find(".overlays .area.first[data-on=e2]")).hasCount(1);
    stand.reopen("siege");
    assertThat(stand.find(".overlays .area.first[data-on=e2]")).hasCount(1);
  }

  @Test
  void aPiecePointedAtShowsWhereItCouldGo() {
    BoardStand stand = stand("siege");
    turn(stand, "Where the piece pointed at could go");
    assertThat(stand.square("e7"))
        .hasAttribute("aria-label", Pattern.compile("could go to d6 f6|could go to f6 d6"));
    stand.move("e7");
    assertThat(stand.find(".could")).hasCount(2);
    stand.move("e5");
    assertThat(stand.find(".could")).hasCount(0);
  }

  @Test
  void besiegersAreShownWithThoseWhoSupportThem() {
    BoardStand stand = stand("siege-of-paris");
    turn(stand, "Besiegers supported");
    assertThat(stand.find(".overlays .line.first").first()).isAttached();
  }
}
