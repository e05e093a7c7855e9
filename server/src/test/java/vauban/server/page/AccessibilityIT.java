package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vauban.server.page.GamePage.Setup;

/** What axe finds in every scene is nothing, and none scrolls sideways. */
class AccessibilityIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /**
   * Whether what has the focus is hidden by something else, such as a bar that stays where it is.
   * Some of the square's board may lie below the window, so each corner is asked.
   */
  private static final String FOCUS_HIDDEN =
      """
      () => {
        const focused = document.activeElement;
        if (focused === document.body) return "";
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const seen = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].some(([x, y]) => {
          const there = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
          return there !== null && (focused.contains(there) || there.contains(focused) || there.closest("svg.board") !== null);
        });
        return seen || right - left < 2 ? "" : focused.outerHTML.slice(0, 120);
      }
      """;

  enum Screen {
    DESKTOP,
    /** As narrow as a window of 1280 pixels enlarged four times. */
    FRENCH_PHONE_AT_NIGHT;

    /** Returns what is looked at on it: on the phone a scene of each page's own. */
    List<Scene> scenes() {
      return switch (this) {
        case DESKTOP -> List.of(Scene.values());
        case FRENCH_PHONE_AT_NIGHT ->
            List.of(
                Scene.SET_UP,
                Scene.SIEGE_START,
                Scene.QUESTION,
                Scene.RESULT,
                Scene.PARIS_PLACING,
                Scene.ANALYSIS,
                Scene.EDITOR_FAULTS,
                Scene.SHARE,
                Scene.BRINGING_IN,
                Scene.TASK_DONE,
                Scene.PLATES,
                Scene.SOLUTION);
      };
    }

    Browser.NewContextOptions options() {
      return switch (this) {
        case DESKTOP -> Browsing.desktop().setLocale("en-GB");
        case FRENCH_PHONE_AT_NIGHT ->
            Browsing.phone()
                .setViewportSize(320, 700)
                .setDeviceScaleFactor(1)
                .setColorScheme(ColorScheme.DARK)
                .setLocale("fr-FR");
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyScene(Screen screen) {
    List<String> faults = new ArrayList<>();
    Page page = browsing.blank(screen.options());
    for (Scene scene : screen.scenes()) {
      scene.show(page);
      faults.addAll(Faults.of(page, scene.name()));
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void aServerThatDoesNotAnswer() {
    GamePage game = browsing.open().begin(Setup.of("siege", PERSON, PERSON)).await("person");
    game.page().route("**/api/position", Route::abort);
    game.click("c2").click("e4");
    assertThat(game.page().locator(".notice.trouble")).isVisible();
    assertThat(Faults.of(game.page(), "trouble")).isEmpty();
    browsing.forgive();
  }

  @ParameterizedTest
  @EnumSource(names = {"SET_UP", "EDITOR", "LIBRARY"})
  void whatHasTheFocusIsSeen(Scene scene) {
    Page page = browsing.blank(Browsing.phone().setViewportSize(320, 480).setDeviceScaleFactor(1));
    scene.show(page);
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      page.keyboard().press("Tab");
      String fault = String.valueOf(page.evaluate(FOCUS_HIDDEN));
      if (!fault.isEmpty()) {
        hidden.add(fault);
      }
    }
    assertThat(hidden).isEmpty();
  }
}
