package vauban.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountTest {

  @ParameterizedTest
  @CsvSource({
    "1, position, 1 position",
    "0, position, 0 positions",
    "2, mismatch, 2 mismatches",
    "1, ply, 1 ply",
    "3, ply, 3 plies",
    "40, play, 40 plays"
  })
  void saysOneThingInTheSingular(long number, String thing, String words) {
    assertThat(Count.of(number, thing)).isEqualTo(words);
  }
}
