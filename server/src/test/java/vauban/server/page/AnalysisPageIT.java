package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;
import vauban.server.page.GamePage.Setup;

/** Looking at games: engine, tree, check, keys. */
class AnalysisPageIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String CHECK = "5Fg3/10/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1";

  /** Who does not win at once loses at once. */
  private static final String RACE = "g9/4B5/10/2**2**2/2**2**2/10/4b5/G9 w - - 0 1";

  private static final String LAST_MOVE = "9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 w - - 0 1";

  private static AnalysisPage open(String path) {
    return new AnalysisPage(browsing.openAt(path, Browsing.desktop()));
  }

  private static AnalysisPage siege(String moves) {
    return open(AnalysisPage.path("siege", "", moves));
  }

  @ParameterizedTest
  @CsvSource({"siege, ''", "war-chess, ''", "siege-of-paris, @ROXOQXOX"})
  void theEngineThinksOfThePositionShownAndNoOther(String game, String opening) {
    AnalysisPage page = open(AnalysisPage.path(game, "", opening));
    page.page().locator("select[name=lines]").selectOption("3");
    page.button("Engine").click();
    Position position = Games.find(game).orElseThrow().start();
    if (!opening.isEmpty()) {
      position = position.play(opening);
    }
    List<Position> line = new ArrayList<>(List.of(position));
    for (int i = 0; i < 3; i++) {
      assertThat(page.lines()).hasCount(3);
      assertShown(page, position);
      page.page().locator(".line-play").first().click();
      page.awaitPly(line.size() + (opening.isEmpty() ? 0 : 1));
      position = position.play(lastMove(page));
      line.add(position);
    }
    for (int i = line.size() - 1; i > 0; i--) {
      page.awaitPly(i + (opening.isEmpty() ? 0 : 1));
      assertThat(page.lines()).hasCount(3);
      assertShown(page, line.get(i));
      assertThat(page.bar())
          .hasAttribute("aria-label", Pattern.compile("[+−][0-9#].*|.* wins in .*"));
      page.press("ArrowLeft");
    }
    page.button("Engine").click();
    page.awaitEngine("off");
    assertThat(page.lines()).hasCount(0);
  }

  private static String lastMove(AnalysisPage page) {
    return page.current().locator("span:not(.tree-number)").first().textContent();
  }

  private static void assertShown(AnalysisPage page, Position position) {
    String line = page.page().locator(".line-moves").first().textContent();
    assertThat(line).startsWith(position.moveNumber() + " ");
    String first = line.split(" ")[1];
    assertThat(position.explain(first)).isInstanceOf(Verdict.Legal.class);
  }

  @Test
  void aWinIsCountedExactly() {
    AnalysisPage page = open(AnalysisPage.path("siege", RACE, ""));
    page.button("Engine").click();
    page.awaitEngine("done");
    assertThat(page.page().locator(".line-score").first()).hasText("+#1");
    assertThat(page.bar()).hasAttribute("aria-label", "South wins in 1 ply");
  }

  @Test
  void whatIsNoPositionIsToldBesideItsFieldAndNothingChanges() {
    AnalysisPage page = siege("c2e4");
    page.tab("Position").click();
    Locator field = page.page().getByLabel("Another position to look at");
    Locator fault = page.page().locator("#sheet-other-fault");
    field.fill("nonsense");
    page.button("Look at it").click();
    assertThat(fault).containsText("The board is as it was.");
    assertThat(field).hasAttribute("aria-invalid", "true");
    assertThat(field).hasAttribute("aria-describedby", "sheet-other-fault");
    assertThat(field).isFocused();
    assertThat(field).hasValue("nonsense");
    assertThat(page.tab("Position")).hasAttribute("aria-selected", "true");
    page.awaitPly(1);
    assertThat(page.man("e4")).hasCount(1);

    field.fill(RACE);
    page.button("Look at it").click();
    page.awaitPly(0);
    assertThat(page.page()).hasURL(Pattern.compile("position="));
  }

  /** The edit is kept as one leaves, when the address is no longer this analysis's to change. */
  @Test
  void anEditMadeJustBeforeLeavingDoesNotTakeTheNewAddress() {
    AnalysisPage page = siege("");
    page.awaitPly(0);
    page.tab("Position").click();
    page.page().getByLabel("Another position to look at").fill(RACE);
    page.click("c2").click("e4").awaitPly(1);
    page.button("Look at it").click();
    page.awaitPly(0);
    assertThat(page.page()).hasURL(Pattern.compile("position="));
  }

  @Test
  void threatsAreShownWhereTheTurnCanBePassed() {
    AnalysisPage page = siege("c2e4");
    page.button("Threat").click();
    assertThat(page.lines()).hasCount(1);
    assertThat(page.page().locator(".engine-message")).containsText("the other side");
    page.page().navigate(browsing.address() + AnalysisPage.path("siege", CHECK, ""));
    AnalysisPage check = new AnalysisPage(page.page());
    check.button("Threat").click();
    check.awaitEngine("refused");
    assertThat(check.page().locator(".engine-message"))
        .containsText("The turn cannot be passed here");
  }

  @Test
  void movesMakeAndFollowVariations() {
    AnalysisPage page = siege("");
    page.move("c2", "e4").awaitPly(1).move("f7", "e6").awaitPly(2);
    page.press("Home").awaitPly(0);
    page.move("c2", "e4").awaitPly(1);
    assertThat(page.moves()).hasCount(2);
    page.press("ArrowLeft").awaitPly(0);
    page.move("d2", "e3").awaitPly(1);
    assertThat(page.moves()).hasCount(3);
    assertThat(page.page().locator(".variation .tree-move")).hasCount(1);

    page.button("Make main line").click();
    assertThat(page.page().locator(".variation .tree-move")).hasCount(2);
    page.button("Undo").click();
    assertThat(page.page().locator(".variation .tree-move")).hasCount(1);
    page.button("Promote").click();
    assertThat(page.page().locator(".variation .tree-move")).hasCount(2);
    page.button("Delete from here").click();
    page.awaitPly(0);
    assertThat(page.moves()).hasCount(2);
    page.button("Undo").click();
    page.awaitPly(1);
    assertThat(page.moves()).hasCount(3);
    assertThat(page.man("e3")).hasCount(1);
  }

  @Test
  void whoMovesBeforeTheServerAnsweredMovesAllTheSame() {
    AnalysisPage page = siege("");
    List<Route> held = new ArrayList<>();
    page.page().route("**/api/position", held::add);
    page.move("c2", "e4").awaitPly(1).click("f7").click("e6");
    page.page().waitForCondition(() -> !held.isEmpty());
    assertThat(page.moves()).hasCount(1);

    page.page().unroute("**/api/position");
    held.forEach(Route::resume);
    page.awaitPly(2);
    assertThat(page.man("e6")).hasCount(1);
    assertThat(page.current()).containsText("Ife6");
  }

  @Test
  void whatWasEditedSurvivesAReload() {
    AnalysisPage page = siege("");
    page.move("c2", "e4").awaitPly(1);
    page.button("blunder").click();
    page.page().getByLabel("Comment on 1. Ice4").fill("Too hasty.");
    page.press("Tab");
    page.page().locator(".tree-start").click();
    page.awaitPly(0).move("d2", "e3").awaitPly(1);
    assertThat(page.page()).hasURL(Pattern.compile(".*/analysis/[0-9a-z]{12}"));
    page.page().waitForTimeout(400);
    page.page().reload();

    page.awaitPly(1);
    assertThat(page.moves()).hasCount(2);
    assertThat(page.current()).containsText("Ide3");
    assertThat(page.page().locator(".tree-comment")).hasText("Too hasty.");
    assertThat(page.page().locator(".tree-sign")).hasText("??");
    assertThat(page.moves().first()).containsText("blunder");

    String address = page.page().url();
    page.page().navigate(browsing.address() + "library?kind=analysis");
    Locator card = page.page().locator(".game-card").first();
    assertThat(card).containsText("An analysis");
    assertThat(card).containsText("1 move, 1 variation");
    assertThat(card).not().containsText("person");
    card.getByText("Analysis of Siege").click();
    assertThat(page.page()).hasURL(address);
    page.page().navigate(address.replace("/analysis/", "/game/"));
    assertThat(page.page()).hasURL(address);
    assertThat(page.main()).isVisible();
  }

  @Test
  void aMoveOfTheSecondSideIsNumberedAsInRecords() {
    AnalysisPage page = siege("c2e4 h7f5");
    page.awaitPly(2);
    assertThat(page.page().getByLabel("Comment on 1... Ihf5")).isVisible();
    page.page().locator(".tree-start").click();
    page.awaitPly(0).press("ArrowRight");
    page.awaitPly(1).move("c7", "d6").awaitPly(2);
    assertThat(page.page().locator(".variation")).containsText("1...Icd6");
  }

  @Test
  void keysLeadThroughTheTree() {
    AnalysisPage page = siege("c2e4 f7e6");
    page.awaitPly(2).press("ArrowLeft").awaitPly(1).press("ArrowLeft").awaitPly(0);
    page.move("d2", "e3").awaitPly(1);
    page.page().locator(".tree-move[aria-current]").focus();
    page.press("ArrowUp");
    assertThat(page.current()).containsText("Ice4");
    assertThat(page.current()).isFocused();
    page.press("ArrowDown");
    assertThat(page.current()).containsText("Ide3");
    page.press("ArrowUp").press("End").awaitPly(2).press("Home").awaitPly(0);
    page.press("ArrowRight").awaitPly(1);
    page.press("Control+z").awaitPly(0);
    assertThat(page.moves()).hasCount(2);
  }

  @Test
  void aGameIsCheckedForBlunders() {
    AnalysisPage page = open(AnalysisPage.path("siege", RACE, "a1b1 e2e1"));
    page.awaitPly(2);
    page.tab("Game check").click();
    page.page().getByLabel("Time for each position").selectOption("200");
    page.button("Check the game").click();
    assertThat(page.page().locator(".judging")).hasAttribute("data-state", "done");
    assertThat(page.page().locator(".check-message")).hasText("The whole game is checked.");
    assertThat(page.page().locator(".check-summary tbody tr")).hasCount(2);
    assertThat(page.page().locator(".check-summary tbody tr").first().locator("td"))
        .hasText(new String[] {"1", "0", "0", "1", "100%"});
    page.tab("Moves").click();
    assertThat(page.page().locator(".tree-sign")).hasText("??");
    assertThat(page.page().locator(".variation")).containsText("Be8");
    page.button("Undo").click();
    assertThat(page.page().locator(".tree-sign")).hasCount(0);
    assertThat(page.page().locator(".variation")).hasCount(0);
  }

  @Test
  void aCheckClearsWhatAnEarlierOneFoundAndNothingElse() {
    AnalysisPage page = siege("c2e4 f7e6");
    page.awaitPly(2);
    Object signs =
        page.page()
            .evaluate(
                """
                async () => {
                  const { Study } = await import("/analysis/study.js");
                  const { newStudy } = await import("/analysis/keep.js");
                  const ply = { seat: "south", team: "first", number: 1, squares: null };
                  const study = new Study({ position: () => new Promise(() => {}) }, {
                    ...newStudy({ game: "siege", preset: "point", options: {}, position: null }),
                    plies: [
                      { ...ply, text: "c2e4", short: "Ice4", nags: [4], checked: 4 },
                      { ...ply, text: "f7e6", short: "Ife6", nags: [4] },
                      { ...ply, text: "d2e3", short: "Ide3", nags: [10] },
                    ],
                  }, () => {});
                  const nodes = study.tree.mainLine.slice(1);
                  const signs = () => nodes.map(({ ply }) => ply.nags.join()).join(" ");
                  const found = [[null, null, 2], [6, 6, null]].map((nags) => {
                    nodes.forEach((node, i) => study.mark(node, nags[i]));
                    return signs();
                  });
                  study.leave();
                  return found.join(" | ");
                }
                """);
    assertThat(signs).isEqualTo(" 4 2,10 | 6 4 10");
  }

  @Test
  void aCheckCanBeCancelled() {
    AnalysisPage page = siege("c2e4 f7e6 d2e3");
    page.awaitPly(3);
    page.tab("Game check").click();
    page.page().getByLabel("Time for each position").selectOption("4000");
    page.button("Check the game").click();
    page.button("Cancel").click();
    assertThat(page.page().locator(".check-message")).containsText("Stopped.");
  }

  @Test
  void theMainLineOfAPlayedGameIsNotChangedUnasked() {
    GamePage game =
        browsing
            .open()
            .begin(Setup.of("siege", PERSON, PERSON).position(LAST_MOVE))
            .await("person");
    game.click("e7").click("e8").await("over");
    String id = game.saved().path("id").asString();
    game.page().navigate(browsing.address() + "analysis/" + id);
    AnalysisPage page = new AnalysisPage(game.page());
    assertThat(page.moves()).hasCount(1);
    page.move("g1", "g2").awaitPly(1);
    assertThat(page.page().locator(".variation")).hasCount(1);
    page.button("Promote").click();
    Locator dialog = page.page().getByRole(AriaRole.DIALOG);
    assertThat(dialog).containsText("This game was played so");
    dialog.getByText("Leave it as it is").click();
    assertThat(page.page().locator(".variation")).containsText("Gg2");
    page.button("Promote").click();
    dialog.getByText("Work on a copy").click();
    assertThat(page.page().locator(".variation")).containsText("Be8");
    assertThat(page.page()).not().hasURL(Pattern.compile(".*/analysis/" + id));
    page.page().waitForTimeout(400);

    page.page().navigate(browsing.address() + "analysis/" + id);
    assertThat(page.page().locator(".variation")).containsText("Gg2");
  }

  @Test
  void theGraphLeadsToItsPositions() {
    AnalysisPage page = siege("c2e4 f7e6 d2e3");
    page.awaitPly(3);
    Locator slider = page.page().getByLabel("How the game stands, move by move");
    slider.focus();
    page.press("ArrowLeft").awaitPly(2);
    assertThat(slider)
        .hasAttribute("aria-valuetext", Pattern.compile("1\\.\\.\\. .*No evaluation yet"));
    page.page().locator(".graph").click(new Locator.ClickOptions().setPosition(1, 10));
    page.awaitPly(0);
  }
}
