package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PuzzlesCommandTest {

  @TempDir Path directory;

  @Test
  void writesASetAsThePageReadsIt() throws Exception {
    Path file = directory.resolve("siege.json");

    vauban("puzzles", "--games", "3", "--nodes", "500", "--seed", "4", "--out", file.toString());

    JsonNode set = JsonMapper.shared().readTree(Files.readString(file));
    assertThat(set.path("game").asString()).isEqualTo("siege");
    assertThat(set.path("made").asString())
        .contains("siege, array=point, seed 4, 3 games, 500 nodes, 50 at most");
    assertThat(set.path("puzzles").isArray()).isTrue();
    assertThat(directory.resolve("siege.json.found")).doesNotExist();
  }

  @Test
  void refusesWhatCannotBe() {
    String out = directory.resolve("siege.json").toString();

    vauban("puzzles", "--games", "0", "--out", out)
        .isRefused("--games takes a whole number from 1 to 1000000, not '0'.");
    vauban("puzzles", "--nodes", "few", "--out", out)
        .isRefused("--nodes takes a whole number from 1 to 100000000, not 'few'.");
    Path folder = directory.resolve("none");
    vauban("puzzles", "--games", "1", "--out", folder.resolve("siege.json").toString())
        .isRefused(
            "The file %s cannot be written: there is no directory %s."
                .formatted(folder.resolve("siege.json"), folder));
  }

  @Test
  void writesWhatALinkPointsTo() throws Exception {
    Path target = directory.resolve("target.json");
    Path link = Files.createSymbolicLink(directory.resolve("siege.json"), target);

    vauban("puzzles", "--games", "1", "--nodes", "50", "--out", link.toString());

    assertThat(link).isSymbolicLink();
    assertThat(target).content().startsWith("{\"game\":\"siege\"");
  }

  @Test
  void refusesADirectoryBeforeItPlays() {
    vauban("puzzles", "--out", directory.toString())
        .isRefused("The file %s cannot be written: it is a directory.".formatted(directory));
  }

  @Test
  void doesNotGoOnWithWhatAnotherRunFound() throws Exception {
    Path file = directory.resolve("siege.json");
    Files.writeString(directory.resolve("siege.json.found"), "something else\n");

    vauban("puzzles", "--games", "1", "--out", file.toString())
        .isRefused(
            "The file %s.found was begun by another run (something else); take it away or give the same"
                    .formatted(file)
                + " options.");
  }
}
