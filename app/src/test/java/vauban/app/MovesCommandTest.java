package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;

final class MovesCommandTest {

  @Test
  void listsTheMovesOneALineSorted() {
    assertThat(vauban("moves").lines()).hasSize(30).isSorted().contains("c2e4", "b1a3");
  }

  @Test
  void addsTheShortNotation() {
    assertThat(vauban("moves", "--short").lines()).contains("c2e4 Ice4", "b1a3 Ca3");
  }

  @Test
  void writesNothingWhereTheGameIsOver() {
    String bannerIsHome = "4Bg4/10/10/2**2**2/2**2**2/10/10/4G5 b - - 0 1";

    assertThat(vauban("moves", "--position", bannerIsHome).answers()).isEmpty();
  }

  @Test
  void knowsAPromotionAPassAndACommand() {
    assertThat(
            vauban("moves", "--position", "10/4I5/9g/2**2**2/2**2**2/10/10/4G5 w - - 0 1").lines())
        .contains("e7f8f", "e7f8n");
    assertThat(vauban("moves", "--game=siege-of-paris").lines()).contains("@ROXOQXOX");
  }
}
