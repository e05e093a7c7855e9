package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.rules.Games;

/** Setting up positions with a mouse. */
class EditorIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static EditorPage open(String path) {
    return new EditorPage(browsing.openAt("editor/" + path, Browsing.desktop()));
  }

  @Test
  void siegeIsSetUpFromAnEmptyBoard() {
    EditorPage editor = open("siege");
    assertThat(editor.text()).hasValue(Games.SIEGE.start().text());
    assertThat(editor.legality()).hasText("A legal position. South to move.");

    editor.press("Clear").answered();
    assertThat(editor.men()).hasCount(0);
    assertThat(editor.legality()).hasText("Not a legal position yet, for 2 reasons:");
    assertThat(editor.faults())
        .hasText(
            new Pattern[] {
              Pattern.compile("South: it has no General, but needs one"),
              Pattern.compile("North: it has no General, but needs one")
            });
    assertThat(editor.button("Play from here")).isDisabled();

    editor.put("G", "a1").put("g", "a8").put("F", "b8").answered();
    assertThat(editor.faults()).hasCount(1);
    assertThat(editor.faults()).containsText("North's General on a8 is already attacked");
    assertThat(editor.page().locator(".mark.fault")).not().hasCount(0);
    assertThat(editor.square("b8")).hasAttribute("aria-label", Pattern.compile("already attacked"));

    editor.field("turn").selectOption("b");
    editor.answered();
    assertThat(editor.legality()).hasText("A legal position. North to move.");
    editor.field("halfmove").fill("12");
    editor.field("fullmove").fill("40");
    assertThat(editor.text()).hasValue("gF8/10/10/2**2**2/2**2**2/10/10/G9 b - - 12 40");
    editor.answered();
    assertThat(editor.button("Play from here")).isEnabled();
  }

  @Test
  void warChessSaysThatATakenCitadelDecides() {
    EditorPage editor = open("war-chess");
    editor.pick("eraser").click("h3").answered();

    assertThat(editor.legality())
        .hasText(Pattern.compile("A legal position, but already decided: .* wins? .*"));
    assertThat(editor.button("Play from here")).isDisabled();
    assertThat(editor.button("Analyse")).isEnabled();

    editor.put("k", "h3", "h5").answered();
    assertThat(editor.faults()).hasCount(1);
    assertThat(editor.faults()).containsText("he begins with 1 and never gains one");
    assertThat(editor.page().locator(".mark.fault .sign")).hasCount(2);
  }

  @Test
  void theGarrisonIsPlacedAsUsualAndByHand() {
    EditorPage editor = open("siege-of-paris");
    assertThat(editor.field("turn")).hasValue("p");
    editor.press("Place the garrison").answered();
    assertThat(editor.men()).hasCount(44);
    assertThat(editor.field("turn")).hasValue("rw");

    editor.press("Before the placing").answered();
    assertThat(editor.men()).hasCount(36);
    assertThat(editor.field("turn")).hasValue("p");

    editor.put("R", "d10").answered();
    assertThat(editor.field("turn")).hasValue("rw");
    assertThat(editor.legality()).hasText("A legal position. Garrison to move, White next.");
    editor.put("O", "a1").answered();
    assertThat(editor.faults()).containsText("light Man can never stand on a dark square");
    assertThat(editor.faults().getByRole(AriaRole.BUTTON).first()).hasText("a1");
  }

  @Test
  void commandsAreOfferedWhereTheyCouldBeObeyed() {
    EditorPage editor = open("siege-of-paris");
    editor.press("Clear").put("R", "f3").put("M", "e4").put("M", "h1");
    editor.field("turn").selectOption("rw");
    editor.answered();
    assertThat(editor.field("command-square").locator("option"))
        .hasText(new String[] {"no command", "e4, White Man", "h1, White Man"});
    editor.field("command-square").selectOption("e4");
    assertThat(editor.text()).hasValue(Pattern.compile(" rw e4 0 1"));
  }

  @Test
  void fivePlayersHaveWings() {
    EditorPage editor = open("siege-of-paris");
    assertThat(editor.piece("M'")).hasCount(0);
    editor.page().getByText("Rule set and options").click();
    editor.field("players").selectOption("5");

    assertThat(editor.piece("M'")).hasCount(1);
    assertThat(editor.text()).hasValue(Pattern.compile("M'"));
    editor.answered();
    editor.press("Place the garrison").field("turn").selectOption("b'");
    assertThat(editor.text()).hasValue(Pattern.compile(" b' - 0 1"));
    editor.answered();
    assertThat(editor.legality()).hasText("A legal position. Black's left wing to move.");

    editor.field("players").selectOption("2");
    assertThat(editor.field("turn")).hasValue("b");
    assertThat(editor.text()).not().hasValue(Pattern.compile("'"));
    editor.answered();
    assertThat(editor.legality()).hasText("A legal position. Black to move.");
  }

  @Test
  void everyEditIsUndoneAndRedone() {
    EditorPage editor = open("siege");
    String start = Games.SIEGE.start().text();
    assertThat(editor.button("Undo")).isDisabled();

    editor.press("Clear").put("G", "a1");
    editor.field("turn").selectOption("b");
    editor.field("fullmove").fill("123");
    editor.press("Mirror").answered();
    String end = "10/10/10/2**2**2/2**2**2/10/10/9G b - - 0 123";
    assertThat(editor.text()).hasValue(end);

    editor.press("Undo");
    editor.square("a1").focus();
    editor.page().keyboard().press("Control+z"); // the number
    assertThat(editor.field("fullmove")).hasValue("1");
    editor.page().keyboard().press("Control+z"); // the turn
    assertThat(editor.field("turn")).hasValue("w");
    editor.page().keyboard().press("Control+z");
    assertThat(editor.men()).hasCount(0);
    editor.page().keyboard().press("Control+z");
    assertThat(editor.text()).hasValue(start);
    assertThat(editor.button("Undo")).isDisabled();

    for (int i = 0; i < 4; i++) {
      editor.page().keyboard().press(i % 2 == 0 ? "Control+y" : "Control+Shift+z");
    }
    editor.press("Redo");
    assertThat(editor.text()).hasValue(end);
    assertThat(editor.button("Redo")).isDisabled();
  }

  @Test
  void piecesAreDraggedPaintedAndTakenAway() {
    EditorPage editor = open("siege");
    editor.press("Clear");
    editor.drag(editor.piece("F"), editor.square("e4"));
    assertThat(editor.man("e4")).hasAttribute("data-symbol", "F");
    assertThat(editor.page().locator(".palette input:checked")).hasValue("hand");

    editor.drag(editor.square("e4"), editor.square("b2"));
    assertThat(editor.man("b2")).hasAttribute("data-symbol", "F");
    assertThat(editor.man("e4")).hasCount(0);
    editor.click("b2", "h7");
    assertThat(editor.man("h7")).hasAttribute("data-symbol", "F");

    editor.pick("I").drag(editor.square("a2"), editor.square("j2"));
    assertThat(editor.man("a2")).hasAttribute("data-symbol", "I");
    assertThat(editor.man("j2")).hasAttribute("data-symbol", "I");
    editor.press("Undo");
    assertThat(editor.men()).hasCount(1);

    editor.put("I", "a2").click("a2");
    assertThat(editor.man("a2")).hasCount(0);
    editor.square("h7").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    assertThat(editor.men()).hasCount(0);

    editor.pick("hand").press("Usual array");
    editor.drag(editor.square("a1"), editor.page().locator(".editor h1"));
    assertThat(editor.man("a1")).hasCount(0);
  }

  @Test
  void sidesChange() {
    EditorPage editor = open("siege");
    editor.press("Clear").put("G", "a1").put("g", "c8").press("Change sides");
    assertThat(editor.text()).hasValue("9g/10/10/2**2**2/2**2**2/10/10/7G2 b - - 0 1");
  }
}
