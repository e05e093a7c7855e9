package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class CommandLineTest {

  @Test
  void wordsArePartedByBlanksAndHeldTogetherByQuotes() {
    assertThat(CommandLine.words(" ./vauban  uci ")).containsExactly("./vauban", "uci");
    assertThat(CommandLine.words("'/my engines/fish' \"a 'b'\" c''d ''"))
        .containsExactly("/my engines/fish", "a 'b'", "cd", "");
    assertThat(CommandLine.words("C:\\fish.exe")).containsExactly("C:\\fish.exe");
  }

  @Test
  void whatIsNoCommandIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CommandLine.words("  "))
        .withMessage("the command is empty");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CommandLine.words("fish 'a b"))
        .withMessage("the quote ' is not closed in: fish 'a b");
  }
}
