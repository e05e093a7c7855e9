package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** The page as a person uses it: sets up a game, touches squares, reads what is shown. */
final class GamePage {

  /** A seat's player as the start page writes it. */
  static final String PERSON = "person";

  /** The computer at its fastest. */
  static final String FAST = "100";

  /**
   * The computer's level in all tests that do not choose another: at lower ones it answers at once.
   */
  private static final String FULL_STRENGTH = "10";

  private static final JsonMapper JSON = JsonMapper.shared();

  private final Page page;

  GamePage(Page page) {
    this.page = page;
    assertThat(page.locator(".start, .table").first()).isVisible();
  }

  Page page() {
    return page;
  }

  /** What the start page is told before a game begins. */
  record Setup(
      String game,
      List<String> players,
      String preset,
      Map<String, String> options,
      String position,
      Map<String, String> clock) {

    /** A game from the array under the usual rules, its seats filled in order. */
    static Setup of(String game, String... players) {
      return new Setup(game, List.of(players), "", Map.of(), "", Map.of());
    }

    Setup preset(String name) {
      return new Setup(game, players, name, options, position, clock);
    }

    Setup option(String key, String value) {
      Map<String, String> more = new LinkedHashMap<>(options);
      more.put(key, value);
      return new Setup(game, players, preset, more, position, clock);
    }

    Setup position(String text) {
      return new Setup(game, players, preset, options, text, clock);
    }

    /** With a clock as the start page writes it; the increment is empty where it has none. */
    Setup clock(String kind, String base, String increment) {
      Map<String, String> fields = new LinkedHashMap<>();
      fields.put("clock", kind);
      fields.put("clock-base", base);
      if (!increment.isEmpty()) {
        fields.put("clock-increment", increment);
      }
      return new Setup(game, players, preset, options, position, fields);
    }
  }

  /** Fills in the start page without beginning. */
  GamePage prepare(Setup setup) {
    page.locator("input[name=game][value=" + setup.game() + "]")
        .check(new Locator.CheckOptions().setForce(true));
    if (!setup.preset().isEmpty()) {
      page.locator("input[name=preset][value=" + setup.preset() + "]").check();
    }
    setup
        .options()
        .forEach((key, value) -> page.locator("select[name=" + key + "]").selectOption(value));
    if (!setup.position().isEmpty()) {
      page.locator(".from-position summary").click();
      page.waitForResponse(
          response ->
              response.url().endsWith("/api/position")
                  && postData(response.request().postData())
                      .contains(setup.position().substring(0, 12)),
          () -> page.locator("#position-text").fill(setup.position()));
    }
    Locator seats = page.locator(".seat-fields select");
    assertThat(seats).hasCount(setup.players().size());
    for (int i = 0; i < setup.players().size(); i++) {
      seats.nth(i).selectOption(setup.players().get(i));
    }
    page.locator("select[name=level]").selectOption(FULL_STRENGTH);
    setup
        .clock()
        .forEach((name, value) -> page.locator("select[name=" + name + "]").selectOption(value));
    return this;
  }

  private static String postData(@org.jspecify.annotations.Nullable String data) {
    return data == null ? "" : data;
  }

  /** Begins a game. */
  GamePage begin(Setup setup) {
    prepare(setup);
    page.locator("button.begin").click();
    assertThat(table()).isVisible();
    return this;
  }

  Locator table() {
    return page.locator(".table");
  }

  Locator board() {
    return page.locator(".table svg.board");
  }

  Locator square(String name) {
    return board().locator("[data-square=" + name + "]");
  }

  /** The piece drawn on a square. */
  Locator man(String square) {
    return board().locator(".man[data-on=" + square + "]");
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /**
   * Tries again to reach the server, unless the page has done so by itself in the meantime and the
   * button is gone.
   */
  GamePage tryAgain() {
    page.locator(".notice.trouble button")
        .evaluateAll("buttons => buttons.forEach(button => button.click())");
    return this;
  }

  Locator notice() {
    return page.locator(".notice");
  }

  /** What was said to those who listen. */
  Locator said() {
    return page.locator(".for-ears");
  }

  /** Waits until the game waits for a person, the computer, nobody any more... */
  GamePage await(String state) {
    assertThat(table()).hasAttribute("data-state", state);
    return this;
  }

  GamePage awaitPlies(int plies) {
    assertThat(table()).hasAttribute("data-plies", Integer.toString(plies));
    return this;
  }

  /** Waits for a ply after so many, however many follow it before anyone looks. */
  GamePage awaitPlyAfter(int plies) {
    assertThat(table()).not().hasAttribute("data-plies", Integer.toString(plies));
    return this;
  }

  /** Waits until a person is to move or the game is over. */
  GamePage awaitPersonOrEnd() {
    assertThat(table()).hasAttribute("data-state", Pattern.compile("person|over"));
    return this;
  }

  boolean over() {
    return "over".equals(table().getAttribute("data-state"));
  }

  /** Clicks a square in its middle. */
  GamePage click(String name) {
    double[] at = middle(name);
    page.mouse().click(at[0], at[1]);
    return this;
  }

  /** Drags the piece on one square to another, in several steps as a hand does. */
  GamePage drag(String from, String to) {
    double[] end = middle(to);
    lift(from, to);
    page.mouse().move(end[0], end[1]);
    page.mouse().up();
    return this;
  }

  /** Drags a piece half of the way and holds it there. */
  GamePage lift(String from, String towards) {
    double[] start = middle(from);
    double[] end = middle(towards);
    page.mouse().move(start[0], start[1]);
    page.mouse().down();
    page.mouse().move(start[0] + 8, start[1] + 3);
    page.mouse().move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    return this;
  }

  double[] middle(String name) {
    BoundingBox box = square(name).boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  /** Plays a move with two clicks and, where there is a choice, a third; waits until it is made. */
  GamePage play(Move move) {
    int before = moves().size();
    if (move.from() == null || move.to() == null) {
      (move.text().startsWith("@") ? button("Confirm the placing") : button("Pass")).click();
    } else {
      boolean choice =
          position().legalMoves().stream().filter(legal -> joins(move, legal)).count() > 1;
      click(move.from().name());
      click(move.to().name());
      if (choice) {
        choose(move);
      }
    }
    return awaitPlyAfter(before);
  }

  /** Whether two moves leave and reach the same squares, so that the page asks which is meant. */
  static boolean joins(Move one, Move other) {
    return Objects.equals(one.from(), other.from()) && Objects.equals(one.to(), other.to());
  }

  private void choose(Move move) {
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    assertThat(dialog).isVisible();
    String option =
        move.promotion() != null
            ? move.promotion().name()
            : move.command() != null ? "on " + move.command().name() : "No command";
    dialog
        .getByRole(AriaRole.BUTTON)
        .filter(
            new Locator.FilterOptions()
                .setHasText(Pattern.compile(option + "$", Pattern.CASE_INSENSITIVE)))
        .first()
        .click();
  }

  /** The moves the page holds. */
  List<String> moves() {
    List<String> moves = new ArrayList<>();
    saved().path("plies").forEach(ply -> moves.add(ply.path("text").asString()));
    return moves;
  }

  /** The position after the moves the page holds, as the rules have it. */
  Position position() {
    JsonNode saved = saved();
    Game game = Games.find(saved.path("game").asString()).orElseThrow();
    Map<String, String> options = new LinkedHashMap<>();
    saved
        .path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    var chosen = game.options(saved.path("preset").asString(), options);
    JsonNode start = saved.path("position");
    Position position =
        start.isNull() ? game.start(chosen) : game.position(chosen, start.asString());
    for (String move : moves()) {
      position = position.play(move);
    }
    return position;
  }

  /** The game as the page holds it. */
  JsonNode saved() {
    return JSON.readTree(
        (String)
            page.evaluate(
                "localStorage.getItem('vauban.document.' + location.pathname.split('/')[2])"));
  }
}
