package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RulesCommandTest {

  private static final Path PAGES = Path.of("..", "docs", "rules");

  @Test
  void listsTagsRuleSetsOptionsAndRules() {
    assertThat(vauban("rules").answers())
        .startsWith("Siege\n")
        .contains("\nWhere rules come from\n", "\nRule sets (--rules)\n", "    array=mirror: ")
        .contains("\nS general: The General [text]\n    The General moves one square forward");
  }

  @Test
  void showsOneRule() {
    assertThat(vauban("rules", "S", "general").answers())
        .isEqualTo(
            """
            S general: The General [text]
                The General moves one square forward, backward or sideways, never
                diagonally, and captures the same way. The two Generals may face each
                other on an open file, and there is no castling.
            [text] The inventor's own page says so.
            """);
    assertThat(vauban("rules", "s general").answers()).startsWith("S general: ");
  }

  @Test
  void refusesARuleThatTheGameHasNot() {
    Conversation answer = vauban("rules", "S", "genral");

    assertThat(answer.err())
        .startsWith("Siege has no rule 'S genral'; its rules are S board, S hilltops, ")
        .endsWith("; did you mean S general?\n");
    assertThat(answer.code()).isEqualTo(2);
    vauban("rules", "--markdown", "S", "general")
        .isRefused("--markdown writes all the rules; leave out the ID or --markdown.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void thePageInTheDocumentationIsCurrent(String game) {
    assertThat(PAGES.resolve(game + ".md"))
        .as("written by ./vauban rules --game %s --markdown > docs/rules/%s.md", game, game)
        .content()
        .isEqualTo(vauban("rules", "--game", game, "--markdown").answers());
  }
}
