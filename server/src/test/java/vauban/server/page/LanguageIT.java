package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page in English and in French. */
class LanguageIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  @Test
  void speaksTheLanguageOfTheBrowser() {
    Page page = browsing.openAt("", french(1440));

    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    assertThat(page.locator("h1")).hasText("Trois jeux de siège et de bataille");
    assertThat(page.locator("h2").last()).hasText("Le Siège de Paris");
  }

  @Test
  void speaksEnglishToWhoSpeaksNeither() {
    Page page = browsing.openAt("", Browsing.desktop().setLocale("de-DE"));

    assertThat(page.locator("html")).hasAttribute("lang", "en");
  }

  @Test
  void changesTheLanguageWhereThePageIs() {
    Page page = browsing.openAt("new/war-chess", Browsing.desktop());
    assertThat(page.locator("main")).containsText("War-Chess");
    page.locator("select[name=first]").selectOption("defender");
    assertThat(page.locator(".presets"))
        .hasText(
            "Rule setstandard The book of 1866.Changed: Who moves first: the defender moves"
                + " first.");

    language(page).selectOption("fr");
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    assertThat(page.locator(".presets")).containsText("Modifié");
    assertThat(page).hasURL(Pattern.compile("/new/war-chess$"));
    assertThat(language(page)).isFocused();

    page.navigate(browsing.address());
    assertThat(page.locator("h1")).hasText("Trois jeux de siège et de bataille");
    language(page).selectOption("en");
    assertThat(page.locator("h1")).hasText("Three games of siege and battle");
  }

  private static Locator language(Page page) {
    return page.locator("select[name=language]");
  }

  private static Browser.NewContextOptions french(int width) {
    return Browsing.desktop().setLocale("fr-FR").setViewportSize(width, 900);
  }
}
