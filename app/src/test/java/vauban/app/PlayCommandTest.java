package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;

final class PlayCommandTest {

  @Test
  void drawsTheBoardThenSaysThePositionAndThatTheGameGoesOn() {
    Conversation answer = vauban("play", "c2e4", "h7f5");

    assertThat(answer.answers())
        .contains("│ I │", "South to move, move 2.")
        .endsWith(
            """

            fcasgbsacf/iiiiiii1ii/10/2**1i**2/2**I1**2/10/II1IIIIIII/FCASBGSACF w - - 0 2
            ongoing
            """);
  }

  @Test
  void withoutMovesShowsThePositionItself() {
    assertThat(vauban("play").answers())
        .contains("│ I │", "South to move, move 1.")
        .endsWith(
            """

            fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1
            ongoing
            """);
    assertThat(vauban("play", " ").answers()).isEqualTo(vauban("play").answers());
  }

  @Test
  void readsShortNotationAndMovesInOneArgument() {
    assertThat(vauban("play", "Ice4", "Ihf5").out())
        .isEqualTo(vauban("play", "c2e4 h7f5").answers());
  }

  @Test
  void saysTheResultWithItsReasonAndPoints() {
    Conversation answer =
        vauban("play", "--position", "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1", "e7e8");

    assertThat(answer.lines().getLast())
        .isEqualTo("South wins by capturing the headquarters (S headquarters), points 2-0");
  }

  @Test
  void aPlacingIsAMoveNotAFile() {
    assertThat(vauban("play", "--game=siege-of-paris", "@ROXOQXOX").lines().getLast())
        .isEqualTo("ongoing");
  }

  @Test
  void refusesAnIllegalMoveByNumberReasonAndRule() {
    vauban("play", "c2e4", "e4e5")
        .isRefused(
            "Move 2, e4e5: The South Infantryman on e4 is not North's to move (S turn [text,"
                + " general rules 2]).");
  }

  @Test
  void refusesAMoveAfterTheEnd() {
    vauban("play", "--position", "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1", "e7e8", "i8h8")
        .isRefused(
            "Move 2 (i8h8) comes after the end of the game: South wins by capturing the"
                + " headquarters (S headquarters), points 2-0.");
  }

  @Test
  void saysWhichMovesAShortOneCouldBe() {
    vauban("play", "Ie4")
        .isRefused("Move 1: Ie4 could be any of g2e4, c2e4; say which square it leaves.");
  }

  @Test
  void refusesTheNumbersOfMoves() {
    vauban("play", "1. c2e4 h7f5")
        .isRefused("Move 1: '1.' is the number of a move; leave numbers out.");
  }

  @Test
  void refusesWhatIsNoMove() {
    assertThat(vauban("play", "hello").err())
        .startsWith("Move 1: 'hello' is no move. ")
        .hasLineCount(1);
    assertThat(vauban("play", "hello").code()).isEqualTo(2);
  }
}
