package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void hasItsNameOnlyWhenItIsWhole() throws IOException {
    Path path = Files.writeString(folder.resolve("siege.json"), "old");
    WholeFile file = WholeFile.named(path.toString());

    try (Writer writer = file.begin()) {
      writer.write("new");
      assertThat(path).hasContent("old");
    }
    file.finish();

    assertThat(path).hasContent("new");
    assertThat(folder).isDirectoryNotContaining("glob:**/*.part");
  }

  @Test
  void writesWhatALinkPointsTo() throws IOException {
    Path target = Files.createDirectory(folder.resolve("club")).resolve("siege.json");
    Path link = Files.createSymbolicLink(folder.resolve("club.json"), Path.of("club/siege.json"));
    Path linkToLink = Files.createSymbolicLink(folder.resolve("siege.json"), link);

    write(linkToLink, "first"); // nothing is there yet
    assertThat(target).hasContent("first");
    write(linkToLink, "second");
    assertThat(target).hasContent("second");
    assertThat(link).isSymbolicLink();
    assertThat(linkToLink).isSymbolicLink();
    assertThat(target).isRegularFile();
  }

  @Test
  void takesTheNameOfNothingElse() throws Exception {
    assertRefused(folder, "it is a directory");
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    assertRefused(link, "it is a directory");

    Path pipe = pipe("pipe");
    assertRefused(pipe, "it is no ordinary file, but a pipe or a device");
    Path linkToPipe = Files.createSymbolicLink(folder.resolve("to-pipe"), Path.of("pipe"));
    assertRefused(linkToPipe, "it is no ordinary file, but a pipe or a device");
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void isNotWrittenThroughSomethingThatHasTheNameOfItsPart() throws Exception {
    Path path = folder.resolve("siege.json");
    Path part = pipe("siege.json.part");

    assertRefused(path, part + " is in its way");
  }

  @Test
  void isRefusedWhereLinksLeadNowhere() throws IOException {
    Path here = folder.resolve("here");
    Path there = Files.createSymbolicLink(folder.resolve("there"), here);
    Files.createSymbolicLink(here, there);
    assertRefused(here, "it is a link that leads round in a circle");

    Path none = folder.resolve("none");
    Path link = Files.createSymbolicLink(folder.resolve("link"), none.resolve("siege.json"));
    assertRefused(link, "there is no directory " + none);
  }

  private static void write(Path path, String text) throws IOException {
    WholeFile file = WholeFile.named(path.toString());
    try (Writer writer = file.begin()) {
      writer.write(text);
    }
    file.finish();
  }

  private static void assertRefused(Path path, String why) {
    assertThatThrownBy(() -> WholeFile.named(path.toString()))
        .isInstanceOf(WrongInput.class)
        .hasMessage("The file %s cannot be written: %s.", path, why);
  }

  private Path pipe(String name) throws InterruptedException {
    Path pipe = folder.resolve(name);
    try {
      new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
    } catch (IOException e) {
      assumeThat(pipe).as("mkfifo").exists(); // not every system has it
    }
    return pipe;
  }
}
