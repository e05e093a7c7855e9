package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vauban.engine.Evaluators;
import vauban.engine.evaluation.Weights;
import vauban.rules.Games;

final class SpsaCommandTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void writesWeightsInTheFormOfTheGamesFile() {
    Conversation spsa = vauban("spsa", "--game", "war-chess", "--pairs", "2", "--nodes", "20");

    assertThat(spsa.err())
        .isEqualTo("2 pairs of games of War-Chess, 20 nodes a move, seed 1\n2 of 2 pairs\n");
    assertThat(Weights.parse(spsa.out()).names())
        .isEqualTo(Evaluators.weights(Games.WAR_CHESS).names());
  }

  @Test
  void beginsWithTheWeightsOfAFile() throws IOException {
    Path file = folder.resolve("weights.txt");
    String weights = Evaluators.weights(Games.SIEGE).toString().replaceAll("\nfort .*", "\nfort 7");
    Files.writeString(file, weights);

    String tuned =
        vauban(
                "spsa",
                "--pairs",
                "1",
                "--nodes",
                "20",
                "--keep",
                "fort",
                "--begin-with",
                file.toString())
            .out();

    assertThat(tuned).contains("\nfort 7\n");
  }

  @Test
  void keepsTheWeightsInAFile() throws IOException {
    Path file = folder.resolve("tuned.txt");
    String[] spsa = {"spsa", "--game", "war-chess", "--pairs", "2", "--nodes", "20"};
    String[] kept = Arrays.copyOf(spsa, spsa.length + 2);
    kept[spsa.length] = "--out";
    kept[spsa.length + 1] = file.toString();

    assertThat(vauban(kept).out()).isEmpty();
    assertThat(file).hasContent(vauban(spsa).out());
    vauban("spsa", "--out", folder.toString())
        .isRefused("The file %s cannot be written: it is a directory.".formatted(folder));
  }

  @Test
  void refusesWhatItCannotTune() throws IOException {
    Path file = folder.resolve("weights.txt");
    vauban("spsa", "--begin-with", file.toString()).isRefused("There is no file " + file + ".");
    Files.writeString(file, "foot many");
    vauban("spsa", "--begin-with", file.toString())
        .isRefused(
            ("In the file %s, line 1 of the weights, \"foot many\": whole numbers follow the name,"
                    + " with one blank before each.")
                .formatted(file));
    Files.writeString(file, "foot 100");
    assertThat(vauban("spsa", "--begin-with", file.toString()).err())
        .contains("The file " + file + " has other weights than this game, which has ");
    vauban("spsa", "--rate", "fast").isRefused("--rate takes a number from 0 to 99, not 'fast'.");
    vauban("spsa", "--pairs", "0")
        .isRefused("--pairs takes a whole number from 1 to 1000000, not '0'.");
    assertThat(vauban("spsa", "--keep", "nothing").err())
        .contains("--keep: there is no weight named \"nothing\"; there are ");
  }
}
