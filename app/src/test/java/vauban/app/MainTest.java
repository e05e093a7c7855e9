package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.in;
import static vauban.app.Conversation.vauban;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {

  private static final String COMMANDS =
      "board, play, moves, analyse, explain, rules, perft, epd, match, sprt, uci, bench, tune,"
          + " spsa, train, puzzles, serve, help";

  @Test
  void helpNamesEveryCommand() {
    String help = vauban("--help").answers();

    assertThat(help).contains(COMMANDS.split(", ")).contains("Examples:");
    assertThat(vauban("help").answers()).isEqualTo(help);
    assertThat(vauban("-h").answers()).isEqualTo(help);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board", "play", "moves", "analyse", "explain", "rules", "perft", "epd", "match", "sprt",
        "uci", "puzzles", "serve", "help"
      })
  void theHelpOfACommandGivesExamples(String command) {
    String help = vauban(command, "--help").answers();

    assertThat(help).contains("Usage: vauban " + command, "Examples:", "  vauban " + command);
    assertThat(help.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(vauban("help", command).answers()).isEqualTo(help);
  }

  @Test
  void saysItsVersion() {
    assertThat(vauban("--version").answers()).matches("vauban .+\n");
  }

  @Test
  void refusesACommandThatThereIsNot() {
    vauban("prft", "3")
        .isRefused(
            "There is no command 'prft'; the commands are %s; did you mean perft?"
                .formatted(COMMANDS));
    vauban("help", "chess")
        .isRefused("There is no command 'chess'; the commands are %s.".formatted(COMMANDS));
  }

  @Test
  void refusesAnOptionThatThereIsNot() {
    vauban("moves", "--gam", "siege")
        .isRefused(
            "--gam is no option of vauban moves; it has --game, --rules, --option, --position,"
                + " --short, --help; did you mean --game?");
  }

  @Test
  void saysWhereAnOptionBelongs() {
    vauban("--port", "9000")
        .isRefused("--port belongs after its command, for example: vauban serve --port.");
  }

  @Test
  void refusesWhatIsTooMuchOrTooLittle() {
    vauban("perft").isRefused("DEPTH is missing; see vauban perft --help.");
    vauban("perft", "3", "w", "-")
        .isRefused(
            "'w' is one argument too many for vauban perft; a position string must stand in"
                + " quotes.");
    vauban("bench", "extra").isRefused("'extra' is one argument too many for vauban bench.");
    vauban("moves", "--position")
        .isRefused("--position wants a value, \"STRING\"; see vauban moves --help.");
    vauban("board", "--colour")
        .isRefused("--colour takes auto, always or never; see vauban board --help.");
    vauban("puzzles").isRefused("--out FILE is missing; see vauban puzzles --help.");
    vauban("match", "--first", "vauban")
        .isRefused("--second \"COMMAND\" is missing; see vauban match --help.");
  }

  @Test
  void repeatsOnlyTheBeginningOfWhatIsVeryLong() {
    vauban("moves", "--game", "x".repeat(10_000))
        .isRefused(
            "There is no game '%s...'; the games are siege, war-chess, siege-of-paris."
                .formatted("x".repeat(119)));
  }

  @Test
  void showsAStackTraceOnlyToWhoAsksForIt() {
    assertThat(vauban("perft", "x").err()).hasLineCount(1);
    assertThat(in(Map.of("VAUBAN_DEBUG", "1"), "perft", "x").err())
        .contains("Depth cannot be 'x'", "\tat vauban.app.");
  }
}
