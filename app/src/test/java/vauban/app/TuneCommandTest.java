package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TuneCommandTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void refusesExamplesThatCannotBeRead() throws IOException {
    Path file = folder.resolve("siege.examples");
    Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe, '\n'});
    vauban("tune", "--examples", file.toString())
        .isRefused("The file %s cannot be read: it is no text in UTF-8.".formatted(file));
    vauban("tune", "--examples", folder.toString())
        .isRefused("The file %s cannot be read: it is a directory.".formatted(folder));
    Files.write(file, new byte[2_000_000]);
    vauban("tune", "--examples", file.toString())
        .isRefused("The file %s cannot be read: it has a line of more than 1 MB.".formatted(file));
    vauban("tune", "--draw-back", "x")
        .isRefused("--draw-back takes a number such as 1e-7, not 'x'.");
    vauban("tune", "--examples", " ").isRefused("The name of the file is empty.");
  }

  @Test
  void namesAFileAsItWasTyped() throws IOException {
    Path file = Path.of("target", "kp.examples"); // typed so, it begins with a small letter
    Files.writeString(file, "nonsense\n");
    assertThat(vauban("tune", "--examples", file.toString()).err())
        .startsWith("In the file %s, line 1 is no example (".formatted(file));
  }

  @Test
  void tunesNothingWithoutPositions() throws IOException {
    Path file = Files.createFile(folder.resolve("siege.examples"));

    Conversation said = vauban("tune", "--examples", file.toString());

    assertThat(said.err()).isEqualTo("0 positions\nThere are no positions to tune with.\n");
    assertThat(said.out()).isEmpty();
    assertThat(said.code()).isEqualTo(2);
  }

  @Test
  void looksAtEveryOptionBeforeItPlays() {
    vauban("tune", "--rounds", "0")
        .isRefused("--rounds takes a whole number from 1 to 100000, not '0'.");
    Path file = folder.resolve("siege.examples");
    vauban("tune", "--threads", "no", "--examples", file.toString())
        .isRefused("--threads takes a whole number from 1 to 1024, not 'no'.");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void countsOneGameInTheSingular() {
    assertThat(
            vauban("tune", "--games", "1", "--nodes", "1", "--threads", "1", "--rounds", "1").err())
        .startsWith("1 game of Siege, 1 node a move, seed 1\n");
  }

  @Test
  void playsNothingThatItCannotKeep() {
    Path file = folder.resolve("none").resolve("siege.examples");
    vauban("tune", "--examples", file.toString())
        .isRefused(
            "The file %s cannot be written: there is no directory %s."
                .formatted(file, file.getParent()));
  }
}
