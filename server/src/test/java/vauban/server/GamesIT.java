package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Game;

class GamesIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  static List<Game> games() {
    return Games.all();
  }

  @Test
  void namesEveryGameInOrder() throws Exception {
    JsonNode games = RunningServer.json(SERVER.get("/api/games"));

    assertThat(games.values().stream().map(game -> game.get("id").stringValue()))
        .containsExactly("siege", "war-chess", "siege-of-paris");
    assertThat(games.get(0).get("name").stringValue()).isEqualTo("Siege");
  }

  @ParameterizedTest
  @MethodSource("games")
  void describesTheWholeBoard(Game game) throws Exception {
    JsonNode board = RunningServer.json(SERVER.get("/api/games/" + game.id())).get("board");

    assertThat(board.get("squares").size()).isEqualTo(game.board().size());
    for (JsonNode square : board.get("squares").values()) {
      assertThat(square.get("centre").size()).isEqualTo(2);
      assertThat(square.get("outline").size()).isGreaterThan(2);
      for (JsonNode neighbour : square.get("neighbours").values()) {
        assertThat(game.board().find(neighbour.stringValue())).isPresent();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void saysWhereEveryRuleComesFrom(Game game) throws Exception {
    JsonNode rules = RunningServer.json(SERVER.get("/api/games/" + game.id())).get("rules");

    assertThat(rules.get("rules").size()).isEqualTo(game.rules().rules().size());
    for (JsonNode rule : rules.get("rules").values()) {
      for (JsonNode source : rule.get("sources").values()) {
        assertThat(rules.get("meanings").has(source.get("tag").stringValue())).isTrue();
      }
    }
  }

  @Test
  void describesASquareOfSiege() throws Exception {
    JsonNode siege = RunningServer.json(SERVER.get("/api/games/siege"));
    JsonNode hilltop =
        siege.get("board").get("squares").values().stream()
            .filter(square -> square.get("name").stringValue().equals("c5"))
            .findFirst()
            .orElseThrow();

    assertThat(hilltop.get("terrain").stringValue()).isEqualTo("hilltop");
    assertThat(hilltop.get("occupiable").booleanValue()).isFalse();
    assertThat(siege.get("pieces").get(0).toString())
        .isEqualTo(
            "{\"symbol\":\"G\",\"kind\":\"general\",\"letter\":\"G\",\"name\":\"South General\","
                + "\"army\":\"south\",\"rule\":\"S general\"}");
    assertThat(siege.get("placing").isNull()).isTrue();
  }

  @Test
  void describesThePlacingOfParis() throws Exception {
    JsonNode placing = RunningServer.json(SERVER.get("/api/games/siege-of-paris")).get("placing");

    assertThat(placing.get("squares").size()).isEqualTo(8);
    assertThat(placing.get("letters").size()).isEqualTo(8);
    assertThat(placing.get("usual").stringValue()).isEqualTo("ROXOQXOX");
  }

  @ParameterizedTest
  @CsvSource({
    "siege, resignation, first, 3-0, S resignation",
    "siege, time, second, 0-3, S time",
    "siege, agreement, , 1-1, S agreement",
    "war-chess, time, first, 1-0, WC end off board",
    "siege-of-paris, agreement, , ½-½, SP agreement"
  })
  void saysHowAGameEndsWithoutAMove(
      String game, String ending, @Nullable String winner, String points, String rule)
      throws Exception {
    JsonNode outcomes = RunningServer.json(SERVER.get("/api/games/" + game)).get("offBoard");

    assertThat(outcomes.values())
        .filteredOn(outcome -> outcome.get("ending").stringValue().equals(ending))
        .filteredOn(
            outcome -> outcome.get("winner").stringValueOpt().equals(Optional.ofNullable(winner)))
        .singleElement()
        .satisfies(
            outcome -> {
              assertThat(outcome.get("points").stringValue()).isEqualTo(points);
              assertThat(outcome.get("rule").stringValue()).isEqualTo(rule);
            });
  }

  @Test
  void saysWhatTheBookOfWarChessCallsSquares() throws Exception {
    JsonNode names = RunningServer.json(SERVER.get("/api/games/war-chess")).get("sourceNames");

    assertThat(names.get("title").stringValue()).isEqualTo("Plate numbers");
    assertThat(names.get("bySquare").size()).isEqualTo(90);
    assertThat(names.get("bySquare").get("d7").stringValue()).isEqualTo("47");
    assertThat(RunningServer.json(SERVER.get("/api/games/siege")).get("sourceNames").isNull())
        .isTrue();
  }

  @Test
  void isNotSentAgainToWhoHasIt() throws Exception {
    HttpResponse<String> first = SERVER.get("/api/games/siege");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> second =
        SERVER.send("/api/games/siege", HttpRequest.newBuilder().header("If-None-Match", tag));

    assertThat(second.statusCode()).isEqualTo(304);
    assertThat(second.body()).isEmpty();
  }

  @Test
  void refusesAGameThereIsNot() throws Exception {
    HttpResponse<String> response = SERVER.get("/api/games/chess");

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(RunningServer.error(response))
        .isEqualTo("unknown game 'chess'; the games are siege, war-chess, siege-of-paris");
  }
}
