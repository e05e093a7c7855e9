package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** What there is to hear. */
class SoundIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  /** North may take on c3; South may check, or reach the headquarters. */
  private static final String RICH = "9g/4B5/10/2**2**2/2**2**2/2i7/1I8/5FG3 w - - 0 1";

  private static final String LISTEN =
      """
      (() => {
        const Tone = window.OscillatorNode;
        window.heard = [];
        window.OscillatorNode = class extends Tone {
          constructor(context, options) {
            super(context, options);
            window.heard.push(options.frequency);
          }
        };
      })();
      """;

  @Test
  void aMoveACaptureACheckAndTheEndSoundDifferent() {
    GamePage page = open(RICH);
    page.click("g1").click("h1").awaitPlies(1).await("person");
    List<Integer> move = heard(page);
    page.click("c3").click("b2").awaitPlies(2).await("person");
    List<Integer> capture = heard(page);
    page.click("f1").click("f8").awaitPlies(3).await("person");
    List<Integer> check = heard(page);
    page.click("j8").click("j7").awaitPlies(4).await("person");
    heard(page);
    page.click("e7").click("e8").await("over");
    List<Integer> end = heard(page);
    assertThat(List.of(move, capture, check, end)).doesNotHaveDuplicates();
    assertThat(List.of(move, capture, check, end)).noneMatch(List::isEmpty);
  }

  @Test
  void nothingIsHeardWhereSoundsAreOff() {
    GamePage page = open(RICH);
    page.page().getByRole(AriaRole.TAB).nth(1).click();
    page.page().getByLabel("Sounds").uncheck();
    page.click("g1").click("h1").awaitPlies(1).await("person");
    assertThat(heard(page)).isEmpty();
    page.page().reload();
    page.await("person").click("c3").click("d2").awaitPlies(2).await("person");
    assertThat(heard(page)).isEmpty();
    page.page().getByRole(AriaRole.TAB).nth(1).click();
    assertThat(page.page().getByLabel("Sounds")).not().isChecked();
  }

  private static GamePage open(String position) {
    GamePage page = browsing.open();
    page.page().addInitScript(LISTEN);
    page.page().reload();
    return page.begin(Setup.of("siege", PERSON, PERSON).position(position)).await("person");
  }

  /** The pitches of the notes since this was asked last. */
  private static List<Integer> heard(GamePage page) {
    List<Integer> pitches = new ArrayList<>();
    ((List<?>) page.page().evaluate("window.heard.splice(0)"))
        .forEach(pitch -> pitches.add(((Number) pitch).intValue()));
    return pitches;
  }
}
