package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** One's games and the sharing of them without a pointer. */
class LibraryKeysIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** More stops than any page has. */
  private static final int MOST_STOPS = 80;

  private final Page page = browsing.blank(Browsing.desktop());

  @BeforeEach
  void open() {
    Scene.LIBRARY.show(page);
    page.locator("body").focus();
  }

  @Test
  void aGameIsFoundNamedExportedDeletedTakenBackAndOpened() {
    tabTo(page.getByLabel("Search"));
    page.keyboard().type("Ann");
    Locator card = page.locator(".game-card");
    assertThat(page).hasURL(Pattern.compile("text=Ann"));
    assertThat(card).hasCount(1);

    tabTo(button(card, "Rename"));
    page.keyboard().press("Enter");
    page.keyboard().type("Final");
    page.keyboard().press("Enter");
    Locator title = card.getByRole(AriaRole.LINK).filter(named("Final"));
    assertThat(title).isFocused();

    tabTo(button(card, "Export"));
    Download record = page.waitForDownload(() -> page.keyboard().press("Enter"));
    assertThat(record.suggestedFilename()).endsWith(".vgn");
    assertThat(button(card, "Export")).isFocused();

    tabTo(button(card, "Delete"));
    page.keyboard().press("Enter");
    assertThat(button(page.locator("main"), "Undo")).isFocused();
    page.keyboard().press("Enter");
    assertThat(title).isFocused();
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile("/game/[^/]+$"));
  }

  @Test
  void aGameIsSharedAndTheFocusComesBack() {
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    Locator share = button(page.locator(".game-card").first(), "Share");
    tabTo(share);
    page.keyboard().press("Enter");
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    Locator link = dialog.locator("input[name=link]");
    assertThat(link).isFocused();
    assertThat(link).hasValue(Pattern.compile("/analysis#g="));

    tabTo(button(dialog, "Copy"));
    page.keyboard().press("Enter");
    assertThat(dialog.locator(".share-news")).hasText("Copied.");
    assertThat(page.evaluate("navigator.clipboard.readText()")).isEqualTo(link.inputValue());

    tabTo(button(dialog, "Picture (PNG)"));
    Download picture = page.waitForDownload(() -> page.keyboard().press("Enter"));
    assertThat(picture.suggestedFilename()).endsWith(".png");

    page.keyboard().press("Escape");
    assertThat(dialog).hasCount(0);
    assertThat(share).isFocused();
  }

  private void tabTo(Locator wanted) {
    for (int i = 0; i < MOST_STOPS; i++) {
      if ((Boolean) wanted.evaluate("element => element === document.activeElement")) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("no key leads to " + wanted);
  }

  private static Locator button(Locator within, String name) {
    return within.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator.FilterOptions named(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
