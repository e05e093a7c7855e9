package vauban.lab.tuning;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/** Examples as text, one a line: {@code position ;R result ;S score}. */
public final class ExampleFile {

  private ExampleFile() {}

  /** Writes examples. */
  public static void write(List<Example> examples, Writer to) throws IOException {
    for (Example example : examples) {
      to.write(
          String.format(
              Locale.ROOT,
              "%s ;R %s ;S %d%n",
              example.position().text(),
              example.result(),
              example.score()));
    }
  }

  /**
   * Reads examples.
   *
   * @param options rules that the games were played by
   * @throws IllegalArgumentException naming the line that is not an example
   */
  public static List<Example> read(Game game, Options options, BufferedReader from)
      throws IOException {
    List<Example> examples = new ArrayList<>();
    read(game, options, from, examples::add);
    return examples;
  }

  /**
   * Reads examples one by one, for files with more of them than memory holds.
   *
   * @param options rules that the games were played by
   * @param taken given each example
   * @throws IllegalArgumentException naming the line that is not an example
   */
  public static void read(Game game, Options options, BufferedReader from, Consumer<Example> taken)
      throws IOException {
    int number = 0;
    for (String line = from.readLine(); line != null; line = from.readLine()) {
      number++;
      String[] parts = line.split(" ;[RS] ");
      try {
        taken.accept(
            new Example(
                game.position(options, parts[0]),
                Double.parseDouble(parts[1]),
                Integer.parseInt(parts[2])));
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException wrong) {
        throw new IllegalArgumentException(
            "line %d is no example (position ;R result ;S score): %s"
                .formatted(number, wrong.getMessage()),
            wrong);
      }
    }
  }
}
