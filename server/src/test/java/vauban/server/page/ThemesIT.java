package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How boards and pieces look, as a person chooses. */
class ThemesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static void choose(BoardStand stand, String what, String value) {
    stand.page().locator("select[name=" + what + "]").selectOption(value);
  }

  @Test
  void theLookShowsAtOnceAndIsKept() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "siege");
    assertThat(stand.find(".figure.plain")).hasCount(40);
    assertThat(stand.find(".engraving").first()).isHidden();

    choose(stand, "look", "period");
    assertThat(stand.find(".figure.period .shading")).hasCount(40);
    assertThat(stand.find(".engraving").first()).isVisible();

    stand.reopen("siege");
    assertThat(stand.find(".figure.period")).hasCount(40);
    choose(stand, "figures", "plain");
    assertThat(stand.find(".figure.plain")).hasCount(40);
    assertThat(stand.find(".engraving").first()).isVisible();
  }

  @Test
  void inHighContrastArmiesDifferInShape() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "siege-of-paris");
    choose(stand, "look", "contrast");
    stand.run("board.show({ ...view(position), pieces: { a2: 'M', a15: 'm', d10: 'O' } })");
    List<?> outlines =
        (List<?>)
            stand
                .find(".figure.signs .body:first-child")
                .evaluateAll("all => [...new Set(all.map((path) => path.getAttribute('d')))]");
    assertThat(outlines).hasSize(3);
  }

  @Test
  void squaresAreNamedAroundTheBoardInTheSquaresOrNowhere() {
    BoardStand stand = BoardStand.open(browsing, Browsing.desktop(), "war-chess");
    assertThat(stand.find(".coordinate").first()).isVisible();
    assertThat(stand.find(".square-coordinate")).hasCount(0);
    choose(stand, "coordinates", "squares");
    assertThat(stand.find(".square-coordinate")).hasCount(139);
    choose(stand, "coordinates", "none");
    assertThat(stand.find(".square-coordinate")).hasCount(0);
    assertThat(stand.find(".coordinate").first()).isHidden();
    stand.run("board.showNames(true)");
    assertThat(stand.find(".square-name")).hasCount(90);
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void axeFindsNothingInAnyLook(ColorScheme colours) {
    BoardStand stand =
        BoardStand.open(browsing, Browsing.desktop().setColorScheme(colours), "siege");
    for (String look : List.of("plain", "period", "contrast")) {
      choose(stand, "look", look);
      assertThat(Axe.violations(stand.page()))
          .as(look)
          .extracting(violation -> violation.getId() + violation.getNodes().getFirst().getHtml())
          .isEmpty();
    }
  }
}
