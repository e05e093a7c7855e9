package vauban.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

  private static final List<String> GAMES = List.of("siege", "war-chess", "siege-of-paris");

  @Test
  void findsTheWordWithTheFewestLettersToChange() {
    assertThat(Nearest.to("seige", List.of("sieges", "siege"))).contains("siege");
    assertThat(Nearest.to("warchess", GAMES)).contains("war-chess");
    assertThat(Nearest.to("War-Chess", GAMES)).contains("war-chess");
  }

  @Test
  void findsNothingWhereNoWordIsNear() {
    assertThat(Nearest.to("chess", GAMES)).isEmpty();
    assertThat(Nearest.to("", GAMES)).isEmpty();
    assertThat(Nearest.to("4", List.of("2", "3", "5"))).isEmpty();
  }

  @Test
  void listsTheWordsAndAsks() {
    assertThat(Nearest.listed("sige", GAMES))
        .isEqualTo("siege, war-chess, siege-of-paris; did you mean siege?");
    assertThat(Nearest.listed("go", GAMES)).isEqualTo("siege, war-chess, siege-of-paris");
  }
}
