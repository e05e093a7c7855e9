package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;

final class ExplainCommandTest {

  @Test
  void saysThatAMoveIsLegal() {
    assertThat(vauban("explain", "c2e4").answers()).isEqualTo("legal\n");
    assertThat(vauban("explain", "Ice4").answers()).isEqualTo("legal\n");
  }

  @Test
  void saysWhyAMoveIsNotAndByWhichRuleAndWhereThatComesFrom() {
    assertThat(vauban("explain", "b2d4").answers())
        .isEqualTo(
            """
            illegal: d4 is a hilltop; no piece can go there (S hilltops [derived, effect of the hilltops]).

            S hilltops: The hilltops [derived, effect of the hilltops]
                The Western Hilltop is c4 d4 c5 d5, the Eastern Hilltop g4 h4 g5 h5.
                Nothing stands on them, moves over them or captures over them, and they
                are never a screen for Artillery. Pieces pass freely along their sides
                and, on a diagonal, past their corners.
            [derived, effect of the hilltops] The inventor's page does not say it
            outright, but all its examples hold only this way; we have tried every other
            reading.
            """);
  }

  @Test
  void refusesWhatIsNoMove() {
    vauban("explain", "castle")
        .isRefused(
            "'castle' is no move. A move is written as the square left and the square reached, such"
                + " as c2e4, with the letter of the new piece after a promotion, such as e7f8f; or"
                + " in short, such as Ie4.");
  }
}
