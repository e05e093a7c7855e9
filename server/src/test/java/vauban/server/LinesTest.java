package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Game;

class LinesTest {

  private static final Game SIEGE = Games.find("siege").orElseThrow();
  private static final GameStart START = new GameStart(SIEGE, SIEGE.options(), null);

  private final Lines lines = new Lines();

  @Test
  void remembersALine() {
    Line line = lines.of(request("c2e4", "c7d6"));

    assertThat(lines.of(request("c2e4", "c7d6")).position()).isSameAs(line.position());
  }

  @Test
  void goesOnFromTheLongestPartItRemembers() {
    lines.of(request());
    lines.of(request("c2e4"));
    Line line = lines.of(request("c2e4", "c7d6", "b1c3"));

    assertThat(line.plies()).extracting(Line.Ply::text).containsExactly("c2e4", "c7d6", "b1c3");
    assertThat(line.position().text())
        .isEqualTo(SIEGE.start().play("c2e4").play("c7d6").play("b1c3").text());
  }

  @Test
  void tellsGamesOfDifferentStartsApart() {
    GameStart mirror = new GameStart(SIEGE, SIEGE.options("mirror", Map.of()), null);

    String usual = lines.of(request("c2e4")).position().text();
    String other = lines.of(new GameRequest(mirror, List.of("c2e4"))).position().text();

    assertThat(other).isNotEqualTo(usual);
  }

  @Test
  void numbersAWrongMoveByItsPlaceInTheGame() {
    lines.of(request("c2e4", "c7d6"));

    assertThatThrownBy(() -> lines.of(request("c2e4", "c7d6", "a8a1")))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("move 3, a8a1: ");
  }

  @Test
  void refusesAnEndlessListOfMovesAtOnce() {
    GameRequest request = new GameRequest(START, Collections.nCopies(50_000, ""));

    assertThatThrownBy(() -> lines.of(request)).hasMessageStartingWith("move 1, ");
  }

  private static GameRequest request(String... moves) {
    return new GameRequest(START, List.of(moves));
  }
}
