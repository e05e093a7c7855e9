package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The examples of the documentation, in boxes marked {@code console}: each command answers as the
 * page says. A line of three dots stands for any lines, and times are not compared.
 */
final class DocumentationTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern BOX = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @ParameterizedTest
  @ValueSource(strings = {"cli.md", "notation.md"})
  void everyExampleAnswersAsThePageSays(String page) throws IOException {
    Matcher box = BOX.matcher(Files.readString(ROOT.resolve("docs").resolve(page)));
    int examples = 0;
    while (box.find()) {
      for (String example : box.group(1).split("(?m)^\\$ \\./vauban ", -1)) {
        if (!example.isEmpty()) {
          check(example);
          examples++;
        }
      }
    }
    assertThat(examples).isPositive();
  }

  private static void check(String example) {
    int end = example.indexOf('\n');
    String command = example.substring(0, end);
    Conversation answer = vauban(words(command).toArray(String[]::new));
    assertThat(answer.out() + answer.err())
        .as(command)
        .matches(pattern(example.substring(end + 1)));
  }

  /** Parts a command line into words as a shell does; a path of the tree is made to exist. */
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      String text = word.group(1) == null ? word.group(2) : word.group(1);
      Path path = ROOT.resolve(text);
      words.add(text.contains("/") && Files.exists(path) ? path.toString() : text);
    }
    return words;
  }

  private static Pattern pattern(String output) {
    return Pattern.compile(
        output
            .lines()
            .map(
                line ->
                    switch (line) {
                      case "..." -> "(?:.*\n)*?";
                      case String time when time.endsWith(" leaves/s") -> ".* leaves/s\n";
                      default -> Pattern.quote(line) + "\n";
                    })
            .collect(Collectors.joining()));
  }
}
