package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.rules.record.RecordReader;
import vauban.server.page.GamePage.Setup;

class LibraryPageIT {

  private static final String ANNOTATED =
      """
      [Game "siege"]
      [Event "Match %s"]
      [South "Ann Lee"]
      [Termination "resignation"]

      {Both aim at the middle.} 1. Ice4! {good} Ihf5 (1... Ihg6 2. Cc3) 2. Cc3 0-1
      """;

  @RegisterExtension static final Browsing browsing = new Browsing();

  @Test
  void bringsInACollectionAndSaysWhatIsWrongWithIt() {
    Page page = library();
    drop(page, ANNOTATED.formatted("of the file") + "\n[Game \"siege\"]\n\n1. Ice9 *\n");

    Locator news = page.locator(".library-news");
    assertThat(news).containsText("1 game came in.");
    assertThat(news.locator("li"))
        .containsText(Pattern.compile("^games\\.vgn, line 10: 1\\. 'Ice9'"));
    Locator card = card(page, "Match of the file");
    assertThat(card).containsText("Ann Lee against a person");
    assertThat(card).containsText("North won by resignation");
    assertThat(card.locator("svg.board")).isVisible();

    button(page.locator("main"), "Bring in records").click();
    button(page.locator("main"), "Bring in this text").click();
    assertThat(news).hasText("There is no text to bring in.");
    assertThat(page.getByLabel("Records as text")).isFocused();
  }

  @Test
  void takesNothingOfAFileThatIsNotUtf8() {
    Page page = library();
    Locator news = page.locator(".library-news");
    byte[] latin = "[Game \"siege\"]\n[South \"Andr\u00e9\"]\n\n1. Ice4 *\n".getBytes(ISO_8859_1);

    page.locator("input[type=file]").setInputFiles(new FilePayload("andre.vgn", "", latin));

    assertThat(news).containsText("No game came in.");
    assertThat(news.locator("li"))
        .hasText(
            "andre.vgn, line 2, column 13: This is not UTF-8;"
                + " a file of records must be saved in that encoding.");

    byte[] noise = new byte[1000];
    new Random(1).nextBytes(noise);
    page.locator("input[type=file]").setInputFiles(new FilePayload("noise.vgn", "", noise));
    assertThat(news.locator("li"))
        .hasText(Pattern.compile("^noise\\.vgn, line \\d+, column \\d+: This is not UTF-8;.*"));

    page.locator("select[name=language]").selectOption("fr");
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    page.locator("input[type=file]").setInputFiles(new FilePayload("andre.vgn", "", latin));
    assertThat(news.locator("li"))
        .hasText(
            "andre.vgn, ligne 2, colonne 13 : ce n’est pas de l’UTF-8 ;"
                + " un fichier de parties doit être enregistré dans cet encodage.");
  }

  @Test
  void opensWhatAnotherClientWroteInAFewWords() {
    Page page = library();
    write(
        page,
        "{\"version\": 1, \"id\": \"few\", \"game\": \"siege\", \"plies\": [{\"text\":"
            + " \"c2e4\"}]}");
    page.navigate("/game/few");
    new GamePage(page).await("person").awaitPlies(1);
    page.navigate("/analysis/few");
    assertThat(page.locator("main")).containsText("Ice4");

    write(
        page,
        """
        {"version": 1, "id": "slow", "game": "siege", "players": {"north": {"kind": "computer"}}, "plies": []}
        """);
    page.navigate("/game/slow");
    new GamePage(page).await("person");
    assertThat(page.locator(".table")).containsText("1 second a move");
  }

  private static void write(Page page, String document) {
    String id = document.replaceFirst("(?s).*\"id\": \"(\\w+)\".*", "$1");
    APIResponse answer =
        page.context()
            .request()
            .put(
                browsing.address() + "api/library/" + id,
                RequestOptions.create()
                    .setHeader("Content-Type", "application/json")
                    .setData("{\"revision\": 0, \"document\": " + document + "}"));
    assertThat(answer).isOK();
  }

  @Test
  void saysWhatDidNotComeInAndDoublesNothing() throws IOException {
    Page page = library();
    int port = browsing.stopServer();
    page.locator("input[type=file]").setInputFiles(file(collection("a", "b", "c")));
    Locator news = page.locator(".library-news");
    assertThat(news).containsText("No game came in.");
    assertThat(news).containsText("The server stopped answering: 3 games did not come in.");
    assertThat(button(news, "Try again")).isFocused();
    browsing.forgive();
    browsing.startServer(port);

    button(news, "Try again").click();
    assertThat(news).containsText("3 games came in.");
    page.locator("input[type=file]").setInputFiles(file(collection("b", "d")));
    assertThat(news).containsText("1 game came in.");
    assertThat(news).containsText("1 game was here before.");
    assertThat(card(page, "Match interrupted b")).hasCount(1);
    // The server says 409 to a game that it has, which Chromium itself complains of.
    browsing.forgive();
  }

  private static String collection(String... names) {
    return Arrays.stream(names)
        .map(name -> ANNOTATED.formatted("interrupted " + name))
        .collect(Collectors.joining("\n"));
  }

  private static FilePayload file(String records) {
    return new FilePayload("games.vgn", "text/plain", records.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aGameOnItsWayToTheServerIsDeletedAfterItHasCome() {
    Page page = library();
    bring(page, ANNOTATED.formatted("on its way"));
    List<Route> held = new ArrayList<>();
    page.route(
        "**/api/library/*",
        route -> {
          if (route.request().method().equals("PUT")) {
            held.add(route);
          } else {
            route.resume();
          }
        });
    button(card(page, "Match on its way"), "Rename").click();
    page.getByLabel("Title of the game").fill("Renamed");
    page.keyboard().press("Enter");
    page.waitForCondition(() -> !held.isEmpty());

    button(card(page, "Renamed"), "Delete").click();
    page.waitForTimeout(300);
    held.forEach(Route::resume);

    assertThat(page.locator(".library-news")).containsText("Renamed was deleted.");
    assertThat(card(page, "Renamed")).hasCount(0);
    // No conflict came of it, of which the browser would have complained.
  }

  @Test
  void findsRenamesExportsDeletesAndTakesBack() throws IOException {
    Page page = library();
    bring(page, ANNOTATED.formatted("one") + "\n" + ANNOTATED.formatted("two"));

    page.getByLabel("Search").fill("match two");
    assertThat(page.locator(".game-card")).hasCount(1);
    button(card(page, "Match two"), "Rename").click();
    page.getByLabel("Title of the game").fill("Final");
    page.keyboard().press("Enter");
    assertThat(card(page, "Final")).isVisible();

    page.getByLabel("Search").fill("final");
    assertThat(page.locator(".library-count")).hasText("1 game");
    Download file = page.waitForDownload(() -> button(page.locator("main"), "Export all").click());
    String record = Files.readString(file.path());
    assertThat(record).contains("[Event \"Final\"]", "(1... Ihg6 2. Cc3)", "{good}", "0-1");
    assertThat(RecordReader.parse(record).moves()).hasSize(3);

    button(card(page, "Final"), "Delete").click();
    Locator undo = button(page.locator("main"), "Undo");
    assertThat(undo).isFocused();
    assertThat(page.locator(".game-card")).hasCount(0);
    page.reload();
    assertThat(page.locator(".library-news")).containsText("Final was deleted.");
    undo.click();
    assertThat(card(page, "Final")).isVisible();
    page.reload();
    assertThat(card(page, "Final")).isVisible();
    assertThat(undo).hasCount(0);
  }

  @Test
  void sharesAGameAsPicturesAndALink() throws IOException {
    Page page = library();
    bring(page, ANNOTATED.formatted("to share"));
    button(card(page, "Match to share"), "Share").click();
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    assertThat(dialog.locator("input[name=link]"))
        .hasValue(Pattern.compile("/analysis#g=[A-Za-z0-9_-]{100,}$"));

    String svg = Files.readString(download(page, dialog, "Drawing (SVG)").path());
    assertThat(svg).startsWith("<svg").doesNotContain("class=", "var(");
    Download png = download(page, dialog, "Picture (PNG)");
    assertThat(ImageIO.read(png.path().toFile()).getWidth()).isEqualTo(1200);
    Download gif = download(page, dialog, "Make it (GIF)");
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(gif.path().toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(4);
      assertThat(reader.read(0).getWidth()).isEqualTo(640);
      assertThat(reader.read(3).getWidth()).isLessThan(640);
    }

    page.evaluate("globalThis.print = () => {}");
    button(dialog, "Print").click();
    assertThat(page.locator(".print-moves"))
        .hasText("1. Ice4! good 1... Ihf5 (1... Ihg6 2. Cc3) 2. Cc3");

    Object back =
        page.evaluate(
            """
            async (link) => {
              const { gameOfLink } = await import("/share/link.js");
              const { Server } = await import("/server.js");
              const { document } = await gameOfLink(new Server(), new URL(link).hash);
              return document.plies[1].variations[0].map(({ short }) => short).join(" ");
            }
            """,
            dialog.locator("input[name=link]").inputValue());
    assertThat(back).isEqualTo("Ihg6 Cc3");
  }

  @Test
  void keepsAGameThatIsPlayedWhileTheServerIsGone() throws IOException {
    GamePage game = browsing.open().begin(Setup.of("siege", "person", "person")).await("person");
    game.click("c2").click("e4").awaitPlies(1).await("person");
    int port = browsing.stopServer();
    game.click("a7").click("b6").awaitPlies(2);
    browsing.forgive();
    browsing.startServer(port);
    game.await("person");

    Page page = game.page();
    page.waitForCondition(() -> kept(page).contains("\"dirty\":false"));
    page.evaluate("localStorage.clear()");
    page.navigate(browsing.address() + "library");
    assertThat(page.locator(".game-card").first()).containsText("2 moves");
    browsing.forgive();
  }

  @Test
  void tellsAnotherTabOfEveryChange() {
    Page first = library();
    Page second = first.context().newPage();
    second.navigate(browsing.address() + "library");
    second.evaluate(
        """
        async () => {
          const { library } = await import("/game/library.js");
          globalThis.heard = [];
          library.watch("tabs", (document) => globalThis.heard.push(document.plies.length));
        }
        """);
    first.evaluate(
        """
        async () => {
          const { library } = await import("/game/library.js");
          const game = { id: "tabs", game: "siege", preset: "point", options: {}, position: null,
            players: {}, plies: [], paused: false, over: false, flipped: false };
          library.save(game);
          game.plies.push({ text: "c2e4" });
          library.save(game);
        }
        """);
    second.waitForFunction("globalThis.heard.join() === '0,1'");
    // The second tab goes on from there; the first, which has not looked, keeps both versions.
    second.evaluate(
        """
        async () => {
          const { library } = await import("/game/library.js");
          const game = library.openHere("tabs");
          game.plies.push({ text: "a7b6" });
          library.save(game);
        }
        """);
    Object ids =
        first.evaluate(
            """
            async () => {
              const { library } = await import("/game/library.js");
              while (library.kept.read("tabs").document.plies.length < 2) {
                await new Promise((resolve) => setTimeout(resolve, 20));
              }
              const mine = { ...library.kept.read("tabs").document };
              mine.plies = [{ text: "c2e4" }, { text: "b7c6" }];
              library.save(mine);
              return library.kept.ids().map((id) => library.kept.read(id).document.plies.map(({ text }) => text).join(" "));
            }
            """);
    assertThat(String.valueOf(ids)).contains("c2e4 b7c6", "c2e4 a7b6");
    assertThat(first.locator(".keeping")).containsText("changed in two places at once");
    // Where both tabs write at once the server says 409 to one, which Chromium itself complains of.
    browsing.forgive();
  }

  private static Page library() {
    Page page = browsing.openAt("library", Browsing.desktop());
    assertThat(page.locator("main.library")).isVisible();
    return page;
  }

  private static String kept(Page page) {
    return Objects.toString(
        page.evaluate("localStorage.getItem('vauban.meta.' + location.pathname.split('/')[2])"));
  }

  private static void bring(Page page, String records) {
    button(page.locator("main"), "Bring in records").click();
    page.locator("input[type=file]").setInputFiles(file(records));
    assertThat(page.locator(".library-news")).containsText("came in.");
  }

  /** Lets a file fall on the page. */
  private static void drop(Page page, String records) {
    page.evaluate(
        """
        (records) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([records], "games.vgn", { type: "text/plain" }));
          for (const type of ["dragenter", "dragover", "drop"]) {
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
          }
        }
        """,
        records);
  }

  private static Locator card(Page page, String title) {
    return page.locator(".game-card")
        .filter(
            new Locator.FilterOptions()
                .setHas(page.getByText(title, new Page.GetByTextOptions().setExact(true))));
  }

  private static Locator button(Locator within, String name) {
    return within.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Download download(Page page, Locator within, String name) {
    return page.waitForDownload(() -> button(within, name).click());
  }
}
