package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/**
 * The {@code ./vauban} script at the root of the source tree. Its first run here may have to build.
 */
final class LauncherIT {
  private static final File FULL = new File("/dev/full");
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

  @Test
  @EnabledIf("aFullDeviceIsThere")
  void failsWhereItsAnswerCannotBeWritten() throws IOException, InterruptedException {
    Process process = new ProcessBuilder(LAUNCHER.toString(), "moves").redirectOutput(FULL).start();
    String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(complaint).endsWith("The output cannot be written: No space left on device.\n");
  }

  @Test
  void isQuietWhereNobodyReadsOn() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "bash",
                "-c",
                "{ sleep 1; \"$0\" moves; echo \"code $?\" >&2; } | true",
                LAUNCHER.toString())
            .start();
    String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(complaint).isEqualTo("code 141\n");
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void saysThatItCannotBuildWhereItCannotWrite() throws IOException, InterruptedException {
    String builds = LAUNCHER.resolve("launch").toString(); // no directory can be made in a file
    Process process =
        new ProcessBuilder(LAUNCHER.resolveSibling("scripts/build-launch").toString(), builds)
            .start();
    String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(complaint)
        .isEqualTo("vauban: cannot build, for " + builds + " cannot be written to\n");
    assertThat(process.waitFor()).isEqualTo(1);
  }

  static boolean aFullDeviceIsThere() {
    return FULL.exists();
  }
}
