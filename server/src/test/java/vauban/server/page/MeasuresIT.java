package vauban.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.server.page.GamePage.Setup;

/**
 * Measures the page; docs/design/performance/page.md says how to run this, and what was found. The
 * figures are added to {@code target/measures.txt}. What a busy machine can change is only written
 * down; what it cannot is held to what is promised.
 */
@EnabledIfSystemProperty(named = "vauban.measures", matches = "true")
class MeasuresIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final Path FIGURES = Path.of("target", "measures.txt");

  private static final int ROUNDS = 5;
  private static final long MOST_BYTES = 300_000;
  private static final int MOVES = Integer.getInteger("vauban.measures.moves", 1_000);
  private static final int LEGS = 4;
  private static final long SEED = 1866;

  /** Bytes of heap that are noise: what an engine of a script compiles and remembers. */
  private static final long NOISE = 1_000_000;

  /** Notes when the first page is there that can be used. */
  private static final String WHEN_USABLE =
      """
      new MutationObserver((_, observer) => {
        if (document.querySelector("main:not(.waiting)") === null) return;
        globalThis.usable = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      """;

  /**
   * Notes how long the board takes to show, and a move from the finger's lifting to its drawing.
   */
  private static final String WATCH =
      """
      async () => {
        const { Board } = await import("/board/board.js");
        globalThis.shows = [];
        globalThis.inputs = [];
        const { show } = Board.prototype;
        Board.prototype.show = function (...what) {
          const began = performance.now();
          show.apply(this, what);
          globalThis.shows.push(performance.now() - began);
        };
        let lifted = 0;
        addEventListener("pointerup", () => { lifted = performance.now(); }, true);
        new MutationObserver((changes) => {
          // A board that is new is not a move.
          if (lifted === 0 || changes.every(({ oldValue }) => oldValue === null)) return;
          const began = lifted;
          lifted = 0;
          requestAnimationFrame(() => globalThis.inputs.push(performance.now() - began));
        }).observe(document, { subtree: true, attributeFilter: ["data-plies"], attributeOldValue: true });
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "new/siege",
        "analysis",
        "analysis?game=siege-of-paris",
        "puzzles/war-chess",
        "learn/siege",
        "editor/siege-of-paris",
        "library"
      })
  void load(String path) throws IOException {
    List<Double> times = new ArrayList<>();
    long bytes = 0;
    int requests = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Page page = browsing.blank(Browsing.desktop());
      CDPSession devtools = page.context().newCDPSession(page);
      List<Long> received = new ArrayList<>();
      devtools.on(
          "Network.loadingFinished",
          event -> received.add(event.get("encodedDataLength").getAsLong()));
      devtools.send("Network.enable");
      page.addInitScript(WHEN_USABLE);
      page.navigate("/" + path);
      page.locator("main:not(.waiting)").first().waitFor();
      times.add(number(page.evaluate("usable")));
      page.waitForTimeout(200);
      bytes = received.stream().mapToLong(Long::longValue).sum();
      requests = received.size();
      browsing.closeAll();
    }
    times.sort(null);
    note(
        String.format(
            Locale.ROOT,
            "load /%s: %d bytes, %d requests, usable after %.0f ms (best %.0f)",
            path,
            bytes,
            requests,
            times.get(ROUNDS / 2),
            times.getFirst()));
    assertThat(bytes).isLessThan(MOST_BYTES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void play(String id) throws IOException {
    Random random = new Random(SEED);
    Game rules = Games.find(id).orElseThrow();
    Position start = rules.start();
    Setup setup =
        Setup.of(
            id, rules.seats(start.options()).stream().map(seat -> PERSON).toArray(String[]::new));
    GamePage game = browsing.open(Browsing.desktop()).begin(setup).await("person");
    Page page = game.page();
    page.evaluate(WATCH);
    CDPSession devtools = page.context().newCDPSession(page);
    List<Long> heap = new ArrayList<>();
    List<Integer> nodes = new ArrayList<>();
    for (int leg = 0; leg <= LEGS; leg++) {
      if (leg > 0) {
        play(game, setup, start, random);
      }
      // Whatever was shown before is gone after some frames.
      page.waitForTimeout(500);
      devtools.send("HeapProfiler.collectGarbage");
      long used = devtools.send("Runtime.getHeapUsage").get("usedSize").getAsLong();
      JsonObject counters = devtools.send("Memory.getDOMCounters");
      heap.add(used);
      nodes.add(counters.get("nodes").getAsInt());
      note(
          String.format(
              Locale.ROOT,
              "%s after %d moves: heap %d kB, %d nodes, %d listeners",
              id,
              leg * MOVES / LEGS,
              used / 1000,
              nodes.getLast(),
              counters.get("jsEventListeners").getAsInt()));
    }
    note(String.format(Locale.ROOT, "%s, Board.show: %s", id, percentiles(page, "shows")));
    note(
        String.format(
            Locale.ROOT, "%s, finger lifted to move shown: %s", id, percentiles(page, "inputs")));
    browsing.closeAll();
    assertThat(heap.getLast() - heap.get(1)).as("bytes of heap").isLessThan(NOISE);
    assertThat(nodes.getLast()).as("nodes").isLessThan(2 * nodes.get(1));
  }

  /** Plays some moves, in as many games as that takes, and begins another one. */
  private static void play(GamePage game, Setup setup, Position start, Random random) {
    Position position = start;
    int plies = 0;
    for (int i = 0; i < MOVES / LEGS; i++) {
      if (position.outcome().over()) {
        again(game, setup);
        position = start;
        plies = 0;
      }
      Move move = quiet(position, random);
      if (move.from() == null || move.to() == null || asks(position, move)) {
        game.play(move);
      } else {
        game.click(move.from().name()).click(move.to().name());
      }
      position = position.play(move);
      game.awaitPlies(++plies).await(position.outcome().over() ? "over" : "person");
    }
    again(game, setup);
  }

  private static void again(GamePage game, Setup setup) {
    game.button("New game").click();
    game.begin(setup).await("person");
  }

  /** Whether the page asks which of several moves between two squares is meant. */
  private static boolean asks(Position position, Move move) {
    return position.legalMoves().stream().filter(other -> GamePage.joins(move, other)).count() > 1;
  }

  /** A move that asks nothing more and, where there is one, takes nothing, for a long game. */
  private static Move quiet(Position position, Random random) {
    List<Move> legal = position.legalMoves();
    if (legal.getFirst().text().startsWith("@")) {
      // What stands on the board when the page asks for the placing.
      return position.move("@" + position.game().placing().orElseThrow().usual());
    }
    List<Move> plain = legal.stream().filter(move -> !asks(position, move)).toList();
    List<Move> quiet = plain.stream().filter(move -> move.captured() == null).toList();
    List<Move> choice = quiet.isEmpty() ? (plain.isEmpty() ? legal : plain) : quiet;
    return choice.get(random.nextInt(choice.size()));
  }

  private static String percentiles(Page page, String name) {
    List<Double> all = new ArrayList<>();
    ((List<?>) page.evaluate(name)).forEach(each -> all.add(number(each)));
    all.sort(null);
    return String.format(
        Locale.ROOT,
        "%d times, median %.1f ms, 99 of 100 below %.1f ms, longest %.1f ms",
        all.size(),
        all.get(all.size() / 2),
        all.get(all.size() * 99 / 100),
        all.getLast());
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  private static void note(String figures) throws IOException {
    Files.writeString(
        FIGURES, figures + "\n", UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
