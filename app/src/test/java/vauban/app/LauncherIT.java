package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The {@code ./vauban} script at the root of the source tree. Its first run here may have to build.
 */
final class LauncherIT {
  private static final Path LAUNCHER = Path.of("..", "vauban").toAbsolutePath().normalize();

  @Test
  void startsThroughALinkFromAnotherDirectoryAndPrintsOnlyTheAnswer(@TempDir Path elsewhere)
      throws IOException, InterruptedException {
    Path link = Files.createSymbolicLink(elsewhere.resolve("link"), LAUNCHER);

    Process process =
        new ProcessBuilder(link.toString(), "--version")
            .directory(elsewhere.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exitCode = process.waitFor();
    Files.delete(link);

    assertThat(exitCode).isZero();
    assertThat(answer).matches("vauban \\S+\n");
  }
}
