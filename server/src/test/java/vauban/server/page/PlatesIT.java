package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.rules.Games;

/** The plates of War-Chess, taken from the first step to the last. */
class PlatesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final String PATH = "learn/war-chess/plates?figure=";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1   | - c6c8 c6e8",
        "2.1 | d13d15 e16d17",
        "2.2 | l15j15 l15j15 n15n19",
        "2.3 | c8e6 d1e2 b3d3 d1f3",
        "2.4 | n7l5 l1k2 m2l3 l1k2",
        "3.1 | e12f13 f13d15 i16c16 i18e18",
        "3.2 | e6h3 h5g4 f5h3 f5j5 j5h3",
        "4.1 | f17e16 f15e16 f15g14",
        "4.2 | e2h5 i2g4 m2m6 q2k2 l5l11 o8m8",
      })
  void eachFigureCanBeWorkedThrough(String figure, String moves) {
    Page page = browsing.openAt(PATH + figure, Browsing.desktop());
    Locator main = page.locator("main.plates-page");
    List<String> steps = List.of(moves.split(" "));
    for (int step = 0; step < steps.size(); step++) {
      assertThat(main).hasAttribute("data-step", Integer.toString(step));
      if (!steps.get(step).equals("-")) {
        assertThat(main).hasAttribute("data-state", "asked");
        play(page, steps.get(step));
        assertThat(main).hasAttribute("data-state", "done");
        assertThat(page.locator(".puzzle-words p").first()).isVisible();
      }
      if (step < steps.size() - 1) {
        page.locator(".puzzle-side button.firm").click();
      }
    }
    assertThat(page.locator(".plate-task")).not().containsText("plates.");
    assertThat(page.locator(".puzzle-words")).not().containsText("plates.");
  }

  @Test
  void aRefusalCitesItsRule() {
    Page page = browsing.openAt(PATH + "2.1", Browsing.desktop());
    assertThat(page.locator("main")).hasAttribute("data-state", "asked");
    play(page, "d13d15");
    assertThat(page.locator(".puzzle-words")).containsText("WC 2");
    assertThat(page.locator(".puzzle-words")).containsText("book");
  }

  @Test
  void aMoveThatWasNotAskedForIsTakenBack() {
    Page page = browsing.openAt(PATH + "3.1", Browsing.phone());
    Locator main = page.locator("main.plates-page");
    assertThat(main).hasAttribute("data-state", "asked");
    play(page, "i18h17");
    assertThat(main).hasAttribute("data-state", "other");
    assertThat(page.locator(".puzzle-side button.firm")).isFocused();
    page.keyboard().press("Enter");
    assertThat(main).hasAttribute("data-state", "asked");
    play(page, "e12f13");
    assertThat(main).hasAttribute("data-state", "done");
    assertThat(Faults.of(page, "a figure done")).isEmpty();
  }

  private static void play(Page page, String move) {
    List<String> squares =
        Games.WAR_CHESS.board().squares().stream()
            .map(square -> square.name())
            .filter(move::startsWith)
            .toList();
    String from = squares.stream().max(Comparator.comparingInt(String::length)).orElseThrow();
    for (String square : List.of(from, move.substring(from.length()))) {
      Locator place = page.locator(".puzzles [data-square=" + square + "]");
      place.scrollIntoViewIfNeeded();
      BoundingBox box = place.boundingBox();
      page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
  }
}
