package vauban.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;
import vauban.rules.game.Source;

class RuleTextTest {

  private static final String FILE =
      """
      # A comment.
      A game of
      long ago.

      Nobody plays it.

      {book} The old book says it.

      {ruling} We decided it.

      [X 1] Moving
      from: book p. 3; ruling
      A piece moves
      to another square.
      """;

  @Test
  void readsTheIntroductionTheTagsAndTheRules() {
    RuleBook book = RuleText.parse(FILE);

    assertThat(book.introduction()).containsExactly("A game of long ago.", "Nobody plays it.");
    assertThat(book.meanings())
        .containsEntry("book", "The old book says it.")
        .containsEntry("ruling", "We decided it.");
    Rule rule = book.rule("X 1");
    assertThat(rule.title()).isEqualTo("Moving");
    assertThat(rule.text()).isEqualTo("A piece moves to another square.");
    assertThat(rule.sources())
        .containsExactly(new Source("book", "p. 3"), new Source("ruling", ""));
    assertThat(rule.citation()).isEqualTo("X 1 [book, p. 3; ruling]");
  }

  @Test
  void refusesAParagraphAmongTheRules() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleText.parse(FILE + "\nA stray paragraph.\n"))
        .withMessage("not a rule: A stray paragraph.");
  }

  @Test
  void refusesARuleWhoseSourceIsNotExplained() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleText.parse("[X 1] Moving\nfrom: nowhere\nA piece moves.\n"))
        .withMessage("rule X 1 has the unexplained source nowhere");
  }
}
