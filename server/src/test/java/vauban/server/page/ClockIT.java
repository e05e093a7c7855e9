package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.page.GamePage.FAST;
import static vauban.server.page.GamePage.PERSON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Request;
import java.io.IOException;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import vauban.server.page.GamePage.Setup;

/** Clocks: whose time runs, and that nothing makes it wrong. */
class ClockIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final Setup TWO_PERSONS = Setup.of("siege", PERSON, PERSON);

  /** South's Banner carriers reach the headquarters in one move. */
  private static final String LAST_MOVE = "9g/4B5/10/2**2**2/2**2**2/i9/10/6G3 w - - 0 1";

  @Test
  void theTimeOfWhoIsToMoveRunsAndAMoveEarnsTheIncrement() {
    GamePage page = open(TWO_PERSONS.clock("increment", "5", "5"));
    pass(page, "02:00");
    assertThat(clock(page, 0)).hasText("5:00");
    page.click("c2").click("e4").awaitPlies(1).await("person");
    pass(page, "01:00");
    assertThat(clock(page, 1)).hasText(Pattern.compile("4:00|3:5\\d"));
    assertThat(clock(page, 0)).hasText("5:00");
    page.click("f7").click("e6").awaitPlies(2).await("person");
    assertThat(clock(page, 1)).hasText(Pattern.compile("4:05|4:0\\d"));
    assertThat(clock(page, 0)).hasClass(Pattern.compile("running"));
  }

  @Test
  void aReloadNeitherGivesNorTakesTime() {
    GamePage page = open(TWO_PERSONS.clock("sudden", "10", ""));
    page.click("c2").click("e4").awaitPlies(1).await("person");
    pass(page, "03:00");
    page.page().reload();
    page.await("person");
    assertThat(clock(page, 1)).hasText(Pattern.compile("7:00|6:5\\d"));
    pass(page, "01:00");
    assertThat(clock(page, 1)).hasText(Pattern.compile("6:00|5:5\\d"));
    assertThat(clock(page, 0)).hasText("10:00");
  }

  @Test
  void aTakeBackGivesBackTheTimeOfWhatItTakesBack() {
    GamePage page = open(TWO_PERSONS.clock("sudden", "10", ""));
    page.click("c2").click("e4").awaitPlies(1).await("person");
    pass(page, "03:00");
    page.click("f7").click("e6").awaitPlies(2).await("person");
    pass(page, "01:00");
    page.button("Take back").click();
    page.awaitPlies(1).await("person");
    assertThat(clock(page, 0)).hasText("10:00");
    assertThat(clock(page, 1)).hasText(Pattern.compile("10:00|9:5\\d"));
    assertThat(clock(page, 1)).hasClass(Pattern.compile("running"));
  }

  @Test
  void aPauseStopsTheClockAndTheGame() {
    GamePage page = open(TWO_PERSONS.clock("sudden", "10", ""));
    page.click("c2").click("e4").awaitPlies(1).await("person");
    page.button("Pause").click();
    page.await("paused");
    pass(page, "30:00");
    assertThat(clock(page, 1)).hasText(Pattern.compile("10:00|9:5\\d"));
    page.click("f7").click("e6");
    assertThat(page.moves()).hasSize(1);
    page.button("Go on").click();
    page.await("person").click("f7").click("e6").awaitPlies(2);
  }

  @Test
  void whoseTimeIsUpHasLostByTheRuleOnTime() {
    GamePage page = open(TWO_PERSONS.clock("sudden", "1", ""));
    page.click("c2").click("e4").awaitPlies(1).await("person");
    pass(page, "00:45");
    assertThat(clock(page, 1)).hasClass(Pattern.compile("low"));
    page.await("person");
    pass(page, "00:16");
    page.await("over");
    assertThat(clock(page, 1)).hasText("0:00.0");
    Locator result = page.page().locator(".result");
    assertThat(result).containsText("South wins on time");
    assertThat(result.locator(".points")).hasText("3–0");
    assertThat(result).containsText("S time");
    assertThat(page.button("Take back")).isDisabled();
    page.page().reload();
    page.await("over");
    assertThat(result).containsText("South wins on time");
  }

  @Test
  void aTimeThatIsUpWhileThePageIsClosedIsSeenWhenItIsOpened() {
    GamePage page = open(TWO_PERSONS.clock("move", "30", ""));
    page.click("c2").click("e4").awaitPlies(1).await("person");
    String game = page.page().url();
    page.page().navigate("about:blank");
    pass(page, "00:31");
    page.page().navigate(game);
    page.await("over");
    assertThat(page.page().locator(".result")).containsText("South wins on time");
  }

  @Test
  void noClockChangesWhatTheBoardHasDecided() {
    GamePage page = open(TWO_PERSONS.position(LAST_MOVE).clock("move", "5", ""));
    page.click("e7").click("e8").await("over");
    assertThat(page.page().locator(".result")).containsText("S headquarters");
    pass(page, "01:00");
    page.page().reload();
    page.await("over");
    assertThat(page.page().locator(".result")).containsText("S headquarters");
    assertThat(page.page().locator(".points")).hasText("2–0");
  }

  @Test
  void everySeatOfParisHasAClockOfItsOwn() {
    GamePage page =
        open(
            Setup.of("siege-of-paris", PERSON, PERSON, PERSON)
                .option("players", "3")
                .clock("increment", "3", "2"));
    Locator clocks = page.page().locator(".clock");
    assertThat(clocks).hasCount(3);
    page.button("Confirm the placing").click();
    page.awaitPlies(1).await("person");
    pass(page, "01:00");
    page.play(page.position().legalMoves().getFirst()).await("person");
    pass(page, "00:30");
    page.play(page.position().legalMoves().getFirst()).await("person");
    // The garrison has used a minute, one of the besiegers half of one, the other nothing yet.
    assertThat(clocks.filter(containing("^2:0\\d$|^1:5\\d$"))).hasCount(1);
    assertThat(clocks.filter(containing("^2:3\\d$|^2:2\\d$"))).hasCount(1);
    assertThat(clocks.filter(containing("^3:00$"))).hasCount(1);
    assertThat(page.page().locator(".clock.running")).hasCount(1);
  }

  @Test
  void theComputerThinksWithinItsClock() {
    GamePage page = open(Setup.of("siege", PERSON, "10000").clock("sudden", "1", ""));
    Request asked = page.page().waitForRequest("**/api/reply", () -> page.click("c2").click("e4"));
    Matcher millis =
        Pattern.compile("\"millis\":(\\d+)").matcher(Objects.requireNonNull(asked.postData()));
    assertThat(millis.find()).isTrue();
    assertThat(Integer.parseInt(millis.group(1))).isBetween(100, 2_000);
    page.awaitPlies(2).await("person");
    assertThat(clock(page, 1)).hasText(Pattern.compile("^0:5\\d$"));
  }

  @Test
  void aServerThatGoesAwayCostsTheComputerNoTime() throws IOException {
    GamePage page = open(Setup.of("siege", PERSON, FAST).clock("sudden", "10", ""));
    int port = browsing.stopServer();
    page.click("c2").click("e4").await("trouble");
    pass(page, "05:00");
    assertThat(page.page().locator(".clock.running")).hasCount(0);
    browsing.startServer(port);
    page.tryAgain().awaitPlies(2).await("person");
    assertThat(clock(page, 1)).hasText(Pattern.compile("10:00|9:5\\d"));
    browsing.forgive();
  }

  /** Begins a game under a clock of the page's own that can be put forward. */
  private static GamePage open(Setup setup) {
    GamePage page = browsing.open();
    page.page().clock().install();
    return page.begin(setup).await("person");
  }

  /** Lets time pass, in minutes and seconds. */
  private static void pass(GamePage page, String time) {
    page.page().clock().fastForward(time);
  }

  private static Locator clock(GamePage page, int seat) {
    return page.page().locator(".clock").nth(seat);
  }

  private static Locator.FilterOptions containing(String text) {
    return new Locator.FilterOptions().setHasText(Pattern.compile(text));
  }
}
