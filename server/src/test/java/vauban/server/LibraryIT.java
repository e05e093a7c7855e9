package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.Documents.document;
import static vauban.server.Documents.put;
import static vauban.server.Documents.siege;
import static vauban.server.RunningServer.error;
import static vauban.server.RunningServer.json;

import java.io.IOException;
import java.net.CookieManager;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Game;

class LibraryIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @Test
  void keepsAGameAndCountsItsRevisions() throws Exception {
    assertThat(json(write("kept", 0, siege("kept"))).get("revision").intValue()).isEqualTo(1);
    assertThat(json(write("kept", 1, siege("kept", "c2e4"))).get("revision").intValue())
        .isEqualTo(2);

    JsonNode kept = json(SERVER.get("/api/library/kept"));
    assertThat(kept.get("revision").intValue()).isEqualTo(2);
    assertThat(kept.get("document")).isEqualTo(read(siege("kept", "c2e4")));
  }

  @Test
  void keepsFieldsThatItDoesNotKnow() throws Exception {
    String document = document("more", Games.SIEGE, List.of(), ", \"drawOffer\": {\"by\": \"x\"}");
    json(write("more", 0, document));

    assertThat(json(SERVER.get("/api/library/more")).get("document")).isEqualTo(read(document));
  }

  @Test
  void showsTheSecondOfTwoWritersWhatTheFirstWrote() throws Exception {
    json(write("two", 0, siege("two", "c2e4")));

    HttpResponse<String> late =
        write("two", 0, siege("two", "b1c3").replace("08:20:00Z", "08:30:00Z"));

    assertThat(late.statusCode()).isEqualTo(409);
    JsonNode body = read(late.body());
    assertThat(body.get("error").stringValue())
        .isEqualTo("the game was written meanwhile, from another page");
    assertThat(body.get("revision").intValue()).isEqualTo(1);
    assertThat(body.get("document")).isEqualTo(read(siege("two", "c2e4")));
  }

  @Test
  void knowsAWriterByWhatItSentBefore() throws Exception {
    String first = siege("news", "c2e4");
    json(write("news", 0, first));

    // The news of the first write was lost. It is sent again, and then what came after it.
    assertThat(json(write("news", 0, first)).get("revision").intValue()).isEqualTo(2);
    String second = siege("news", "c2e4", "a7b6").replace("08:20:00Z", "08:21:00Z");
    String body = put(0, second).replaceFirst("\\{", "{\"sent\": \"2026-11-30T08:20:00Z\", ");
    assertThat(json(sendPut("news", body)).get("revision").intValue()).isEqualTo(3);
  }

  @Test
  void takesNobodyForTheSameWriterForWantOfATime() throws Exception {
    String first = siege("timeless", "c2e4").replaceAll(", \"updated\": \"[^\"]*\"", "");
    json(write("timeless", 0, first));

    assertThat(write("timeless", 0, first.replace("c2e4", "c2a4")).statusCode()).isEqualTo(409);
    assertThat(write("timeless", 0, first).statusCode()).isEqualTo(200);
  }

  @Test
  void takesNobodyForTheSameWriterForTheSameTime() throws Exception {
    json(write("instant", 0, siege("instant", "c2e4")));

    assertThat(write("instant", 0, siege("instant", "c2a4")).statusCode()).isEqualTo(409);
  }

  @Test
  void letsOnlyOneOfManyWritersWriteARevision() throws Exception {
    json(write("race", 0, siege("race")));
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      List<Future<Integer>> answers =
          IntStream.range(0, 24)
              .mapToObj(i -> threads.submit(() -> write("race", 1, at(i)).statusCode()))
              .toList();
      int written = 0;
      for (Future<Integer> answer : answers) {
        assertThat(answer.get()).isIn(200, 409);
        written += answer.get() == 200 ? 1 : 0;
      }
      assertThat(written).isEqualTo(1);
    }
  }

  /** Returns a state of the game of the race, changed at a time of its own. */
  private static String at(int seconds) {
    return siege("race", "c2e4").replace("08:20:00Z", "08:21:%02dZ".formatted(seconds));
  }

  @Test
  void takesAGameThatAnotherServerLost() throws Exception {
    assertThat(json(write("lost", 17, siege("lost"))).get("revision").intValue()).isEqualTo(18);
  }

  @Test
  void deletesAGameAndTakesItBack() throws Exception {
    json(write("gone", 0, siege("gone")));

    assertThat(json(delete("gone", 1)).get("revision").intValue()).isEqualTo(2);
    HttpResponse<String> gone = SERVER.get("/api/library/gone");
    assertThat(gone.statusCode()).isEqualTo(410);
    assertThat(read(gone.body()).get("revision").intValue()).isEqualTo(2);
    assertThat(ids("?text=gone")).isEmpty();

    // A page that has not heard of it yet must not bring it back without being asked.
    HttpResponse<String> late = write("gone", 1, siege("gone", "c2e4"));
    assertThat(late.statusCode()).isEqualTo(409);
    assertThat(read(late.body()).get("document").isNull()).isTrue();

    json(write("gone", 2, siege("gone")));
    assertThat(json(SERVER.get("/api/library/gone")).get("revision").intValue()).isEqualTo(3);
  }

  @Test
  void deletesOnlyWhatIsKnown() throws Exception {
    json(write("newer", 0, siege("newer")));
    json(write("newer", 1, siege("newer", "c2e4")));

    assertThat(delete("newer", 1).statusCode()).isEqualTo(409);
    assertThat(delete("never", 1).statusCode()).isEqualTo(404);
    assertThat(error(SERVER.send("/api/library/newer", HttpRequest.newBuilder().DELETE())))
        .startsWith("'revision' must be a whole number");
  }

  @Test
  void listsGamesByWhatTheyAre() throws Exception {
    String won =
        """
        , "title": "Zq final", "players": {"south": {"kind": "person", "name": "Ünal"},
         "north": {"kind": "computer", "millis": 500, "level": 3}},
         "result": {"winner": "second", "ending": "resignation", "words": "by resignation", "points": null}
        """;
    json(write("list-1", 0, document("list-1", Games.SIEGE, List.of("c2e4"), won)));
    json(
        write(
            "list-2",
            0,
            document("list-2", Games.WAR_CHESS, List.of(), ", \"title\": \"Zq 100%\"")));
    Game paris = Games.SIEGE_OF_PARIS;
    json(
        write(
            "list-3",
            0,
            document("list-3", paris, Documents.line(paris, 4), ", \"title\": \"Zq b\"")));

    assertThat(ids("?text=zq")).containsExactlyInAnyOrder("list-1", "list-2", "list-3");
    assertThat(ids("?text=zq&game=war-chess")).containsExactly("list-2");
    assertThat(ids("?text=zq&result=second")).containsExactly("list-1");
    assertThat(ids("?text=zq&going=false")).containsExactly("list-1");
    assertThat(ids("?text=zq&going=true&sort=longest")).containsExactly("list-3", "list-2");
    assertThat(ids("?text=zq&sort=title")).containsExactly("list-2", "list-3", "list-1");
    assertThat(ids("?text=zq+%C3%BCNAL")).containsExactly("list-1");
    assertThat(ids("?text=100%25")).containsExactly("list-2");
    assertThat(ids("?text=z_")).isEmpty();
    assertThat(ids("?text=zq&sort=title&offset=1&limit=1")).containsExactly("list-3");

    JsonNode list = json(SERVER.get("/api/library?text=zq&result=second"));
    JsonNode game = list.get("games").get(0);
    assertThat(list.get("total").intValue()).isEqualTo(1);
    assertThat(game.get("title").stringValue()).isEqualTo("Zq final");
    assertThat(game.get("plies").intValue()).isEqualTo(1);
    assertThat(game.get("going").booleanValue()).isFalse();
    assertThat(game.get("players").get("north").get("level").intValue()).isEqualTo(3);
    assertThat(game.get("result").get("words").stringValue()).isEqualTo("by resignation");
    assertThat(game.get("pieces").get("e4").stringValue()).isEqualTo("I");
    assertThat(game.get("position").stringValue()).startsWith("fcasgbsacf/");
  }

  @Test
  void knowsAnEndThatTheBoardShows() throws Exception {
    String document =
        siege("mate", "e7e8")
            .replace(
                "\"position\": null",
                "\"position\": \"g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1\"");
    json(write("mate", 0, document));

    JsonNode game = json(SERVER.get("/api/library?result=first")).get("games").get(0);
    assertThat(game.get("id").stringValue()).isEqualTo("mate");
    assertThat(game.get("result").get("points").stringValue()).isEqualTo("2-0");
  }

  @Test
  void listsAnAnalysisAsNoGame() throws Exception {
    String looked = siege("kind-1", "c2e4").replace("\"over\": false", "\"over\": true");
    String seats = "\"players\": {\"south\": {\"kind\": \"person\", \"name\": \"Kindly\"}}";
    json(write("kind-1", 0, looked.replace("\"players\"", "\"title\": \"Kindly\", \"players\"")));
    json(
        write(
            "kind-2",
            0,
            looked
                .replace("kind-1", "kind-2")
                .replace("\"players\": {}", seats + ", \"kind\": \"analysis\"")
                .replace("\"c2e4\"", "\"c2e4\", \"variations\": [[{\"text\": \"c2a4\"}]]")));
    json(write("kind-3", 0, looked.replace("kind-1", "kind-3").replace("\"players\": {}", seats)));

    assertThat(ids("?text=kindly&kind=analysis&sort=title")).containsExactly("kind-1", "kind-2");
    assertThat(ids("?text=kindly&kind=game")).containsExactly("kind-3");
    assertThat(ids("?text=kindly&going=false")).containsExactly("kind-3");
    JsonNode second =
        json(SERVER.get("/api/library?text=kindly&kind=analysis&sort=title")).get("games").get(1);
    assertThat(second.get("kind").stringValue()).isEqualTo("analysis");
    assertThat(second.get("variations").intValue()).isEqualTo(1);
  }

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of(
            "\"version\": 1",
            "\"version\": 2",
            "'version' of the document must be a whole number from 1 to 1, not the number 2"),
        Arguments.of(
            "\"id\": \"wrong\"",
            "\"id\": \"other\"",
            "the document is that of another game: its 'id' must be wrong"),
        Arguments.of(
            "\"id\": \"wrong\"",
            "\"id\": 3",
            "'id' of the document must be a string, not the number 3"),
        Arguments.of(
            "\"game\": \"siege\"",
            "\"game\": \"chess\"",
            "unknown game 'chess'; the games are siege, war-chess, siege-of-paris"),
        Arguments.of(
            "\"options\": {}",
            "\"options\": []",
            "'options' of the document must be an object, not a list"),
        Arguments.of(
            "\"position\": null", "\"position\": \"x\"", "the position of the document cannot be:"),
        Arguments.of("\"text\": \"c2e4\"", "\"text\": \"c2c2\"", "ply 1 of the document, c2c2"),
        Arguments.of(
            "\"text\": \"c2e4\"",
            "\"txt\": \"c2e4\"",
            "'text' of ply 1 of the document is missing"),
        Arguments.of("\"text\": \"a7b6\"", "\"text\": \"a7a5\"", "ply 2 of the document, a7a5"),
        Arguments.of(
            "\"plies\": [",
            "\"plies\": [3,",
            "ply 1 of the document must be an object, not the number 3"),
        Arguments.of(
            "\"text\": \"c2e4\"",
            "\"text\": \"c2e4\", \"nags\": [256]",
            "item 1 of 'nags' of ply 1 of the document must be a whole number from 0 to 255"),
        Arguments.of(
            "\"text\": \"c2e4\"",
            "\"text\": \"c2e4\", \"variations\": [[]]",
            "a variation in place of c2e4 must be a list of plies"),
        Arguments.of(
            "\"text\": \"c2e4\"",
            "\"text\": \"c2e4\", \"variations\": [[{\"text\": \"h1h9\"}]]",
            "in a variation, ply 1 of the document, h1h9"),
        Arguments.of(
            "\"players\": {}",
            "\"players\": {\"south\": {\"kind\": \"dog\"}}",
            "a player is a person or a computer, not 'dog'"),
        Arguments.of(
            "\"result\": null",
            "\"result\": null, \"kind\": \"dream\"",
            "the kind of the document must be game or analysis, not 'dream'"),
        Arguments.of(
            "\"result\": null",
            "\"result\": {\"winner\": \"me\"}",
            "the winner in the document must be first, second or null"),
        Arguments.of(
            "\"created\": \"2026-11-30T08:10:00Z\"",
            "\"created\": \"today\"",
            "'created' of the document must be a time such as 2026-11-30T08:10:00Z, not 'today'"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void saysWhatIsWrongWithADocument(String right, String wrong, String sentence) throws Exception {
    String document = siege("wrong", "c2e4", "a7b6");
    assertThat(document).contains(right);

    HttpResponse<String> response = write("wrong", 0, replaced(document, right, wrong));

    assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
    assertThat(error(response)).startsWith(sentence);
    assertThat(SERVER.get("/api/library/wrong").statusCode()).isEqualTo(404);
  }

  @Test
  void refusesVariationsOfVariationsWithoutEnd() throws Exception {
    String deep = "{\"text\": \"c2e4\"}";
    for (int i = 0; i < 150; i++) {
      deep = "{\"text\": \"c2e4\", \"variations\": [[" + deep + "]]}";
    }
    String document = siege("deep").replace("\"plies\": []", "\"plies\": [" + deep + "]");

    assertThat(error(write("deep", 0, document)))
        .isEqualTo("the document has variations nested deeper than 100");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?game=chess",
        "?result=won",
        "?going=1",
        "?kind=other",
        "?sort=best",
        "?limit=0",
        "?limit=x",
        "?offset=-1",
        "?page=2"
      })
  void saysWhatIsWrongWithAQuery(String query) throws Exception {
    HttpResponse<String> response = SERVER.get("/api/library" + query);

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(error(response)).isNotBlank();
  }

  @Test
  void noRevisionIsSoHighThatItsGameCouldNotBeDeleted() throws Exception {
    assertThat(error(write("high", 1_000_000_001, siege("high"))))
        .startsWith("'revision' must be a whole number from 0 to 1000000000");
    assertThat(json(write("high", 1_000_000_000, siege("high"))).get("revision").intValue())
        .isEqualTo(1_000_000_001);
    assertThat(json(write("high", 1_000_000_000, siege("high"))).get("revision").intValue())
        .isEqualTo(1_000_000_002);

    HttpResponse<String> deleted =
        SERVER.send("/api/library/high?revision=1000000002", HttpRequest.newBuilder().DELETE());
    assertThat(deleted.statusCode()).as(deleted.body()).isEqualTo(200);
  }

  @Test
  void refusesIdsAndBodiesThatCanBeNone() throws Exception {
    assertThat(error(SERVER.get("/api/library/a%20b"))).startsWith("an id of a game is");
    assertThat(SERVER.get("/api/library/unknown").statusCode()).isEqualTo(404);
    assertThat(write("x", 0, "null").statusCode()).isEqualTo(400);
    assertThat(write("x", 0, "[]").statusCode()).isEqualTo(400);
    assertThat(sendPut("x", "{}").statusCode()).isEqualTo(400);
    assertThat(sendPut("x", "{").statusCode()).isEqualTo(400);
    assertThat(sendPut("x", " ".repeat(2 * 1024 * 1024 + 1)).statusCode()).isEqualTo(413);
  }

  @Test
  void survivesGarbage() throws Exception {
    long seed = 20261130;
    Random random = new Random(seed);
    byte[] sound = put(0, siege("garbage", "c2e4", "a7b6")).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 200; i++) {
      byte[] broken = sound.clone();
      for (int j = 0; j <= random.nextInt(4); j++) {
        broken[random.nextInt(broken.length)] = (byte) (32 + random.nextInt(95));
      }
      HttpResponse<String> response =
          sendPut("garbage-" + i, new String(broken, StandardCharsets.UTF_8));
      assertThat(response.statusCode())
          .as("seed %d, round %d: %s", seed, i, response.body())
          .isIn(200, 400);
    }
    assertThat(SERVER.log()).isEmpty();
  }

  @Test
  void keepsTheGamesOfPeopleOnOtherMachinesApart() throws Exception {
    ServerSettings everywhere = new ServerSettings("0.0.0.0", 0, false, Set.of(), null);
    try (VaubanServer server = VaubanServer.start(everywhere);
        HttpClient ann = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        HttpClient bob = HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
      HttpRequest.Builder put =
          HttpRequest.newBuilder(server.address().resolve("/api/library/game"))
              .header("Content-Type", "application/json")
              .PUT(BodyPublishers.ofString(put(0, siege("game"))));
      HttpRequest list = HttpRequest.newBuilder(server.address().resolve("/api/library")).build();

      assertThat(ann.send(put.build(), BodyHandlers.ofString()).statusCode()).isEqualTo(401);
      HttpResponse<String> first = ann.send(list, BodyHandlers.ofString());
      assertThat(first.headers().firstValue("Set-Cookie").orElseThrow())
          .contains("HttpOnly", "SameSite=Strict");
      assertThat(ann.send(put.build(), BodyHandlers.ofString()).statusCode()).isEqualTo(200);

      HttpResponse<String> annsGames = ann.send(list, BodyHandlers.ofString());
      assertThat(annsGames.headers().firstValue("Set-Cookie")).isEmpty();
      assertThat(json(annsGames).get("total").intValue()).isEqualTo(1);
      assertThat(json(bob.send(list, BodyHandlers.ofString())).get("total").intValue()).isZero();
    }
  }

  private static HttpResponse<String> write(String id, int revision, String document)
      throws IOException, InterruptedException {
    return sendPut(id, put(revision, document));
  }

  private static HttpResponse<String> sendPut(String id, String body)
      throws IOException, InterruptedException {
    return SERVER.send(
        "/api/library/" + id,
        HttpRequest.newBuilder()
            .header("Content-Type", "application/json")
            .PUT(BodyPublishers.ofString(body)));
  }

  private static HttpResponse<String> delete(String id, int revision)
      throws IOException, InterruptedException {
    return SERVER.send(
        "/api/library/" + id + "?revision=" + revision, HttpRequest.newBuilder().DELETE());
  }

  /** Returns a document with the first of something in it put another way. */
  private static String replaced(String document, String right, String wrong) {
    int at = document.indexOf(right);
    return document.substring(0, at) + wrong + document.substring(at + right.length());
  }

  private static List<String> ids(String query) throws IOException, InterruptedException {
    return json(SERVER.get("/api/library" + query))
        .get("games")
        .valueStream()
        .map(game -> game.get("id").stringValue())
        .toList();
  }

  private static JsonNode read(String json) {
    return Json.read(json.getBytes(StandardCharsets.UTF_8));
  }
}
