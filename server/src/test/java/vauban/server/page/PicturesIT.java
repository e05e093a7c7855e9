package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** Makes the pictures of {@code docs/pictures}; web/README.md says how. */
@EnabledIfSystemProperty(named = "vauban.pictures", matches = "true")
class PicturesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** Tests run in the folder of their module. */
  private static final Path PICTURES = Path.of("..", "docs", "pictures");

  private static final long MOST_BYTES = 250_000;

  private static final Setup SIEGE = Setup.of("siege", PERSON, PERSON);
  private static final List<String> OPENING =
      List.of("c2e4", "h7f5", "b1c3", "i8h6", "e4f5", "h6f5", "c3e4", "g7h6");
  private static final Setup WAR_CHESS =
      Setup.of("war-chess", PERSON, PERSON)
          .position(
              "6/C7C/2I2I2/2L1I2/3L4/2W4/3a4/4*2/2l1*3/7/3*4/2*4/I4i2/7/8/7/3kil2/i2c1c3/3i2 w 24"
                  + " 103");
  private static final Setup PARIS =
      Setup.of("siege-of-paris", PERSON, PERSON)
          .position(
              "12/2m3m1l3/3m3m1k2/4m1l1mQ2/2O1O7/m1m1m1/4mm2X/6/7X/X5/3M3M1/1O3MG2M2/4M1M5/5L1M1M2/3R1K2LK2/6C5"
                  + " w - 14 37");

  @Test
  void desktop() throws IOException {
    GamePage start = browsing.open(screen());
    assertThat(start.page().locator(".preview svg")).isVisible();
    take(start, "start");
    take(opening(screen()), "siege");
    take(played(WAR_CHESS, "g14", screen()), "war-chess");
    take(played(PARIS, "g5", screen()), "siege-of-paris");
    take(opening(screen().setColorScheme(ColorScheme.DARK)), "siege-dark");
  }

  @Test
  void phone() throws IOException {
    Browser.NewContextOptions phone =
        Browsing.phone().setDeviceScaleFactor(1.5).setColorScheme(ColorScheme.DARK);
    take(played(WAR_CHESS, "g14", phone), "war-chess-phone");
  }

  /** A small screen, for small files. */
  private static Browser.NewContextOptions screen() {
    return Browsing.desktop().setViewportSize(1200, 760);
  }

  private static GamePage opening(Browser.NewContextOptions options) {
    GamePage page = browsing.open(options).begin(SIEGE).await("person");
    for (String move : OPENING) {
      page.play(page.position().move(move)).awaitPlies(page.moves().size()).await("person");
    }
    page.click("e4");
    page.page().mouse().move(1, 1);
    return page;
  }

  private static GamePage played(Setup setup, String pickedUp, Browser.NewContextOptions options) {
    GamePage page = browsing.open(options).begin(setup).await("person");
    page.click(pickedUp);
    page.page().mouse().move(1, 1);
    return page;
  }

  private static void take(GamePage page, String name) throws IOException {
    Path file = PICTURES.resolve(name + ".png");
    page.page().screenshot(new Page.ScreenshotOptions().setPath(file));
    assertThat(Files.size(file)).as("bytes of %s", file).isLessThan(MOST_BYTES);
  }
}
