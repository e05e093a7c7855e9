package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Sends the requests that {@code docs/server.md} shows, and compares the answers. */
class DocumentationIT {

  private static final Pattern EXAMPLE =
      Pattern.compile(
          """
          ```http
          (GET|POST) (\\S+)
          (.*?)```
          ```json
          (.*?)```
          """,
          Pattern.DOTALL);

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  record Example(String method, String path, String request, String answer) {
    @Override
    public String toString() {
      return method + " " + path + " " + request.strip();
    }
  }

  static List<Example> examples() throws IOException {
    String text = Files.readString(Path.of("../docs/server.md"));
    List<Example> examples =
        EXAMPLE
            .matcher(text)
            .results()
            .map(
                found ->
                    new Example(found.group(1), found.group(2), found.group(3), found.group(4)))
            .toList();
    assertThat(examples).hasSize(13);
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void showsWhatTheServerAnswers(Example example) throws Exception {
    JsonNode answer =
        read(
            example.method().equals("GET")
                ? SERVER.get(example.path()).body()
                : SERVER.post(example.path(), example.request()).body());
    JsonNode shown = read(example.answer());

    if (example.path().equals("/api/reply")) {
      assertThat(shown.propertyNames()).containsExactlyElementsOf(answer.propertyNames());
    } else {
      assertShown(shown, answer, "answer");
    }
  }

  /** Checks that an answer has what is shown of it. */
  private static void assertShown(JsonNode shown, JsonNode answer, String place) {
    if (shown.isObject()) {
      for (Map.Entry<String, JsonNode> field : shown.properties()) {
        String below = place + "." + field.getKey();
        assertThat(answer.has(field.getKey())).as(below).isTrue();
        assertShown(field.getValue(), answer.get(field.getKey()), below);
      }
    } else if (shown.isArray() && !shown.isEmpty()) {
      assertThat(answer.size()).as(place).isGreaterThanOrEqualTo(shown.size());
      for (int i = 0; i < shown.size(); i++) {
        assertShown(shown.get(i), answer.get(i), place + "[" + i + "]");
      }
    } else if (shown.isString() && shown.stringValue().endsWith("...")) {
      String words = shown.stringValue();
      assertThat(answer.stringValue())
          .as(place)
          .startsWith(words.substring(0, words.length() - "...".length()));
    } else {
      assertThat(answer).as(place).isEqualTo(shown);
    }
  }

  private static JsonNode read(String json) {
    return Json.read(json.getBytes(StandardCharsets.UTF_8));
  }
}
