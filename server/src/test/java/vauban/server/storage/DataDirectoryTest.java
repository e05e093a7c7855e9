package vauban.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {

  @Test
  void isWhereTheSystemWantsIt() {
    assertThat(DataDirectory.usual(Map.of(), "Linux", "/home/ann"))
        .isEqualTo(Path.of("/home/ann/.local/share/vauban"));
    assertThat(DataDirectory.usual(Map.of("XDG_DATA_HOME", "/data"), "Linux", "/home/ann"))
        .isEqualTo(Path.of("/data/vauban"));
    assertThat(DataDirectory.usual(Map.of("XDG_DATA_HOME", "not/absolute"), "Linux", "/home/ann"))
        .isEqualTo(Path.of("/home/ann/.local/share/vauban"));
    assertThat(DataDirectory.usual(Map.of(), "Mac OS X", "/Users/ann"))
        .isEqualTo(Path.of("/Users/ann/Library/Application Support/Vauban"));
    assertThat(DataDirectory.usual(Map.of(), "Windows 11", "/Users/ann"))
        .isEqualTo(Path.of("/Users/ann/AppData/Local/Vauban"));
  }

  @Test
  void isMadeWithItsParents(@TempDir Path temporary) throws IOException {
    Path directory = temporary.resolve("share").resolve("vauban");

    DataDirectory.prepare(directory);
    DataDirectory.prepare(directory);

    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void cannotBeBelowAFile(@TempDir Path temporary) throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "");

    assertThatThrownBy(() -> DataDirectory.prepare(file.resolve("vauban")))
        .hasMessage("the directory %s cannot be written to", file.resolve("vauban"));
    assertThatThrownBy(() -> DataDirectory.prepare(file))
        .hasMessage("%s is a file, not a directory", file);
  }
}
