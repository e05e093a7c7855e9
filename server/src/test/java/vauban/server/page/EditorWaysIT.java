package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;

/** The editor by string, by address, by keys and on a phone; and what stays when one leaves it. */
class EditorWaysIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String FEW = "g9/10/10/2**2**2/2**2**2/10/5F4/G9 w - - 3 7";

  private static EditorPage open(String path) {
    return new EditorPage(browsing.openAt("editor/" + path, Browsing.desktop()));
  }

  private static String query(String position) {
    return "position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
  }

  @Test
  void wrongStringsSayWhereAndLeaveTheBoard() {
    EditorPage editor = open("siege");
    editor.text().fill("fcasgbsacf/iiiZiiiiii/10/2**2**2/2**2**2/10/10/G9 w - - 0 1");
    assertThat(editor.textFault()).containsText("rank 7 (column 15): 'Z' is no piece of this game");
    assertThat(editor.textFault()).containsText("The board is as it was.");
    assertThat(editor.men()).hasCount(Games.SIEGE.start().pieces().size());

    editor.text().fill(FEW.replace(" w ", " "));
    assertThat(editor.textFault()).containsText("turn (w or b) is missing");
    editor.text().fill(FEW);
    assertThat(editor.textFault()).isEmpty();
    assertThat(editor.men()).hasCount(3);
    assertThat(editor.field("fullmove")).hasValue("7");
    editor.press("Undo");
    assertThat(editor.text()).hasValue(Games.SIEGE.start().text());

    editor.text().fill("nonsense");
    assertThat(editor.textFault()).not().isEmpty();
    editor.text().press("Escape");
    assertThat(editor.text()).hasValue(Games.SIEGE.start().text());
    assertThat(editor.textFault()).isEmpty();
  }

  @Test
  void anUnlawfulSetupOpensFromItsAddress() {
    EditorPage editor = open("siege?" + query("10/10/10/2**2**2/2**2**2/10/10/GG8 w - - 0 1"));
    assertThat(editor.men()).hasCount(2);
    assertThat(editor.faults()).hasCount(2);

    EditorPage wrong = open("siege?" + query("nonsense"));
    assertThat(wrong.text()).hasValue("nonsense");
    assertThat(wrong.textFault()).containsText("it has 1 field, but needs 6");
    assertThat(wrong.men()).hasCount(Games.SIEGE.start().pieces().size());
  }

  @Test
  void theWayFromAGameLeadsBackToItUntouched() {
    GamePage game =
        browsing.open().begin(GamePage.Setup.of("siege", GamePage.PERSON, GamePage.PERSON));
    game.await("person").click("c2").click("e4").awaitPlies(1).await("person");
    game.page().locator("a.set-up").click();
    EditorPage editor = new EditorPage(game.page());
    assertThat(editor.men()).hasCount(Games.SIEGE.start().pieces().size());
    assertThat(editor.text()).hasValue(Games.SIEGE.start().play("c2e4").text());
    editor.press("Clear").put("g", "e5");
    assertThat(editor.men()).hasCount(1);
    editor.page().getByText("Back to the game").click();
    game.awaitPlies(1).await("person");
    assertThat(game.moves()).containsExactly("c2e4");

    game.page().locator("a.set-up").click();
    assertThat(editor.men()).hasCount(1);
    editor.press("Undo").press("Undo");
    assertThat(editor.text()).hasValue(Games.SIEGE.start().play("c2e4").text());
  }

  @Test
  void theGameOneCameFromIsNeverLost() {
    EditorPage editor = open("siege?" + query(FEW) + "&from=%2Fnew%2Fsiege");
    assertThat(editor.men()).hasCount(3);
    editor.press("Clear").put("g", "e5");
    editor.press("Undo").press("Undo");
    assertThat(editor.text()).hasValue(FEW);
    assertThat(editor.button("Undo")).isDisabled();

    editor.press("Redo");
    assertThat(editor.men()).hasCount(0);
    editor.page().reload();
    editor.answered();
    assertThat(editor.men()).hasCount(0);
    editor.press("Undo");
    assertThat(editor.text()).hasValue(FEW);

    editor.page().getByText("Back to the set-up").click();
    assertThat(editor.page()).hasURL(Pattern.compile("/new/siege$"));
  }

  @Test
  void aDraftIsKeptInTheBrowserAndOfferedAgain() {
    EditorPage editor = open("war-chess");
    editor.pick("eraser").click("a2", "c2").answered();
    int left = Games.WAR_CHESS.start().pieces().size() - 2;
    editor.page().navigate(browsing.address() + "editor/siege");
    editor.answered();
    editor.page().navigate(browsing.address() + "editor/war-chess");
    editor.answered();
    assertThat(editor.men()).hasCount(left);

    editor
        .page()
        .navigate(browsing.address() + "editor/war-chess?" + query(Games.WAR_CHESS.start().text()));
    editor.answered();
    assertThat(editor.men()).hasCount(left + 2);
    editor.press("Earlier draft");
    assertThat(editor.men()).hasCount(left);
  }

  @Test
  void playBeginsFromTheSetup() {
    EditorPage editor = open("siege?preset=mirror&" + query(FEW));
    editor.press("Play from here");
    assertThat(editor.page())
        .hasURL(Pattern.compile("/new/siege\\?preset=mirror&position=g9%2F10.*"));
    assertThat(editor.page().locator("input[name=preset][value=mirror]")).isChecked();
    assertThat(editor.page().getByLabel("Position string")).hasValue(FEW);
    assertThat(editor.page().locator(".preview .man")).hasCount(3);
    editor.page().goBack();
    editor.answered();
    assertThat(editor.text()).hasValue(FEW);
  }

  @ParameterizedTest
  @CsvSource({
    "siege, North Fort",
    "war-chess, Defender Artillery",
    "siege-of-paris, Black Captain"
  })
  void keysAloneAreEnough(String game, String piece) {
    EditorPage editor = open(game);
    Page page = editor.page();
    editor.press("Clear").answered();
    page.locator(".palette input:checked").focus();
    Locator wanted = page.locator(".palette-tool", new Page.LocatorOptions().setHasText(piece));
    Locator radio = wanted.first().locator("input");
    for (int i = 0; i < 40 && !radio.isChecked(); i++) {
      page.keyboard().press("ArrowRight");
    }
    assertThat(radio).isChecked();

    page.keyboard().press("Enter");
    Locator square = page.locator(".editor [data-square]:focus");
    assertThat(square).hasCount(1);
    String name = square.getAttribute("data-square");
    page.keyboard().press("Enter");
    assertThat(editor.men()).hasCount(1);
    assertThat(editor.said()).containsText(" on " + name + ".");
    assertThat(square).hasAttribute("aria-label", Pattern.compile(name + ", .*" + piece));

    page.keyboard().press("ArrowUp");
    page.keyboard().press("Enter");
    assertThat(editor.men()).hasCount(2);
    page.keyboard().press("Delete");
    assertThat(editor.men()).hasCount(1);
    assertThat(editor.said()).containsText(" is empty.");
    page.keyboard().press("Control+z");
    assertThat(editor.men()).hasCount(2);
    assertThat(page.locator(".editor [data-square]:focus")).hasCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "320, siege, F, e4, e5",
    "390, war-chess, I, i10, i12",
    "320, siege-of-paris, k, f2, f3"
  })
  void phonesTapToPlace(int width, String game, String symbol, String one, String other) {
    EditorPage editor =
        new EditorPage(
            browsing.openAt("editor/" + game, Browsing.phone().setViewportSize(width, 780)));
    double board = editor.page().locator(".editor svg.board").boundingBox().y;
    assertThat(editor.page().locator(".palette").boundingBox().y).isGreaterThan(board + 200);
    editor.press("Clear");
    editor.piece(symbol).tap();
    editor.square(one).tap();
    editor.square(other).tap();
    assertThat(editor.men()).hasCount(2);
    editor.page().locator(".palette-tool.named").first().tap();
    editor.square(one).tap();
    editor.square("a2").tap();
    assertThat(editor.man("a2")).hasAttribute("data-symbol", symbol);
    assertThat(Faults.sideways(editor.page())).isZero();
  }
}
