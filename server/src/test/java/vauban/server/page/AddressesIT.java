package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Addresses that somebody types, or remembers wrongly. */
class AddressesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static Locator link(Page page, String name) {
    return page.locator("main a").getByText(name, new Locator.GetByTextOptions().setExact(true));
  }

  @Test
  void leadToThePageThatSaysSoWhereThereIsNothing() {
    Page page = browsing.blank(Browsing.desktop());
    for (String path : List.of("/siege", "/siege/of/paris", "/analysis/%ff", "/game//")) {
      Response response = Objects.requireNonNull(page.navigate(path));
      assertThat(response.status()).isEqualTo(404);
      assertThat(page.locator("main")).containsText("The address leads nowhere: " + path);
      assertThat(page).hasTitle("There is no such page · Vauban");
    }
    // A browser complains of the status itself.
    browsing.forgive();
    link(page, "To the three games").click();
    assertThat(page.locator(".home")).isVisible();
  }

  @Test
  void leadOnToWhatIsNearest() {
    Page page = browsing.blank(Browsing.desktop());
    Map<String, String> nearest =
        Map.of(
            "/library/x", "Your games",
            "/game/unknown", "Your games",
            "/puzzles/siege/9999", "Puzzles",
            "/learn/siege/nothing", "Learn");
    nearest.forEach(
        (path, name) -> {
          page.navigate(path);
          assertThat(page.locator("h1")).hasText("There is no such page");
          assertThat(link(page, name)).isVisible();
        });
    browsing.forgive();

    page.navigate("/puzzles/siege?puzzle=9999");
    assertThat(page.locator(".puzzle-absent"))
        .hasText("There is no puzzle 9999 in this collection. This is another one.");
    page.locator(".puzzle-side button").getByText("Next puzzle").click();
    assertThat(page.locator(".puzzle-absent")).isEmpty();
  }

  @Test
  void ofAGameOpenAnAnalysisOfItAndLeadToTheOthers() {
    Page page = browsing.openAt("analysis/war-chess", Browsing.desktop());
    assertThat(page.locator("h1")).hasText("Analysis: War-Chess");
    assertThat(page).hasURL(Pattern.compile("/analysis\\?game=war-chess$"));

    link(page, "The Siege of Paris").click();
    assertThat(page.locator("h1")).hasText("Analysis: The Siege of Paris");
    assertThat(page).hasURL(Pattern.compile("/analysis\\?game=siege-of-paris$"));
  }
}
