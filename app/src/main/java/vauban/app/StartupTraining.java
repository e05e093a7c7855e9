package vauban.app;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the launcher runs once after a build, to record which classes the common commands need. A
 * command that must start fast belongs in this list.
 */
final class StartupTraining {
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("--version"),
          List.of("--help"),
          List.of("perft", "--game=siege", "2"),
          List.of("perft", "--game=war-chess", "1"),
          List.of("perft", "--game=siege-of-paris", "1"),
          List.of("moves", "--short"),
          List.of("explain", "a2a4"),
          List.of("play", "c2e4"),
          List.of("perft", "--position", "4g5/10/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1", "1"),
          List.of("uci"));

  private static final String HOST =
      """
      uci
      isready
      position startpos moves c2e4
      go depth 2
      isready
      """;

  private StartupTraining() {}

  public static void main(String[] arguments) {
    System.setIn(new ByteArrayInputStream(HOST.getBytes(StandardCharsets.UTF_8)));
    for (List<String> command : COMMANDS) {
      Main.run(Terminal.system(), command.toArray(String[]::new));
    }
  }
}
