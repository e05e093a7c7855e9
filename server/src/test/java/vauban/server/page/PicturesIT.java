package vauban.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Makes the pictures of {@code docs/pictures} and their index; web/README.md says how. */
@EnabledIfSystemProperty(named = "vauban.pictures", matches = "true")
class PicturesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** Tests run in the folder of their module. */
  private static final Path PICTURES = Path.of("..", "docs", "pictures");

  private static final long MOST_BYTES = 150_000;
  private static final long MOST_BYTES_OF_ALL = 4_000_000;

  /** Dates on the page are of this day, and clocks stand still. */
  private static final String NOW = "2026-11-30T12:00:00Z";

  /** Scenes that look much like others. */
  private static final EnumSet<Scene> UNPICTURED =
      EnumSet.of(
          Scene.QUESTION,
          Scene.LOOKING_BACK,
          Scene.GAME_CHECK,
          Scene.ANALYSIS_POSITION,
          Scene.EDITOR_TEXT,
          Scene.RENAMING,
          Scene.BRINGING_IN,
          Scene.TASK_DONE,
          Scene.SOLUTION,
          Scene.NOWHERE);

  private enum Screen {
    DESKTOP("On a desktop", "", ColorScheme.LIGHT, "en-GB"),
    DARK("In dark colours", "-dark", ColorScheme.DARK, "en-GB"),
    PHONE("On a phone", "-phone", ColorScheme.LIGHT, "en-GB"),
    FRENCH("In French", "-french", ColorScheme.LIGHT, "fr-FR"),
    FRENCH_PHONE("In French, on a phone at night", "-french-phone", ColorScheme.DARK, "fr-FR");

    private final String words;
    private final String ending;
    private final ColorScheme colours;
    private final String locale;

    Screen(String words, String ending, ColorScheme colours, String locale) {
      this.words = words;
      this.ending = ending;
      this.colours = colours;
      this.locale = locale;
    }

    boolean small() {
      return ending.endsWith("phone");
    }

    Browser.NewContextOptions options() {
      Browser.NewContextOptions options =
          small()
              ? Browsing.phone().setDeviceScaleFactor(1)
              : Browsing.desktop().setViewportSize(1200, 760);
      return options.setColorScheme(colours).setLocale(locale).setTimezoneId("UTC");
    }

    List<Scene> scenes() {
      return switch (this) {
        case DESKTOP -> List.copyOf(EnumSet.complementOf(UNPICTURED));
        case DARK ->
            List.of(
                Scene.LIBRARY,
                Scene.SET_UP,
                Scene.SIEGE,
                Scene.WAR_CHESS,
                Scene.ANALYSIS,
                Scene.RULES);
        case PHONE ->
            List.of(
                Scene.HOME,
                Scene.SIEGE_START,
                Scene.WAR_CHESS,
                Scene.RESULT,
                Scene.ANALYSIS,
                Scene.EDITOR,
                Scene.TUTORIAL);
        case FRENCH -> List.of(Scene.HOME, Scene.PARIS, Scene.EDITOR_FAULTS);
        case FRENCH_PHONE -> List.of(Scene.PARIS_PLACING, Scene.REFUSAL, Scene.PUZZLE);
      };
    }
  }

  private record Picture(Scene scene, Screen screen) {

    String file() {
      return scene.name().toLowerCase(Locale.ROOT).replace('_', '-') + screen.ending + ".png";
    }

    /** In the index: what is seen, and below it the picture. */
    String entry() {
      return "**%s**  \n![%1$s](%s)\n".formatted(scene.words(), file());
    }
  }

  @Test
  void all() throws IOException {
    List<Picture> pictures =
        Stream.of(Screen.values())
            .flatMap(screen -> screen.scenes().stream().map(scene -> new Picture(scene, screen)))
            .toList();
    long bytes = 0;
    for (Picture picture :
        pictures.stream().sorted(Comparator.comparingInt(PicturesIT::turn)).toList()) {
      bytes += take(picture);
    }
    assertThat(bytes).as("bytes of all pictures").isLessThan(MOST_BYTES_OF_ALL);
    Files.writeString(PICTURES.resolve("README.md"), index(pictures), UTF_8);
  }

  /**
   * When a picture is taken: the server knows every game begun, the first page is to tell of none,
   * and the list of games is to show its own only.
   */
  private static int turn(Picture picture) {
    return switch (picture.scene()) {
      case HOME -> 0;
      case LIBRARY, SHARE -> 1;
      default -> 2;
    };
  }

  private static long take(Picture picture) throws IOException {
    Page page = browsing.blank(picture.screen().options());
    page.clock().setFixedTime(NOW);
    picture.scene().show(page);
    Path file = PICTURES.resolve(picture.file());
    Snapshot.write(page.screenshot(new Page.ScreenshotOptions()), file);
    browsing.closeAll();
    assertThat(Files.size(file)).as("bytes of %s", file).isLessThan(MOST_BYTES);
    return Files.size(file);
  }

  private static String index(List<Picture> pictures) {
    StringBuilder index =
        new StringBuilder(
            """
            # Pictures of the page

            Made by `PicturesIT`, this index too; [web/README.md](../../web/README.md) says how.
            """);
    for (Screen screen : Screen.values()) {
      index.append("\n## ").append(screen.words).append("\n");
      pictures.stream()
          .filter(picture -> picture.screen() == screen)
          .forEach(picture -> index.append('\n').append(picture.entry()));
    }
    return index.toString();
  }
}
