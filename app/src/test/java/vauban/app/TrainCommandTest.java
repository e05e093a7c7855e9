package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainCommandTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void trainsTheSameNetworkFromTheGamesItKept() {
    String file = folder.resolve("siege.examples").toString();
    String[] train = {
      "train", "--games", "2", "--from", "7", "--nodes", "20", "--rounds", "1", "--examples", file
    };

    String played = vauban(train).out();

    assertThat(played)
        .startsWith("# The network of Siege, from ")
        .contains("result share 0.5, decay 0.5, 1 round, seed 1.")
        .containsPattern("\nbias( -?[0-9]+){32}\noutputs( -?[0-9]+){64}\noutput-bias -?[0-9]+\n")
        .containsPattern("\nown-I-[a-j][1-8]( -?[0-9]+){32}\n");
    assertThat(vauban(train).out()).isEqualTo(played);
    assertThat(folder).isDirectoryContaining("glob:**/siege.examples");
    assertThat(folder).isDirectoryNotContaining("glob:**/*.part");
  }

  @Test
  void keepsGamesWhereALinkPointsTo() throws IOException {
    Path target = folder.resolve("target.examples");
    Path link = Files.createSymbolicLink(folder.resolve("siege.examples"), target);

    vauban(
        "train", "--games", "1", "--nodes", "20", "--rounds", "1", "--examples", link.toString());

    assertThat(link).isSymbolicLink();
    assertThat(target).content().contains(" ;R ");
  }

  @Test
  void trainsANetworkFurther() throws IOException {
    Path begin = folder.resolve("network.txt");
    String[] train = {"train", "--games", "2", "--nodes", "20", "--rounds", "1"};
    String[] further = Arrays.copyOf(train, train.length + 2);
    further[train.length] = "--begin-with";
    further[train.length + 1] = begin.toString();

    String first = vauban(train).out();
    Files.writeString(begin, first);
    String second = vauban(further).out();

    assertThat(second).contains("seed 1, begun with another network.").isNotEqualTo(first);
  }

  @Test
  void refusesANetworkThatIsNone() throws IOException {
    Path file = folder.resolve("network.txt");
    String[] train = {"train", "--games", "1", "--nodes", "20", "--begin-with", file.toString()};

    vauban(train).isRefused("There is no file " + file + ".");
    Files.writeString(file, "bias 1 2 3");
    vauban(train).isRefused("In the file " + file + ", there is no weight named outputs.");
    Files.writeString(file, "bias 1 2 3\noutputs 1\noutput-bias 0");
    vauban(train)
        .isRefused(
            "In the file %s, a network of this shape has 32 numbers in the bias, not 3."
                .formatted(file));
  }

  @Test
  void refusesWhatItCannotTrain() {
    vauban("train", "--game", "siege-of-paris").isRefused("The Siege of Paris has no network.");
    vauban("train", "--result-share", "2")
        .isRefused("--result-share takes a number from 0 to 1, not '2'.");
    vauban("train", "--decay", "much")
        .isRefused("--decay takes a number from 0 to 999, not 'much'.");
    vauban("train", "--from", "-1")
        .isRefused("--from takes a whole number from 0 to 1000000, not '-1'.");
  }
}
