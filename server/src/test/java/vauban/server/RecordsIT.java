package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.server.RunningServer.error;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.game.Game;

class RecordsIT {

  private static final String ANNOTATED =
      """
      [Game "siege"]
      [Rules "point"]
      [Seats "south north"]
      [Event "Club match"]
      [Date "2026.11.30"]
      [UTCTime "08:10:00"]
      [South "Ann \\"A\\" Lee"]
      [North "Vauban, level 4, 500 ms"]
      [Clock "300+5"]
      [Seed "42"]
      [Round "3"]
      [Result "0-1"]
      [Termination "resignation"]
      [Points "0-3"]

      {Both aim at the middle. Twice.} 1. Ice4! $14 {[%clk 0:04:59.250] good} 1...
      Ihf5 {the usual answer} (1... Ihg6?? {[%clk 0:05:00]} 2. Cc3 (2. Ihf4) 2... Cc6)
      ({or} 1... Cc6) 2. Cc3 0-1
      """;

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @Test
  void readsARecordAsADocument() throws Exception {
    JsonNode read = read(ANNOTATED);

    assertThat(read.get("faults")).isEmpty();
    JsonNode game = read.get("games").get(0);
    assertThat(game.get("title").stringValue()).isEqualTo("Club match");
    assertThat(game.get("comment").stringValue()).isEqualTo("Both aim at the middle. Twice.");
    assertThat(game.get("created").stringValue()).isEqualTo("2026-11-30T08:10:00Z");
    assertThat(game.get("seed").intValue()).isEqualTo(42);
    assertThat(game.get("players").toString())
        .isEqualTo(
            "{\"south\":{\"kind\":\"person\",\"name\":\"Ann \\\"A\\\" Lee\"},"
                + "\"north\":{\"kind\":\"computer\",\"millis\":500,\"level\":4}}");
    assertThat(game.get("result").toString())
        .isEqualTo(
            "{\"winner\":\"second\",\"ending\":\"resignation\",\"words\":\"by"
                + " resignation\",\"points\":\"0-3\"}");
    assertThat(game.get("over").booleanValue()).isTrue();
    assertThat(game.get("clock").get("control").toString())
        .isEqualTo("{\"kind\":\"increment\",\"base\":300000,\"increment\":5000}");
    assertThat(game.get("tags").toString()).isEqualTo("{\"Round\":\"3\"}");
    JsonNode ply = game.get("plies").get(0);
    assertThat(ply.get("text").stringValue()).isEqualTo("c2e4");
    assertThat(ply.get("short").stringValue()).isEqualTo("Ice4");
    assertThat(ply.get("seat").stringValue()).isEqualTo("south");
    assertThat(ply.get("squares").toString()).isEqualTo("[\"c2\",\"e4\"]");
    assertThat(ply.get("nags").toString()).isEqualTo("[1,14]");
    assertThat(ply.get("clock").intValue()).isEqualTo(299_250);
    assertThat(ply.get("comment").stringValue()).isEqualTo("good");
    JsonNode variations = game.get("plies").get(1).get("variations");
    assertThat(variations.get(0).get(1).get("variations")).hasSize(1);
    assertThat(variations.get(1).get(0).get("before").stringValue()).isEqualTo("or");
  }

  @Test
  void givesTheSameRecordTheSameId() throws Exception {
    String other = ANNOTATED.replace("Round \"3\"", "Round \"4\"");
    JsonNode games = read(ANNOTATED + "\n" + other + "\n" + ANNOTATED).get("games");

    assertThat(games.get(2).get("id")).isEqualTo(games.get(0).get("id"));
    assertThat(games.get(1).get("id")).isNotEqualTo(games.get(0).get("id"));
  }

  @Test
  void writesWhatItRead() throws Exception {
    JsonNode documents = read(ANNOTATED).get("games");

    assertThat(write(documents)).isEqualTo(ANNOTATED);
  }

  @ParameterizedTest
  @ValueSource(ints = {1_060_264_241, Integer.MAX_VALUE})
  void keepsTheLargestSeeds(int seed) throws Exception {
    String record = ANNOTATED.replace("\"42\"", "\"" + seed + "\"");
    JsonNode documents = read(record).get("games");

    assertThat(documents.get(0).get("seed").intValue()).isEqualTo(seed);
    assertThat(write(documents)).isEqualTo(record);
  }

  @Test
  void addsNoTimeAndNoSeedToARecordWithoutThem() throws Exception {
    String record =
        ANNOTATED.replace("[UTCTime \"08:10:00\"]\n", "").replace("[Seed \"42\"]\n", "");

    assertThat(write(read(record).get("games"))).isEqualTo(record);
  }

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void readsWhatItWroteInEveryGame(Game game) throws Exception {
    String document = Documents.document("x", game, Documents.line(game, 12), "");

    String text = write("[" + document + "]");
    JsonNode again = read(text);

    assertThat(again.get("faults")).isEmpty();
    assertThat(write(again.get("games"))).isEqualTo(text);
    assertThat(again.get("games").get(0).get("plies")).hasSize(12);
  }

  @Test
  void keepsThatARecordIsAnAnalysis() throws Exception {
    String document = Documents.siege("x", "c2e4").replace("\"over\": false", "\"over\": true");

    String text = write("[" + document + "]");
    JsonNode again = read(text).get("games").get(0);

    assertThat(text).contains("[Kind \"analysis\"]").doesNotContain("Termination");
    assertThat(again.get("kind").stringValue()).isEqualTo("analysis");
    assertThat(again.get("players")).isEmpty();
    assertThat(again.get("over").booleanValue()).isTrue();
    assertThat(write("[" + again + "]")).isEqualTo(text);

    String other = ANNOTATED.replace("[Round \"3\"]", "[Kind \"exhibition\"]");
    assertThat(write(read(other).get("games"))).contains("[Kind \"exhibition\"]");
  }

  @Test
  void keepsAStartOfOnesOwn() throws Exception {
    String record =
        """
        [Game "siege"]
        [Rules "point"]
        [Seats "south north"]
        [Position "g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1"]
        [Result "1-0"]
        [Termination "%s"]
        [Points "2-0"]

        1. Be8 1-0
        """;
    JsonNode game = read(record.replace("[Termination \"%s\"]\n", "")).get("games").get(0);
    String ending = game.get("result").get("ending").stringValue();

    assertThat(game.get("position").stringValue()).startsWith("g9/");
    assertThat(write("[" + game + "]")).contains(record.formatted(ending).lines().skip(3).toList());
  }

  @Test
  void namesTheLineOfABrokenGameAndReadsTheOthers() throws Exception {
    String broken = "[Game \"siege\"]\n\n1. Ice4 e4e5 *\n\n";
    JsonNode read = read(ANNOTATED + "\n" + broken + ANNOTATED + "\n[Game \"chess\"]\n\n*\n");

    assertThat(read.get("games")).hasSize(2);
    assertThat(read.get("faults")).hasSize(2);
    JsonNode fault = read.get("faults").get(0);
    assertThat(fault.get("line").intValue()).isEqualTo(22);
    assertThat(fault.get("words").stringValue()).startsWith("1... e4e5: ");
    assertThat(read.get("faults").get(1).get("words").stringValue())
        .startsWith("There is no game 'chess'");
  }

  @Test
  void saysThatThereIsNoGame() throws Exception {
    JsonNode read = read("");

    assertThat(read.get("games")).isEmpty();
    assertThat(read.get("faults").toString())
        .isEqualTo("[{\"line\":1,\"words\":\"There is no game in this text.\"}]");
  }

  @Test
  void saysWhichDocumentIsWrong() throws Exception {
    String sound = Documents.siege("x");
    String broken = Documents.siege("x", "c2c2");

    assertThat(
            error(
                SERVER.post(
                    "/api/records/write", "{\"documents\": [" + sound + "," + broken + "]}")))
        .startsWith("ply 1 of document 2, c2c2");
    assertThat(error(SERVER.post("/api/records/write", "{}")))
        .isEqualTo("the field 'documents' is missing");
    assertThat(error(SERVER.post("/api/records/read", "{\"text\": 3}")))
        .isEqualTo("'text' must be a string, not the number 3");
  }

  private static JsonNode read(String text) throws IOException, InterruptedException {
    return SERVER.ask("/api/records/read", "{\"text\": " + quoted(text) + "}");
  }

  private static String write(JsonNode documents) throws IOException, InterruptedException {
    return write(documents.toString());
  }

  private static String write(String documents) throws IOException, InterruptedException {
    return SERVER
        .ask("/api/records/write", "{\"documents\": " + documents + "}")
        .get("text")
        .stringValue();
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
