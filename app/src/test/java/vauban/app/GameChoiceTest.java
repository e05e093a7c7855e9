package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;

/** {@code --game}, {@code --rules} and {@code --option}. */
final class GameChoiceTest {

  @Test
  void theGameIsSiegeUnlessOneSaysOtherwise() {
    assertThat(vauban("moves").answers()).isEqualTo(vauban("moves", "--game", "siege").answers());
  }

  @Test
  void refusesAGameThatThereIsNot() {
    vauban("moves", "--game", "seige")
        .isRefused(
            "There is no game 'seige'; the games are siege, war-chess, siege-of-paris; did you mean"
                + " siege?");
  }

  @Test
  void takesARuleSetAndChangesOfIt() {
    assertThat(vauban("moves", "--game=siege-of-paris", "--rules=bell").lines()).hasSize(1120);
    assertThat(
            vauban(
                    "board",
                    "--game=siege-of-paris",
                    "--option=array=two-ranks",
                    "--option=players=5")
                .answers())
        .contains(" M'│ M'│ M'│ M'│ M'│ M'│ M │ M │ M │ M │ M │ M │  2");
  }

  @Test
  void refusesARuleSetThatTheGameHasNot() {
    vauban("moves", "--game", "siege-of-paris", "--rules", "bel")
        .isRefused(
            "The Siege of Paris has no rule set 'bel'; it has bell-command, bell, bell-short,"
                + " original; did you mean bell?");
  }

  @Test
  void refusesAnOptionThatTheGameHasNot() {
    vauban("moves", "--option", "players=5")
        .isRefused("Siege has no option 'players'; it has array.");
  }

  @Test
  void refusesAValueThatTheOptionHasNot() {
    vauban("moves", "--game=siege-of-paris", "--option", "array=two-rank")
        .isRefused(
            "Option array cannot be 'two-rank'; it is one of three-ranks, two-ranks; did you mean"
                + " two-ranks?");
    vauban("moves", "--game=siege-of-paris", "--option", "players=4")
        .isRefused("Option players cannot be '4'; it is one of 2, 3, 5.");
  }

  @Test
  void refusesAnOptionWithoutAValue() {
    vauban("moves", "--option", "array")
        .isRefused("--option wants KEY=VALUE, such as array=mirror, but has 'array'.");
  }

  @Test
  void refusesAnOptionGivenTwiceWithDifferentValues() {
    vauban("moves", "--option", "array=point", "--option", "array=mirror")
        .isRefused("Option array is given twice, as point and as mirror.");
  }
}
