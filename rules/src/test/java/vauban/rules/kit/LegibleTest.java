package vauban.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LegibleTest {

  @Test
  void whatATerminalWouldObeyIsShown() {
    assertThat(Legible.of("'\u001b[31mx\u0007' is no move\r"))
        .isEqualTo("'^[[31mx^G' is no move^M");
    assertThat(Legible.of("\u007f \u009b2J \u202eabc")).isEqualTo("^? \\u009b2J \\u202eabc");
  }

  @Test
  void textStaysAsItIs() {
    assertThat(Legible.of("André\n\t♔ plays 1. Ie4")).isEqualTo("André\n\t♔ plays 1. Ie4");
  }

  @Test
  void ofWhatIsVeryLongTheBeginningIsEnough() {
    assertThat(Legible.of("There is no '" + "x".repeat(5_000_000) + "'; did you mean y?"))
        .isEqualTo("There is no '" + "x".repeat(119) + "...'; did you mean y?");
    assertThat(Legible.of("There is no '" + "a b ".repeat(1_000_000) + "'; did you mean y?"))
        .startsWith("There is no 'a b a b ")
        .endsWith("a b '; did you mean y?")
        .hasSize(1_403);
  }
}
