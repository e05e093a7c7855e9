package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class OverlaysIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void belongToThePositionTheyCameFrom(String game) throws Exception {
    String request = "{\"game\":\"%s\"}".formatted(game);
    JsonNode overlays = SERVER.ask("/api/overlays", request);

    assertThat(overlays.get("position"))
        .isEqualTo(SERVER.ask("/api/position", request).get("position"));
    assertThat(overlays.get("overlays").size()).isGreaterThan(3);
    for (JsonNode overlay : overlays.get("overlays").values()) {
      assertThat(overlay.propertyNames()).containsExactly("id", "name", "words", "rule", "parts");
    }
  }

  @Test
  void sayWhatEachPieceCouldDo() throws Exception {
    JsonNode reach =
        SERVER.ask("/api/overlays", "{\"game\":\"siege\",\"moves\":[\"c2e4\"]}").get("reach");

    assertThat(reach.get("e4").toString()).isEqualTo("[\"f5\"]");
    assertThat(reach.get("j7").toString()).isEqualTo("[\"i6\"]");
  }

  @Test
  void refuseAWrongMoveWithASentence() throws Exception {
    assertThat(
            SERVER.post("/api/overlays", "{\"game\":\"siege\",\"moves\":[\"c2c4\"]}").statusCode())
        .isEqualTo(400);
  }
}
