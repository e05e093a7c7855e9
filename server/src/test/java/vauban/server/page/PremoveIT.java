package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A move made in advance: one, for one ply, and none where there is any doubt. */
class PremoveIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** A board on which somebody else is to move after five plies. */
  private static BoardStand waiting() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "siege");
    show(stand, "ply: 5");
    return stand;
  }

  private static void show(BoardStand stand, String changes) {
    stand.run("board.show({ ...view(position), live: false, premove: true, " + changes + " })");
  }

  private static Object premove(BoardStand stand) {
    return stand.run("return board.premove && board.premove.from + board.premove.to");
  }

  @Test
  void isShownAndToldAndHandedOverForItsPlyAlone() {
    BoardStand stand = waiting();
    stand.drag("c2", "e4");
    assertThat(stand.find(".premove")).hasCount(2);
    assertThat(stand.square("c2"))
        .hasAttribute("aria-label", Pattern.compile("moves in advance to e4"));
    assertThat(stand.find(".man[data-on=c2]")).hasCount(1);
    assertThat(stand.page().locator(".for-ears")).containsText("In advance:");

    assertThat(stand.run("return board.takePremove(6)")).asString().isEqualTo("[c2, e4]");
    assertThat(stand.run("return board.takePremove(6)")).isNull();
    assertThat(stand.find(".premove")).hasCount(0);
    assertThat(stand.said().toString()).isEqualTo("[premove c2 e4]");
  }

  @Test
  void neverComesTwoPliesLate() {
    BoardStand stand = waiting();
    stand.drag("c2", "e4");
    assertThat(stand.run("return board.takePremove(8)")).isNull();
    assertThat(stand.run("return board.takePremove(6)")).isNull();

    stand.drag("c2", "e4");
    show(stand, "ply: 7");
    assertThat(premove(stand)).isNull();
    assertThat(stand.page().locator(".for-ears")).containsText("given up");
  }

  @Test
  void waitsWhileSeveralOthersMove() {
    BoardStand stand = waiting();
    show(stand, "ply: 5, premovePly: 7");
    stand.drag("c2", "e4");
    show(stand, "ply: 6, premovePly: 7");
    assertThat(premove(stand)).isEqualTo("c2e4");
    assertThat(stand.run("return board.takePremove(7)")).asString().isEqualTo("[c2, e4]");
  }

  @Test
  void thereIsOneAtATime() {
    BoardStand stand = waiting();
    stand.drag("c2", "e4");
    stand.drag("d2", "e3");
    assertThat(premove(stand)).isEqualTo("d2e3");
    assertThat(stand.find(".premove")).hasCount(2);
  }

  @Test
  void isGivenUpByEscapeARightClickAndAClickElsewhere() {
    BoardStand stand = waiting();
    stand.click("c2").click("e4");
    assertThat(premove(stand)).isEqualTo("c2e4");
    stand.page().keyboard().press("Escape");
    assertThat(premove(stand)).isNull();

    stand.drag("c2", "e4").move("e3");
    stand.page().mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
    stand.page().mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    assertThat(premove(stand)).isNull();
    assertThat(stand.find(".shape")).hasCount(0);

    stand.drag("c2", "e4").click("e3");
    assertThat(premove(stand)).isNull();
    assertThat(stand.said().stream().filter("void"::equals)).hasSize(3);
  }

  @Test
  void isGivenUpWithItsPieceAndWithTheLeave() {
    BoardStand stand = waiting();
    stand.drag("c2", "e4");
    show(stand, "ply: 5, pieces: { ...position.pieces, c2: 'f' }");
    assertThat(premove(stand)).isNull();

    show(stand, "ply: 5");
    stand.drag("c2", "e4");
    stand.run("board.show(view(position))");
    assertThat(premove(stand)).isNull();
  }

  @Test
  void goesOnlyWhereItMay() {
    BoardStand stand = waiting();
    show(stand, "ply: 5, premoves: new Map([['c2', new Set(['e4'])]])");
    stand.drag("c2", "a3");
    stand.drag("d7", "e6");
    assertThat(premove(stand)).isNull();
    assertThat(stand.said()).isEmpty();
    stand.drag("c2", "e4");
    assertThat(premove(stand)).isEqualTo("c2e4");
  }

  @Test
  void theKeyboardMakesOneToo() {
    BoardStand stand = waiting();
    stand.run("board.focus('c2')");
    stand.page().keyboard().press("Enter");
    stand.page().keyboard().press("ArrowUp");
    stand.page().keyboard().press("Enter");
    assertThat(premove(stand)).isEqualTo("c2c3");
  }
}
