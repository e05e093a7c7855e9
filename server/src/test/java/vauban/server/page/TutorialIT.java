package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;

/** The small tasks of the tutorials. */
class TutorialIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /**
   * Plays the stored solution of every task: its goal must be reached by the last move of the
   * person's and by none before, within the moves there are, and must not hold where nothing was
   * done. There are words for every wrong move that is spoken of.
   */
  private static final String FAULTS =
      """
      async (id) => {
        const { reached, tasks } = await import("/learn/tasks.js");
        const { t } = await import("/messages.js");
        const { request, withTurn } = await import("/learn/scene.js");
        const { Server } = await import("/server.js");
        const server = new Server();
        const game = await server.game(id);
        const faults = [];
        const nothing = { text: "", short: "", from: null, to: null, capture: null, promotion: null, command: null };
        for (const task of await tasks(id)) {
          for (const part of ["wrong", ...(task.slips ?? []).map((slip) => `wrong.${slip.id}`)]) {
            const key = `tutorial.${id}.${task.id}.${part}`;
            if (t(key) === key) faults.push(`${key}: no words`);
          }
          try {
            let asked = request(game, task.scene);
            let position = await server.position(asked);
            const { team, code } = position.turn;
            let mine = 0;
            let done = reached(task.goal, nothing, position, team);
            if (done) faults.push(`${task.id}: reached by doing nothing`);
            for (const text of task.solution) {
              if (done) faults.push(`${task.id}: reached before ${text}`);
              const by = position.turn.team;
              const move = position.legal.find((legal) => legal.text === text) ?? { ...nothing, text };
              asked = { ...asked, moves: [...asked.moves, text] };
              position = await server.position(asked);
              if (by === team) {
                mine += 1;
                done = reached(task.goal, move, position, team);
              }
              if (task.still && !position.outcome.over) {
                asked = { ...asked, position: withTurn(position.position, code), moves: [] };
                position = await server.position(asked);
              }
            }
            if (!done) faults.push(`${task.id}: not reached`);
            if (mine > (task.within ?? 1)) faults.push(`${task.id}: ${mine} moves`);
          } catch (failure) {
            faults.push(`${task.id}: ${failure.message}`);
          }
        }
        return faults;
      }
      """;

  /** The tasks in which a win is asked for, as texts: id, position, moves there are. */
  private static final String WINS =
      """
      async (id) => {
        const { tasks } = await import("/learn/tasks.js");
        const { request } = await import("/learn/scene.js");
        const { Server } = await import("/server.js");
        const server = new Server();
        const game = await server.game(id);
        const wins = (await tasks(id)).filter(({ goal }) => goal.wins);
        return Promise.all(wins.map(async ({ id, scene, within = 1 }) =>
          [id, (await server.position(request(game, scene))).position, String(within)]));
      }
      """;

  /** The book's own win holds against the book's answers, not against every one. */
  private static final String BY_THE_BOOK = "plate";

  private static final int MOST_PLIES = 7;
  private static final long PROOF = 5_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void whereAWinIsAskedForItCanBeForced(String id) {
    Game game = Games.find(id).orElseThrow();
    Page page = browsing.openAt("learn/" + id, Browsing.desktop());
    for (Object found : (List<?>) page.evaluate(WINS, id)) {
      List<String> task = ((List<?>) found).stream().map(String::valueOf).toList();
      if (!task.getFirst().equals(BY_THE_BOOK)) {
        int within = Math.min(MOST_PLIES, 2 * Integer.parseInt(task.get(2)) - 1);
        Position position = game.position(game.options(), task.get(1));

        assertThat(Forced.win(position, within, PROOF).moves())
            .as("moves that win %s %s whatever is answered", id, task)
            .isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void everySolutionReachesItsGoal(String game) {
    Page page = browsing.openAt("learn/" + game + "/tutorial", Browsing.desktop());
    assertThat(page.locator(".tutorial")).isVisible();
    assertThat((List<?>) page.evaluate(FAULTS, game)).isEmpty();
    int count = page.locator(".task-list a").count();
    assertThat(count).isBetween(12, 20);
  }

  @Test
  void aTaskIsRefusedMissedDoneAndKept() {
    Page page = browsing.openAt("learn/siege/tutorial", Browsing.desktop());
    assertThat(heading(page)).hasText("March");
    move(page, "c2", "c3");
    assertThat(page.locator(".feedback")).containsText("S infantryman");
    move(page, "c2", "b3");
    assertThat(page.locator(".tutorial")).hasAttribute("data-state", "missed");
    assertThat(page.locator(".feedback"))
        .containsText("Not yet. South Infantryman from c2 to b3, and nothing taken. Nobody stands");
    assertThat(page.locator(".again")).isFocused();
    page.locator(".again").click();
    move(page, "c2", "d3");
    assertThat(page.locator(".feedback")).containsText("one step short");
    page.locator(".again").click();
    assertThat(page.locator(".man[data-on=c2]")).hasCount(1);
    move(page, "c2", "e4");
    assertThat(page.locator(".tutorial")).hasAttribute("data-state", "done");
    assertThat(page.locator(".next")).isFocused();
    page.keyboard().press("Enter");
    assertThat(heading(page)).hasText("Strike");
    assertThat(heading(page)).isFocused();
    page.reload();
    assertThat(page.locator(".task-list a.done")).hasCount(1);
    page.navigate(browsing.address() + "learn/siege/tutorial");
    assertThat(heading(page)).hasText("Strike");
  }

  @Test
  void theOtherSideAnswersFromTheLineAndElseByItself() {
    Page page = browsing.openAt("learn/siege/tutorial/banner", Browsing.desktop());
    page.locator(".hint").click();
    assertThat(page.locator(".feedback")).containsText("e6");
    move(page, "e6", "f7");
    assertThat(page.locator(".feedback")).containsText("One more move");
    move(page, "f7", "f8");
    assertThat(page.locator(".tutorial")).hasAttribute("data-state", "done");

    page.navigate(browsing.address() + "learn/siege/tutorial/ladder");
    page.locator(".shows").click();
    assertThat(page.locator(".man[data-on=e8]")).hasCount(1);
    assertThat(page.locator(".feedback")).containsText("One more move");
    page.locator(".shows").click();
    assertThat(page.locator(".tutorial")).hasAttribute("data-state", "done");
  }

  @Test
  void aTaskThatWasShownIsNotDone() {
    Page page = browsing.openAt("learn/siege/tutorial", Browsing.desktop());
    page.locator(".shows").click();
    assertThat(page.locator(".feedback")).containsText("That is the way");
    assertThat(page.locator(".next")).isVisible();
    assertThat(page.locator(".task-list a.done")).hasCount(0);

    page.locator(".again").click();
    assertThat(page.locator(".man[data-on=c2]")).hasCount(1);
    move(page, "c2", "e4");
    assertThat(page.locator(".feedback")).containsText("Well done.");
    assertThat(page.locator(".task-list a.done")).hasCount(1);
  }

  @Test
  void theSolutionAskedForBeforeThePositionCameIsShownAllTheSame() {
    Page page = browsing.blank(Browsing.desktop());
    List<Route> held = new ArrayList<>();
    page.route("**/api/position", held::add);
    page.navigate("/learn/siege/tutorial");
    page.locator(".shows").click();
    page.waitForCondition(() -> !held.isEmpty());

    page.unroute("**/api/position");
    held.forEach(Route::resume);
    assertThat(page.locator(".feedback")).containsText("That is the way");
  }

  @Test
  void theGarrisonIsPlacedByHand() {
    Page page = browsing.openAt("learn/siege-of-paris/tutorial/place", Browsing.phone());
    move(page, "f10", "h10");
    move(page, "f6", "d6");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Confirm the placing"))
        .click();
    assertThat(page.locator(".tutorial")).hasAttribute("data-state", "done");
  }

  @ParameterizedTest
  @CsvSource({"siege, LIGHT, 1440", "war-chess, DARK, 320", "siege-of-paris, LIGHT, 390"})
  void isCleanAndNeverScrollsSideways(String game, ColorScheme colours, int width) {
    Page page =
        browsing.openAt(
            "learn/" + game + "/tutorial",
            Browsing.desktop().setColorScheme(colours).setViewportSize(width, 900));
    assertThat(page.locator(".man").first()).isVisible();
    assertThat(Faults.of(page, page.url())).isEmpty();
  }

  private static Locator heading(Page page) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
  }

  private static void move(Page page, String from, String to) {
    for (String name : List.of(from, to)) {
      Locator square = page.locator("[data-square=" + name + "]");
      assertThat(page.locator("svg.board .man").first()).isVisible();
      square.scrollIntoViewIfNeeded();
      var box = square.boundingBox();
      page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
}
