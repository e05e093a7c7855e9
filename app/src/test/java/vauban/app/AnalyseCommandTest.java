package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vauban.rules.record.RecordReader;

final class AnalyseCommandTest {

  private static final String BANNER_BEFORE_HEADQUARTERS =
      "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1";

  /** Whoever is to move wins at once, and both fail to. */
  private static final String MISSED_WINS =
      """
      [Game "siege"]
      [South "Ann"]
      [Position "8g1/4B5/10/2**2**2/2**2**2/10/5b4/8G1 w - - 0 1"]

      1. Gh1 Gh8 2. Be8 1-0
      """;

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path folder = Path.of("");

  @Test
  void drawsWhoStandsBetterAndSaysTheBestLine() {
    assertThat(vauban("analyse", "--position", BANNER_BEFORE_HEADQUARTERS).answers())
        .startsWith(
            """
            South to move, move 1.

            South ████████████████████████████████████████ North

                +#1  1. Be8

            Depth 1,\
            """)
        .endsWith("Plus is good for South; 1.00 is a foot soldier, #5 a win in 5 plies.\n");
  }

  @Test
  void drawsInAsciiWhereAsked() {
    assertThat(vauban("analyse", "--ascii", "--position", BANNER_BEFORE_HEADQUARTERS).lines())
        .contains("South ######################################## North");
  }

  @Test
  void showsAsManyLinesAsAskedForAfterTheMovesPlayed() {
    List<String> lines = vauban("analyse", "c2e4", "--lines", "3", "--nodes", "3000").lines();

    assertThat(lines).filteredOn(line -> line.matches(" +[-+][0-9.]+  1\\.\\.\\. .*")).hasSize(3);
    assertThat(lines.getFirst()).isEqualTo("North to move, move 1.");
  }

  @Test
  void saysTheResultOfAGameThatIsOver() {
    assertThat(vauban("analyse", "--position", BANNER_BEFORE_HEADQUARTERS, "Be8").answers())
        .isEqualTo("South wins by capturing the headquarters (S headquarters), points 2-0\n");
  }

  @Test
  void marksTheMovesOfAGameThatGaveMuchAway() throws IOException {
    assertThat(vauban("analyse", "--depth", "3", file(MISSED_WINS)).answers())
        .isEqualTo(
            """
            Line 1: Siege, South Ann: 1-0 (headquarters)

                         before   after
            1. Gh1 ??       +#1     -#1  ░░░░░░░░░░░░░░░░░░░░  better 1. Be8
            1... Gh8 ??     -#1     +#1  ████████████████████  better 1... Be1
            2. Be8          +#1     1-0  ████████████████████

            South (Ann): 2 plies, 0 dubious (?!), 0 mistakes (?), 1 blunder (??); gave away 50.0 % a ply.
            North: 1 ply, 0 dubious (?!), 0 mistakes (?), 1 blunder (??); gave away 100.0 % a ply.
            Plus is good for South; 1.00 is a foot soldier, #5 a win in 5 plies.

            """);
  }

  @Test
  void goesOnAfterAGameThatCannotBeRead() throws IOException {
    Conversation answer =
        vauban("analyse", "--nodes", "100", file("[Game \"siege\"]\ne4e5\n\n" + MISSED_WINS));

    assertThat(answer.lines().getFirst())
        .isEqualTo(
            "The game that begins on line 1 cannot be read: line 2, column 1: 1. e4e5: No piece"
                + " stands on e4 (S turn [text, general rules 2]).");
    assertThat(answer.out()).contains("Line 4: Siege, South Ann");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void showsWhatATerminalWouldObey() throws IOException {
    String games =
        file(
            MISSED_WINS.replace("Ann", "\u001b[31mRED\u0007")
                + "\n[Game \"siege\"]\n"
                + "x".repeat(5_000)
                + "\u001b");

    Conversation answer = vauban("analyse", "--depth", "1", games);

    assertThat(answer.out())
        .contains("Line 1: Siege, South ^[[31mRED^G: 1-0", "South (^[[31mRED^G): 2 plies")
        .contains("x".repeat(100) + "...")
        .doesNotContain("\u001b", "\u0007", "x".repeat(200));
    assertThat(vauban("play", "\u001b[31mx").err()).contains("^[[31mx").doesNotContain("\u001b");
  }

  @Test
  void tellsProgramsOfAPositionInOneLineOfJson() {
    JsonNode found =
        json("analyse", "--json", "--position", BANNER_BEFORE_HEADQUARTERS, "--depth", "2")
            .getFirst();

    assertThat(found.propertyNames())
        .containsExactly(
            "kind", "game", "rules", "options", "position", "turn", "outcome", "score", "found");
    assertThat(found.get("position").asString()).isEqualTo(BANNER_BEFORE_HEADQUARTERS);
    assertThat(found.get("turn"))
        .hasToString("{\"number\":\"1.\",\"seat\":\"south\",\"team\":\"first\"}");
    assertThat(found.get("outcome").isNull()).isTrue();
    assertThat(found.get("score"))
        .hasToString("{\"first\":null,\"share\":1.0,\"winner\":\"first\",\"plies\":1}");
    assertThat(found.get("found").propertyNames())
        .containsExactly("depth", "selectiveDepth", "nodes", "millis", "lines");
    assertThat(found.get("found").get("lines").get(0))
        .hasToString(
            "{\"score\":{\"first\":null,\"share\":1.0,\"winner\":\"first\",\"plies\":1},"
                + "\"moves\":[\"e7e8\"],\"text\":\"1. Be8\"}");
  }

  @Test
  void tellsProgramsThatAGameIsOver() {
    JsonNode over =
        json("analyse", "--json", "--position", BANNER_BEFORE_HEADQUARTERS, "Be8").getFirst();

    assertThat(over.get("found").isNull()).isTrue();
    assertThat(over.get("score").get("plies").asInt()).isZero();
    assertThat(over.get("outcome"))
        .hasToString(
            "{\"result\":\"1-0\",\"ending\":\"headquarters\",\"words\":\"by capturing the"
                + " headquarters\",\"rule\":\"S headquarters\",\"points\":\"2-0\"}");
  }

  @Test
  void tellsProgramsOfEachGameOfAFileInALine() throws IOException {
    List<JsonNode> games =
        json("analyse", "--json", "--depth", "3", file("[Game \"chess\"]\ne4\n\n" + MISSED_WINS));

    assertThat(games)
        .extracting(game -> game.get("kind").asString())
        .containsExactly("fault", "game");
    assertThat(games.getFirst().propertyNames())
        .containsExactly("kind", "line", "faultLine", "faultColumn", "reason");
    JsonNode game = games.getLast();
    assertThat(game.propertyNames())
        .containsExactly(
            "kind",
            "line",
            "game",
            "rules",
            "options",
            "tags",
            "start",
            "result",
            "termination",
            "complete",
            "plies",
            "seats");
    assertThat(game.get("line").asInt()).isEqualTo(4);
    assertThat(game.get("complete").asBoolean()).isTrue();
    assertThat(game.get("tags")).hasToString("{\"South\":\"Ann\"}");
    assertThat(game.get("plies")).hasSize(3);
    JsonNode ply = game.get("plies").get(0);
    assertThat(ply.propertyNames())
        .containsExactly("turn", "move", "text", "before", "after", "loss", "mark", "found");
    assertThat(ply.get("text").asString()).isEqualTo("Gh1");
    assertThat(ply.get("mark").asString()).isEqualTo("??");
    assertThat(ply.get("loss").asDouble()).isEqualTo(1);
    assertThat(game.get("plies").get(2).get("mark").isNull()).isTrue();
    assertThat(game.get("seats").get(0))
        .hasToString(
            "{\"seat\":\"south\",\"team\":\"first\",\"plies\":2,\"loss\":0.5,\"dubious\":0,"
                + "\"mistakes\":0,\"blunders\":1}");
  }

  @Test
  void writesRecordsWithWhatItFound() throws IOException {
    String games =
        file(
            MISSED_WINS.replace("1. Gh1 Gh8", "{A study} 1. Gh1! {hopes} (1. Gi2) Gh8")
                + "\n[Game \"chess\"]\n*");

    Conversation answer = vauban("analyse", "--annotate", "--depth", "3", games);

    assertThat(answer.out())
        .isEqualTo(
            """
            [Game "siege"]
            [Rules "point"]
            [Seats "south north"]
            [South "Ann"]
            [Annotator "Vauban"]
            [Position "8g1/4B5/10/2**2**2/2**2**2/10/5b4/8G1 w - - 0 1"]
            [Result "1-0"]
            [Termination "headquarters"]
            [Points "2-0"]

            {A study} 1. Gh1! {[%eval -#1] hopes} (1. Gi2) (1. Be8) 1... Gh8?? {[%eval +#1]}
            (1... Be1) 2. Be8 {[%eval 1-0]} 1-0

            """);
    assertThat(answer.err())
        .isEqualTo(
            "The game that begins on line 7 is left out: line 7, column 1: There is no game"
                + " 'chess'; the games are siege, war-chess, siege-of-paris.\n");
    assertThat(answer.code()).isEqualTo(1);
    assertThat(RecordReader.parse(answer.out()).tags()).containsEntry("Annotator", "Vauban");
  }

  @Test
  void writesAPositionAsAGameThatHasNotBegun() {
    assertThat(vauban("analyse", "--annotate", "--position", BANNER_BEFORE_HEADQUARTERS).answers())
        .endsWith("\n{[%eval +#1]} *\n\n");
    vauban("analyse", "--annotate", "--json")
        .isRefused("--json does not go with --annotate, which writes records.");
  }

  @Test
  void aLimitOfNodesFindsTheSameEveryTime() throws IOException {
    String games =
        """
        [Game "siege-of-paris"]
        1. @ROXOQXOX 1w. Qf5 Ma4 1b. Rf12 Ga16

        [Game "war-chess"]
        85-88
        """;
    String[] command = {"analyse", "--json", "--nodes", "500", "--lines", "2", file(games)};

    assertThat(untimed(vauban(command).answers())).isEqualTo(untimed(vauban(command).answers()));
  }

  @Test
  void refusesLimitsThatAreNone() {
    vauban("analyse", "--depth", "0")
        .isRefused("--depth takes a whole number from 1 to 100, not '0'.");
    vauban("analyse", "--nodes", "many")
        .isRefused("--nodes takes a whole number from 1 to 1000000000000, not 'many'.");
    vauban("analyse", "--lines", "101")
        .isRefused("--lines takes a whole number from 1 to 100, not '101'.");
    vauban("analyse", "--threads", "999")
        .isRefused("--threads takes a whole number from 1 to 256, not '999'.");
    vauban("analyse", "--hash", "1e3")
        .isRefused("--hash takes a whole number from 1 to 8192, not '1e3'.");
    for (String time : List.of("0", "0.1ms", "5m", "", "-1")) {
      vauban("analyse", "--time=" + time)
          .isRefused(
              "--time cannot be '%s'; it is seconds such as 2 or 0.5, or milliseconds such as 500ms,"
                      .formatted(time)
                  + " up to seven days.");
    }
  }

  @Test
  void refusesMovesThatCannotBePlayed() {
    vauban("analyse", "c2e4", "e4e5")
        .isRefused(
            "Move 2, e4e5: The South Infantryman on e4 is not North's to move (S turn [text,"
                + " general rules 2]).");
  }

  @Test
  void refusesFilesThatHaveNoGames() throws IOException {
    vauban("analyse", "nowhere.vgn").isRefused("There is no file nowhere.vgn.");
    vauban("analyse", folder + "/")
        .isRefused("The file " + folder + "/ cannot be read: it is a directory.");
    String empty = file("");
    vauban("analyse", empty).isRefused("There is no game in the file " + empty + ".");
  }

  @Test
  void refusesAGameWithoutEnd() throws IOException {
    Path file = Files.write(folder.resolve("zeros.vgn"), new byte[5_000_000]);
    vauban("analyse", file.toString())
        .isRefused("The file %s cannot be read: it has a game of more than 4 MB.".formatted(file));
  }

  @Test
  void refusesWhatDoesNotGoWithAFile() throws IOException {
    String games = file(MISSED_WINS);
    vauban("analyse", "c2e4", games)
        .isRefused(
            "The file %s must be the only argument; its games have their own moves."
                .formatted(games));
    vauban("analyse", "--game", "siege", games)
        .isRefused(
            "--game does not go with the file %s, whose games say themselves what they are."
                .formatted(games));
  }

  private String file(String games) throws IOException {
    return Files.writeString(folder.resolve("games.vgn"), games).toString();
  }

  private static List<JsonNode> json(String... command) {
    return vauban(command).lines().stream().map(JSON::readTree).toList();
  }

  private static String untimed(String answer) {
    return answer.replaceAll("\"millis\":[0-9]+", "");
  }
}
