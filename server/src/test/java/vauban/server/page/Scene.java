package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import vauban.server.page.GamePage.Setup;

/**
 * What the page can show. Each is reached as a person does, from any page before, in any language
 * and on any screen.
 */
@SuppressWarnings("ImmutableEnumChecker") // the ways are functions without state
enum Scene {
  HOME("The three games", page -> open(page, "")),
  SET_UP(
      "Setting up a game, with a clock",
      page -> {
        open(page, "new/war-chess");
        Locator clock = page.locator("select[name=clock]");
        clock.selectOption("increment");
        clock.evaluate("field => field.scrollIntoView({ block: 'center' })");
        assertThat(page.locator(".preview svg")).isVisible();
      }),
  SIEGE_START(
      "Siege: the array, a piece picked up, clocks and tips",
      page ->
          begin(page, Setup.of("siege", PERSON, PERSON).clock("increment", "5", "5")).click("c2")),
  SIEGE(
      "Siege: the squares each side covers, and where a piece may go",
      page -> {
        GamePage game = opening(page);
        page.getByRole(AriaRole.TAB).nth(1).click();
        page.locator(".overlay-switches input").nth(1).check();
        assertThat(page.locator(".table .overlays .area")).not().hasCount(0);
        game.click("e4");
      }),
  REFUSAL(
      "Siege: why a move is refused, by what rule",
      page -> {
        begin(page, Setup.of("siege", PERSON, PERSON)).click("c2").click("c3");
        assertThat(page.locator(".notice.refusal")).isVisible();
      }),
  RULES_BESIDE(
      "Siege: the rules beside the board",
      page -> {
        begin(page, Setup.of("siege", PERSON, PERSON));
        page.locator(".coach .quiet").click();
        page.getByRole(AriaRole.TAB).nth(2).click();
      }),
  QUESTION(
      "Siege: whether to give a game up",
      page -> {
        begin(page, Setup.of("siege", PERSON, PERSON));
        page.locator(".leaving .abandon").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
      }),
  PROMOTION(
      "Siege: promotion",
      page -> {
        begin(
                page,
                Setup.of("siege", PERSON, PERSON)
                    .position("9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1"))
            .click("b7")
            .click("a8");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
      }),
  RESULT(
      "Siege: how a game ended, and what next",
      page -> {
        begin(
                page,
                Setup.of("siege", PERSON, PERSON)
                    .position("9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 w - - 0 1"))
            .click("e7")
            .click("e8")
            .await("over");
        assertThat(page.locator(".result")).isVisible();
      }),
  LOOKING_BACK(
      "Siege: an earlier position",
      page -> {
        opening(page);
        page.locator(".step").nth(1).click();
        assertThat(page.locator(".earlier")).isVisible();
      }),
  WAR_CHESS_START(
      "War-Chess: the array with the numbers of the book's plate",
      page -> {
        begin(page, Setup.of("war-chess", PERSON, PERSON));
        page.locator(".tool.names").click();
      }),
  WAR_CHESS(
      "War-Chess: a Wagon under fire, with the two squares it may go to",
      page ->
          begin(page, Setup.of("war-chess", PERSON, PERSON).position(Given.WAGON)).click("g14")),
  WAR_CHESS_PERIOD(
      "War-Chess in the manner of its time",
      page -> {
        begin(page, Setup.of("war-chess", PERSON, PERSON).position(Given.WAGON));
        look(page, "period");
      }),
  PARIS_PLACING(
      "The Siege of Paris: the garrison takes its places",
      page -> begin(page, Setup.of("siege-of-paris", PERSON, PERSON))),
  PARIS(
      "The Siege of Paris: a General before the fort",
      page ->
          begin(page, Setup.of("siege-of-paris", PERSON, PERSON).position(Given.FORT)).click("g5")),
  SIEGE_CONTRAST(
      "Siege in high contrast",
      page -> {
        opening(page);
        look(page, "contrast");
      }),
  ANALYSIS(
      "Analysis: lines of the engine, graph, a variation, signs",
      page -> {
        open(page, AnalysisPage.path("siege", "", String.join(" ", Given.OPENING)));
        AnalysisPage analysis = new AnalysisPage(page).awaitPly(8);
        page.getByRole(AriaRole.TAB).nth(1).click();
        page.locator(".judging select").first().selectOption("200");
        page.locator(".judging button").first().click();
        assertThat(page.locator(".judging")).hasAttribute("data-state", "done");
        page.getByRole(AriaRole.TAB).first().click();
        page.locator(".tree-start").click();
        for (int ply = 1; ply <= 5; ply++) {
          analysis.press("ArrowRight").awaitPly(ply);
        }
        page.locator("select[name=lines]").selectOption("3");
        page.locator(".power").click();
        assertThat(analysis.lines()).hasCount(3);
        page.evaluate("scrollTo(0, 0)");
      }),
  GAME_CHECK(
      "Analysis: before a game is checked",
      page -> {
        open(page, AnalysisPage.path("siege", "", String.join(" ", Given.OPENING)));
        new AnalysisPage(page).awaitPly(8);
        page.getByRole(AriaRole.TAB).nth(1).click();
        page.locator(".judging summary").click();
      }),
  ANALYSIS_POSITION(
      "Analysis: the position and others",
      page -> {
        open(page, AnalysisPage.path("siege-of-paris", "", ""));
        page.getByRole(AriaRole.TAB).nth(2).click();
      }),
  EDITOR("Setting up a position of the Siege of Paris", page -> editor(page, "siege-of-paris")),
  EDITOR_FAULTS(
      "Setting up a position of War-Chess that is none yet",
      page -> {
        editor(page, "war-chess").put("k", "h5");
        page.locator(".faults .rule-link").click();
        assertThat(page.locator(".fault-rule")).isVisible();
      }),
  EDITOR_TEXT(
      "Setting up a position by a string that is none",
      page -> {
        EditorPage editor = editor(page, "siege");
        editor.text().fill("nonsense");
        assertThat(editor.textFault()).not().isEmpty();
      }),
  LIBRARY("One's games", Scene::library),
  SHARE(
      "Sharing a game",
      page -> {
        library(page);
        page.locator(".game-card .tool").first().click();
        assertThat(page.locator("dialog.share input[name=link]")).not().hasValue("");
        page.locator("dialog.share input[name=link]")
            .evaluate(
                "field => { field.value = field.value.replace(location.host, 'localhost'); }");
      }),
  RENAMING(
      "Naming a game",
      page -> {
        library(page);
        page.locator(".game-card").first().locator(".tool").nth(2).click();
        assertThat(page.locator(".game-card input[name=title]")).isFocused();
      }),
  BRINGING_IN(
      "Bringing in records",
      page -> {
        library(page);
        page.locator(".library-tools .tool").first().click();
        page.locator("#bring textarea").fill("nonsense");
        page.locator("#bring .quiet").click();
        assertThat(page.locator(".library-news li, .bring-progress")).not().hasCount(0);
      }),
  LEARN("Learning the games", page -> open(page, "learn")),
  RULES("The rules of Siege, with boards to try them on", page -> open(page, "learn/siege")),
  TUTORIAL("A small task of War-Chess", page -> open(page, "learn/war-chess/tutorial")),
  TASK_DONE(
      "A small task of Siege, done",
      page -> {
        open(page, "learn/siege/tutorial");
        for (String square : List.of("c2", "e4")) {
          page.locator("svg.board [data-square=" + square + "]").click();
        }
        assertThat(page.locator(".tutorial")).hasAttribute("data-state", "done");
      }),
  PLATES("A plate of the book of 1866", page -> open(page, "learn/war-chess/plates")),
  PUZZLES("The puzzles", page -> open(page, "puzzles")),
  PUZZLE(
      "A puzzle of Siege",
      page -> {
        open(page, "puzzles/siege");
        assertThat(page.locator("main.puzzles")).hasAttribute("data-state", "solve");
      }),
  SOLUTION(
      "A puzzle of the Siege of Paris with its solution, and all others",
      page -> {
        open(page, "puzzles/siege-of-paris");
        assertThat(page.locator("main.puzzles")).hasAttribute("data-state", "solve");
        page.locator(".puzzle-side .row button").nth(1).click();
        assertThat(page.locator("main.puzzles")).hasAttribute("data-state", "shown");
        page.locator(".puzzle-all summary").click();
      }),
  NOWHERE(
      "A path that leads nowhere",
      page -> {
        page.navigate("/learn/siege/nothing");
        assertThat(page.locator("main.waiting a").first()).isVisible();
      });

  private final String words;
  private final Consumer<Page> way;

  Scene(String words, Consumer<Page> way) {
    this.words = words;
    this.way = way;
  }

  /** What there is to see, in English. */
  String words() {
    return words;
  }

  /** Leads a page there; it must be open at any page of this server. */
  void show(Page page) {
    way.accept(page);
    page.mouse().move(1, 1);
  }

  private static void open(Page page, String path) {
    page.navigate("/" + path);
    assertThat(page.locator("main:not(.waiting)")).isVisible();
  }

  private static GamePage begin(Page page, Setup setup) {
    page.navigate("/new/" + setup.game());
    return new GamePage(page).begin(setup).await("person");
  }

  private static GamePage opening(Page page) {
    GamePage game = begin(page, Setup.of("siege", PERSON, PERSON));
    for (int i = 0; i < Given.OPENING.size(); i++) {
      String move = Given.OPENING.get(i);
      game.click(move.substring(0, 2)).click(move.substring(2)).awaitPlies(i + 1).await("person");
    }
    return game;
  }

  private static void look(Page page, String look) {
    page.getByRole(AriaRole.TAB).nth(1).click();
    Locator chooser = page.locator(".appearance [name=look]");
    chooser.selectOption(look);
  }

  private static EditorPage editor(Page page, String game) {
    open(page, "editor/" + game);
    return new EditorPage(page);
  }

  private static void library(Page page) {
    open(page, "library");
    if (page.locator(".game-card").count() == 0) {
      page.locator("input[type=file]")
          .setInputFiles(
              new FilePayload(
                  "games.vgn", "text/plain", Given.RECORDS.getBytes(StandardCharsets.UTF_8)));
    }
    assertThat(page.locator(".game-card").first()).isVisible();
  }

  /** Positions and games that scenes begin with. */
  private static final class Given {

    static final String WAGON =
        "6/C7C/2I2I2/2L1I2/3L4/2W4/3a4/4*2/2l1*3/7/3*4/2*4/I4i2/7/8/7/3kil2/i2c1c3/3i2 w 24 103";
    static final String FORT =
        "12/2m3m1l3/3m3m1k2/4m1l1mQ2/2O1O7/m1m1m1/4mm2X/6/7X/X5/3M3M1/1O3MG2M2/4M1M5/5L1M1M2/3R1K2LK2/6C5"
            + " w - 14 37";

    static final List<String> OPENING =
        List.of("c2e4", "h7f5", "b1c3", "i8h6", "e4f5", "h6f5", "c3e4", "g7h6");

    static final String RECORDS =
        """
        [Game "siege"]
        [Event "Match of the two hills"]
        [Date "2026.11.01"]
        [South "Ann Lee"]
        [North "Jules Martin"]
        [Termination "resignation"]

        {Both aim at the middle.} 1. Ice4! {good} Ihf5 (1... Ihg6 2. Cc3) 2. Cc3 0-1

        [Game "war-chess"]
        [Event "Race for the fords"]
        [Defender "Marie Blanc"]

        1. Lf11 Lf9 2. Ic16 *

        [Game "siege-of-paris"]

        1. @ROXOQXOX Rf12 *
        """;

    private Given() {}
  }
}
