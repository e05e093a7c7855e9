package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MatchCommandTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void aMatchIsPlayedAndSummedUp() {
    Conversation answer = match("--games", "4", "--no-record");

    assertThat(answer.lines()).hasSize(4);
    assertThat(answer.lines().get(0))
        .matches(
            "4 games of 4: first won [0-4], drew [0-4] and lost [0-4] against second \\(.*%\\)");
    assertThat(answer.lines().get(1))
        .isEqualTo("Elo +0.0 ± 0.0 (95 %, from 2 pairs), likelihood of superiority 50.0 %");
    assertThat(answer.lines().get(2)).isEqualTo("Pairs with 0, ½, 1, 1½, 2 points: 0, 0, 2, 0, 0");
    assertThat(answer.lines().get(3))
        .matches("South won [0-4], North [0-4], [0-4] drawn \\(.*%\\); [0-9]+ plies a game");
    assertThat(answer.code()).isZero();
  }

  @Test
  void thisBuildPlaysAtALevel() throws IOException {
    Path file = folder.resolve("levels.vgn");
    test(
            "match",
            "--first-option",
            "Skill Level=3",
            "--second-option",
            "UCI_LimitStrength=true",
            "--second-option",
            "uci_elo=1120",
            "--games",
            "2",
            "--record",
            file.toString())
        .answers();

    assertThat(Files.readString(file))
        .contains("vauban Hash=16 Skill Level=3", "vauban Hash=16 Skill Level=2");
  }

  @Test
  void aMatchGoesOnWhereItsFileEnds() throws IOException {
    Path file = folder.resolve("match.vgn");
    match("--games", "2", "--record", file.toString()).answers();

    String summary = match("--games", "4", "--record", file.toString(), "--resume").answers();

    assertThat(summary).startsWith("4 games of 4: ");
    assertThat(Files.readString(file).split("\\[Game ", -1)).hasSize(5);
    assertThat(match("--games", "2", "--record", file.toString(), "--resume").answers())
        .startsWith("4 games, more than the 2 asked for: ");
    match("--games", "4", "--record", file.toString())
        .isRefused(
            "There is a file %s already; --resume goes on with the match in it.".formatted(file));
    match("--seed", "2", "--record", file.toString(), "--resume")
        .isRefused(
            "The file %s does not belong to this match: line 1: its Seed is '1', not '2'."
                .formatted(file));
  }

  @Test
  void onlyTheFileOfAMatchIsGoneOnWith() throws IOException {
    Path file = folder.resolve("match.vgn");
    match("--record", file.toString(), "--resume")
        .isRefused("There is no file %s, so there is no match to go on with.".formatted(file));
    assertThat(file).doesNotExist();
    for (String way : List.of("--resume", "--games=2")) {
      match("--record", folder.toString(), way)
          .isRefused("The file %s cannot be written: it is a directory.".formatted(folder));
    }

    Files.writeString(file, "[Game \"siege\"]\n\n1. Ice4 Ihf5 *\n");
    match("--record", file.toString(), "--resume")
        .isRefused(
            "The file %s does not belong to this match: line 1: it is no game of a match."
                .formatted(file));
    assertThat(file).hasContent("[Game \"siege\"]\n\n1. Ice4 Ihf5 *\n");
  }

  @Test
  void anEngineThatCannotBeStartedIsNamed() {
    for (String program : List.of("/no/such/engine", "nosuchprogram")) {
      vauban("match", "--first", "vauban", "--second", program + " -x", "--no-record")
          .isRefused(
              "The engine 'second' cannot be started: there is no program '%s'."
                  .formatted(program));
    }
    vauban("match", "--first", "vauban", "--second", "\"" + folder + "\"", "--no-record")
        .isRefused(
            "The engine 'second' cannot be started: '%s' is there, but is no program that can be run."
                .formatted(folder));
  }

  @Test
  void whatAnEngineSaysIsNoCommandToTheTerminal() throws IOException {
    Path engine =
        Files.writeString(
            folder.resolve("engine.sh"),
            """
            while read -r word rest; do
              case $word in
                uci) echo uciok ;;
                isready) echo readyok ;;
                go) printf 'bestmove \\033[2J\\n' ;;
                quit) exit ;;
              esac
            done
            """);
    Conversation answer =
        vauban(
            "match",
            "--first",
            "vauban",
            "--second",
            "sh " + engine,
            "--nodes",
            "50",
            "--bound",
            "300",
            "--plies",
            "4",
            "--games",
            "2",
            "--no-record");

    assertThat(answer.out()).contains("it played '^[[2J', which is no move").doesNotContain("\033");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games|0|--games takes a whole number from 1 to 10000000, not '0'.",
        "--movetime|1s|--movetime takes a whole number from 1 to 3600000, not '1s'.",
        "--clock|10|--clock takes seconds for the game and seconds added each move, such as"
            + " 1+0.1, not '10'.",
        "--depth|5|Of --movetime, --clock, --nodes and --depth only one can be given.",
        "--adjudicate-win|500|--adjudicate-win takes SCORE:MOVES, such as 1000:4, not '500'.",
        "--first-option|Hash|--first-option wants NAME=VALUE, such as Hash=64, but has 'Hash'.",
        "--first-option|Skill Level=0|--first-option Skill Level takes a whole number from 1 to 10,"
            + " not '0'.",
        "--second-option|UCI_LimitStrength=1|--second-option UCI_LimitStrength takes true or false,"
            + " not '1'.",
        "--first-option|Contempt=1|This very build of Vauban has only the options Hash, Skill"
            + " Level, UCI_LimitStrength and UCI_Elo in a match, not Contempt; start it as an"
            + " engine to set others: --first \"./vauban uci\".",
        "--second-name|first|The players need two names; both are called first."
      })
  void whatCannotBeIsRefused(String option, String value, String sentence) {
    if (option.equals("--clock") || option.equals("--movetime")) {
      vauban("match", "--first", "vauban", "--second", "vauban", option, value).isRefused(sentence);
    } else {
      match(option, value).isRefused(sentence);
    }
  }

  @Test
  void aTestEndsWithItsVerdict() {
    Conversation even = test("sprt", "--games", "4", "--no-record");
    assertThat(even.lines().getLast())
        .matches(
            "LLR -0\\.[0-9]{2} \\(-2\\.94 to 2\\.94\\): neither H0 nor H1 \\(10\\.0 Elo\\) is"
                + " accepted");
    assertThat(even.code()).isEqualTo(3);

    vauban("sprt", "--first", "vauban", "--second", "vauban", "--elo0", "5", "--elo1", "0")
        .isRefused("--elo0 must be less than --elo1, but 5.0 is not less than 0.0.");
    vauban("sprt", "--first", "vauban", "--second", "vauban", "--alpha", "0.5")
        .isRefused("--alpha must lie between 0 and 0.5, but is 0.5.");
  }

  private static Conversation match(String... arguments) {
    return test("match", arguments);
  }

  private static Conversation test(String command, String... arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(command, "--first", "vauban", "--second", "vauban", "--nodes", "50"));
    words.addAll(List.of("--bound", "300", "--plies", "4"));
    words.addAll(List.of(arguments));
    return vauban(words.toArray(String[]::new));
  }
}
