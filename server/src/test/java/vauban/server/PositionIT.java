package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

class PositionIT {

  private static final long SEED = 20261129;

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  static List<Game> games() {
    return Games.all();
  }

  @Test
  void startsAGame() throws Exception {
    JsonNode start = SERVER.ask("/api/position", "{'game':'siege'}".replace('\'', '"'));

    assertThat(start.get("position").stringValue())
        .isEqualTo(Games.find("siege").orElseThrow().start().text());
    assertThat(start.get("legal").size()).isEqualTo(30);
    assertThat(start.get("pieces").get("f1").stringValue()).isEqualTo("G");
    assertThat(start.get("turn").get("code").stringValue()).isEqualTo("w");
    assertThat(start.get("turn").get("seat").get("id").stringValue()).isEqualTo("south");
    assertThat(start.get("turn").get("team").stringValue()).isEqualTo("first");
    assertThat(start.get("moves").size()).isZero();
    assertThat(start.get("outcome").toString())
        .isEqualTo(
            "{\"over\":false,\"winner\":null,\"winnerName\":null,\"ending\":null,"
                + "\"words\":null,\"rule\":null,\"points\":null}");
  }

  @ParameterizedTest
  @CsvSource({"siege-of-paris, gzip, true", "siege-of-paris, identity, false"})
  void packsALongAnswerForWhoTakesIt(String game, String accepted, boolean packed)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder()
            .header("Content-Type", "application/json")
            .header("Accept-Encoding", accepted)
            .POST(BodyPublishers.ofString("{\"game\":\"" + game + "\"}"));

    var headers = SERVER.send("/api/position", request).headers();

    assertThat(headers.firstValue("Content-Encoding").isPresent()).isEqualTo(packed);
    assertThat(headers.firstValue("Cache-Control")).contains("no-store");
  }

  @Test
  void takesMovesInCoordinateAndShortForm() throws Exception {
    JsonNode after = SERVER.ask("/api/position", siege("'moves':['c2e4','Icd6']"));

    assertThat(after.get("moves").toString())
        .isEqualTo(
            "[{\"text\":\"c2e4\",\"short\":\"Ice4\",\"turn\":\"w\",\"moveNumber\":\"1.\"},"
                + "{\"text\":\"c7d6\",\"short\":\"Icd6\",\"turn\":\"b\",\"moveNumber\":\"1...\"}]");
    assertThat(after.get("fullmove").intValue()).isEqualTo(2);
    assertThat(after.get("moveNumber").stringValue()).isEqualTo("2.");
  }

  @Test
  void takesAPresetAndOptions() throws Exception {
    JsonNode byPreset = SERVER.ask("/api/position", siege("'preset':'mirror'"));
    JsonNode byOption = SERVER.ask("/api/position", siege("'options':{'array':'mirror'}"));

    assertThat(byPreset.get("pieces").get("f8").stringValue()).isEqualTo("g");
    assertThat(byOption.get("options").get("values").toString())
        .isEqualTo("{\"array\":\"mirror\"}");
    assertThat(byOption.get("position")).isEqualTo(byPreset.get("position"));
  }

  @Test
  void showsAPromotionAsTheKindItMakes() throws Exception {
    JsonNode position =
        SERVER.ask(
            "/api/position", siege("'position':'g9/4I5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1'"));

    assertThat(position.get("legal").values().stream().map(JsonNode::toString))
        .contains(
            "{\"text\":\"e7f8f\",\"short\":\"If8=F+\",\"from\":\"e7\",\"to\":\"f8\","
                + "\"capture\":null,\"promotion\":\"fort\",\"command\":null}");
  }

  @Test
  void tellsHowAGameEnded() throws Exception {
    JsonNode won =
        SERVER.ask(
            "/api/position",
            siege("'position':'g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1','moves':['e7e8']"));

    JsonNode outcome = won.get("outcome");
    assertThat(outcome.get("over").booleanValue()).isTrue();
    assertThat(outcome.get("winner").stringValue()).isEqualTo("first");
    assertThat(outcome.get("winnerName").stringValue()).isEqualTo("South");
    assertThat(outcome.get("points").stringValue()).isEqualTo("2-0");
    assertThat(won.get("legal").size()).isZero();
  }

  @Test
  void countsRepetitionsOverTheWholeGame() throws Exception {
    String there = "'b1c3','b8c6','c3b1','c6b8'";
    JsonNode twice = SERVER.ask("/api/position", siege("'moves':[" + there + "]"));
    JsonNode thrice = SERVER.ask("/api/position", siege("'moves':[" + there + "," + there + "]"));

    assertThat(twice.get("outcome").get("over").booleanValue()).isFalse();
    assertThat(thrice.get("outcome").get("over").booleanValue()).isTrue();
    assertThat(thrice.get("outcome").get("winner").isNull()).isTrue();
    assertThat(thrice.get("outcome").get("ending").stringValue()).isEqualTo("repetition");
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheRulesAlongAGame(Game game) throws Exception {
    Random random = new Random(SEED);
    Position position = game.start();
    StringBuilder moves = new StringBuilder();
    for (int ply = 0; ply < 40 && !position.outcome().over(); ply++) {
      JsonNode answer =
          SERVER.ask(
              "/api/position", "{\"game\":\"%s\",\"moves\":[%s]}".formatted(game.id(), moves));
      String place = "seed " + SEED + ", after " + moves;
      assertThat(answer.get("position").stringValue()).as(place).isEqualTo(position.text());
      assertThat(answer.get("legal").values().stream().map(move -> move.get("text").stringValue()))
          .as(place)
          .containsExactlyElementsOf(position.legalMoves().stream().map(Move::text).toList());
      assertThat(answer.get("pieces").size()).as(place).isEqualTo(position.pieces().size());
      assertThat(answer.get("marks").size()).as(place).isEqualTo(position.marks().size());
      Move move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
      moves.append(moves.isEmpty() ? "" : ",").append('"').append(move).append('"');
      position = position.play(move);
    }
  }

  private static String siege(String rest) {
    return ("{'game':'siege'," + rest + "}").replace('\'', '"');
  }
}
