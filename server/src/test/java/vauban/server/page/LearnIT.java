package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages that teach a game's rules. */
class LearnIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /**
   * Asks the server about every board of a rules page, as the page would: that its position and the
   * line it shows are legal and end as they should, that what is refused is refused by the rule
   * named, and that every clause stands on the page once.
   */
  private static final String FAULTS =
      """
      async (id) => {
        const { lessons } = await import("/learn/chapters.js");
        const { request, withTurn } = await import("/learn/scene.js");
        const { Server } = await import("/server.js");
        const server = new Server();
        const game = await server.game(id);
        const { glances, chapters } = await lessons(game);
        const topics = chapters.flatMap((chapter) => chapter.topics);
        const faults = [];
        const cited = topics.flatMap((topic) => topic.clauses).sort().join();
        const rules = game.rules.rules.map((rule) => rule.id).sort().join();
        if (cited !== rules) faults.push(`clauses: ${cited}, not ${rules}`);
        for (const { id, scene, arrows: [[from, to]] } of glances) {
          const { legal } = await server.position(request(game, scene));
          if (!legal.some((move) => move.from === from && move.to === to)) faults.push(`${id}: ${from}${to}`);
        }
        for (const { board } of topics) {
          if (board === undefined) continue;
          const start = request(game, board.scene);
          try {
            const before = await server.position(start);
            const after = await server.position({ ...start, moves: [...start.moves, ...board.shows] });
            if (before.outcome.over) faults.push(`${board.id}: over at the start`);
            if ((after.outcome.ending ?? undefined) !== board.ends) faults.push(`${board.id}: ${after.outcome.ending}`);
            if (board.sides !== "both") {
              await server.position({ ...start, position: withTurn(after.position, before.turn.code), moves: [] });
            }
            for (const [move, rule] of Object.entries(board.refused ?? {})) {
              const verdict = await server.explain(start, move);
              if (verdict.rule?.id !== rule) faults.push(`${board.id}: ${move} by ${verdict.rule?.id}`);
            }
          } catch (failure) {
            faults.push(`${board.id}: ${failure.message}`);
          }
        }
        return faults;
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void everyBoardShowsWhatItsClausesSay(String game) {
    Page page = browsing.openAt("learn", Browsing.desktop());
    assertThat(page.locator(".learn-game")).hasCount(3);
    assertThat((List<?>) page.evaluate(FAULTS, game)).isEmpty();
  }

  @Test
  void aForbiddenMoveIsRefusedWithItsClauseWhichComesIntoSight() {
    Page page = browsing.openAt("learn/siege", Browsing.desktop());
    Locator board = reach(page, "scout");
    click(page, board, "f5");
    click(page, board, "f7");
    assertThat(board.locator(".refusal-words")).containsText("S scout");
    Locator clause = page.locator("#S-scout");
    assertThat(clause).hasClass(Pattern.compile("cited"));
    assertThat(clause).isInViewport();
    assertThat(square(board, "f5")).isInViewport();

    click(page, board, "f5");
    click(page, board, "c8");
    assertThat(board.locator(".man[data-on=c8][data-symbol=S]")).hasCount(1);
    assertThat(board.locator(".refusal-words")).hasCount(0);
    click(page, board, "c8");
    click(page, board, "e6");
    assertThat(board.locator(".man[data-on=e6]")).hasCount(1);

    board.locator(".resets").click();
    assertThat(board.locator(".man[data-on=f5]")).hasCount(1);
    assertThat(board.locator(".man[data-on=c8][data-symbol=i]")).hasCount(1);
  }

  @Test
  void boardsShowTheirMoveAndTheirRefusalToWhoAsks() {
    Page page = browsing.openAt("learn/war-chess", Browsing.desktop());
    Locator cover = reach(page, "cover");
    cover.locator(".refuses").click();
    assertThat(cover.locator(".refusal-words")).containsText("WC 2");
    Locator end = reach(page, "endCitadel");
    end.locator(".shows").click();
    assertThat(end).hasAttribute("data-state", "over");
  }

  @Test
  void contentsAndTagsLeadToTheirPlaces() {
    Page page = browsing.openAt("learn/siege-of-paris#SP-rule-11", Browsing.desktop());
    assertThat(page.locator("#SP-rule-11")).isInViewport();
    page.locator("#SP-support .source-Bell").click();
    assertThat(page.locator("#source-Bell")).isFocused();
    page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Contents"))
        .getByText("Into the fort")
        .click();
    assertThat(page.locator("#entering")).isFocused();
    assertThat(page.locator("#entering h2")).isInViewport();
  }

  @ParameterizedTest
  @CsvSource({
    "learn, LIGHT, 1440",
    "learn/siege, DARK, 320",
    "learn/war-chess, DARK, 1440",
    "learn/siege-of-paris, LIGHT, 320"
  })
  void isCleanAndNeverScrollsSideways(String path, ColorScheme colours, int width) {
    Page page =
        browsing.openAt(
            path, Browsing.desktop().setColorScheme(colours).setViewportSize(width, 900));
    assertThat(page.locator("main.learn")).isVisible();
    assertThat(Faults.of(page, page.url())).isEmpty();
  }

  /** Scrolls to a board and waits until it is there. */
  private static Locator reach(Page page, String demonstration) {
    Locator board = page.locator("[data-demonstration=" + demonstration + "]");
    board.scrollIntoViewIfNeeded();
    assertThat(board.locator(".man").first()).isVisible();
    return board;
  }

  private static Locator square(Locator board, String name) {
    return board.locator("[data-square=" + name + "]");
  }

  private static void click(Page page, Locator board, String name) {
    square(board, name).scrollIntoViewIfNeeded();
    var box = square(board, name).boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
