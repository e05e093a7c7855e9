package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code vauban analyse} as a process of its own, which Ctrl-C ends. */
final class AnalyseIT {

  @TempDir private Path folder = Path.of("");

  @Test
  void saysWhatItHasFoundWhenItIsInterrupted() throws IOException, InterruptedException {
    assertThat(interruptedAt("South to move", "--time=600"))
        .contains("  1. ", " nodes in ")
        .endsWith("a win in 5 plies.\n");
  }

  @Test
  void judgesTheMovesSeenSoFarWhenItIsInterrupted() throws IOException, InterruptedException {
    Path games = folder.resolve("games.vgn");
    Files.writeString(
        games,
        """
        [Game "siege"]
        [Position "8g1/4B5/10/2**2**2/2**2**2/10/5b4/8G1 w - - 0 1"]
        Gh1 Be1

        [Game "siege"]
        c2e4 h7f5 b1c3 b8c6
        """);

    assertThat(interruptedAt("Line 5", "--time=600", games.toString()))
        .contains("Stopped after 0 of 4 plies.\nSouth: 0 plies");
  }

  /** Presses Ctrl-C when a line begins so, and returns what is written from there on. */
  private static String interruptedAt(String beginning, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "analyse"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      while (line != null && !line.startsWith(beginning)) {
        line = out.readLine();
      }
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return out.lines().map(rest -> rest + "\n").collect(Collectors.joining());
    } finally {
      process.destroyForcibly();
    }
  }
}
