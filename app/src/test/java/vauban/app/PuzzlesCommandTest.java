package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PuzzlesCommandTest {

  @Test
  void writesASetAsThePageReadsIt() {
    Conversation answer =
        vauban("puzzles", "--games", "3", "--nodes", "500", "--pieces", "12", "--seed", "4");

    JsonNode set = JsonMapper.shared().readTree(answer.answers());

    assertThat(set.path("game").asString()).isEqualTo("siege");
    assertThat(set.path("puzzles").isArray()).isTrue();
  }

  @Test
  void refusesWhatCannotBe() {
    vauban("puzzles", "--games", "0")
        .isRefused("--games takes a whole number from 1 to 1000000, not '0'.");
    vauban("puzzles", "--pieces", "few")
        .isRefused("--pieces takes a whole number from 0 to 100, not 'few'.");
  }
}
