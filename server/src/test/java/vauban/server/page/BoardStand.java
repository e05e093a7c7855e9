package vauban.server.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/** A board alone on a page, with nothing around it that would answer for it. */
final class BoardStand {

  private static final String SET_UP =
      """
      async (game) => {
        const [{ Board }, { Draughtsman }, { OverlaysPanel }, { appearanceChoosers }, { Server }, { targets }] =
          await Promise.all(
            ["board/board", "pieces/draw", "board/overlays", "board/appearance", "server", "game/moves"].map(
              (name) => import(`/${name}.js`),
            ),
          );
        const server = new Server();
        const description = await server.game(game);
        const preset = description.presets[0].name;
        const request = { game, preset, options: {}, position: null, moves: [] };
        const position = await server.position(request);
        const said = [];
        const note = (what) => (...squares) => said.push([what, ...squares].join(" "));
        const board = new Board(description, new Draughtsman(description), {
          onMove: note("move"),
          onRefuse: note("refuse"),
          onPremove: note("premove"),
          onPremoveVoid: note("void"),
        });
        const overlays = new OverlaysPanel(server, description, board);
        const main = document.createElement("main");
        const heading = document.createElement("h1");
        heading.textContent = "A board";
        main.append(heading, board.element, overlays.element, appearanceChoosers());
        main.style.maxWidth = "640px";
        document.getElementById("page").replaceChildren(main);
        const army = (symbol) => description.pieces.find((piece) => piece.symbol === symbol).army;
        const view = (at) => ({
          pieces: at.pieces,
          lastMove: null,
          marks: at.marks,
          targets: targets(at.legal),
          own: new Set(
            Object.keys(at.pieces).filter((square) => army(at.pieces[square]) === description.armies[0].id),
          ),
          live: true,
          ply: 0,
        });
        globalThis.stand = { board, server, overlays, request, position, said, view };
        board.show(view(position));
        await overlays.show(request, position);
      }
      """;

  private final Page page;

  private BoardStand(Page page) {
    this.page = page;
  }

  /** Sets a board up with a game's array on it; the first army is a person's and to move. */
  static BoardStand open(Browsing browsing, Browser.NewContextOptions options, String game) {
    BoardStand stand = new BoardStand(browsing.openAt("", options));
    stand.setUp(game);
    return stand;
  }

  /** Loads the page anew and sets the same up again. */
  void reopen(String game) {
    page.reload();
    setUp(game);
  }

  private void setUp(String game) {
    page.locator("main h1").waitFor();
    page.evaluate(SET_UP, game);
  }

  Page page() {
    return page;
  }

  Locator board() {
    return page.locator("#page svg.board");
  }

  Locator find(String selector) {
    return board().locator(selector);
  }

  Locator square(String name) {
    return find("[data-square=" + name + "]");
  }

  /** Runs script with {@code stand} and what it needs of it: board, view, position. */
  Object run(String script) {
    return page.evaluate(
        "async () => { const { board, view, position, request, server, overlays, said } = stand; "
            + script
            + " }");
  }

  /** What the board told since it was set up. */
  List<?> said() {
    return (List<?>) page.evaluate("stand.said");
  }

  BoardStand move(String square) {
    double[] at = middle(square);
    page.mouse().move(at[0], at[1]);
    return this;
  }

  /** Drags with the left button. */
  BoardStand drag(String from, String to) {
    move(from);
    page.mouse().down();
    move(to).move(to);
    page.mouse().up();
    return this;
  }

  BoardStand click(String square) {
    return drag(square, square);
  }

  double[] middle(String name) {
    BoundingBox box = square(name).boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  /**
   * Tells the browser where fingers are.
   *
   * @param type {@code touchStart}, {@code touchMove} or {@code touchEnd}
   * @param at x and y of each finger
   */
  static void touch(CDPSession session, String type, double... at) {
    session.send("Input.dispatchTouchEvent", touchEvent(type, at));
  }

  /** Taps twice within a moment, however slow the machine is. */
  static void tapTwice(CDPSession session, double... at) {
    double now = System.currentTimeMillis() / 1000.0;
    for (int i = 0; i < 4; i++) {
      JsonObject event = i % 2 == 0 ? touchEvent("touchStart", at) : touchEvent("touchEnd");
      event.addProperty("timestamp", now + 0.04 * i);
      session.send("Input.dispatchTouchEvent", event);
    }
  }

  private static JsonObject touchEvent(String type, double... at) {
    JsonArray points = new JsonArray();
    for (int i = 0; i < at.length; i += 2) {
      JsonObject point = new JsonObject();
      point.addProperty("x", at[i]);
      point.addProperty("y", at[i + 1]);
      point.addProperty("id", i);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    return event;
  }
}
