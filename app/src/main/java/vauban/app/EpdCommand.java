package vauban.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import vauban.app.words.Count;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

/** {@code vauban epd}. */
@Command(
    name = "epd",
    header = "Checks a file of positions with known counts.",
    description =
        "Its lines are of the form '<position> ;D1 30 ;D2 900'; blank lines and lines that begin"
            + " with # are passed over. Each count that differs is named; the last line says how"
            + " many positions were checked and how many counts differ. The exit code is 0 where"
            + " none does, otherwise 1.",
    footer = {
      "%nExamples:",
      "  vauban epd siege.epd",
      "  vauban epd --game siege-of-paris --rules original positions.epd"
    })
final class EpdCommand implements Callable<Integer> {

  /** What some editors of Windows begin a UTF-8 file with. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Terminal terminal;

  @Mixin private GameChoice choice;

  @Parameters(paramLabel = "FILE", description = "The file to check.")
  private String file = "";

  EpdCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game game = choice.game();
    Options options = choice.options(game);
    int positions = 0;
    int mismatches = 0;
    int number = 0;
    try (BoundedInput input = BoundedInput.open(file, "line", 1);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        input.nextPart();
        String text = number == 1 ? line.replaceFirst("^" + BYTE_ORDER_MARK, "") : line;
        if (!text.isBlank() && !text.strip().startsWith("#")) {
          positions++;
          mismatches += check(game, options, text, number);
        }
      }
    } catch (IOException e) {
      throw NamedFile.unreadable(file, e);
    }
    if (positions == 0) {
      throw new WrongInput("There is no position in the file " + file + ".");
    }
    terminal
        .out()
        .println(Count.of(positions, "position") + ", " + Count.of(mismatches, "mismatch"));
    return mismatches == 0 ? Main.DONE : Main.FAILED;
  }

  private int check(Game game, Options options, String line, int number) {
    try {
      EpdLine epd = EpdLine.read(line);
      Position position = PositionChoice.read(game, options, epd.position());
      int mismatches = 0;
      for (Map.Entry<Integer, Long> entry : epd.leaves().entrySet()) {
        long found = Perft.count(position, entry.getKey());
        if (found != entry.getValue()) {
          mismatches++;
          terminal
              .out()
              .println(
                  "line %d: D%d expected %d, found %d"
                      .formatted(number, entry.getKey(), entry.getValue(), found));
        }
      }
      return mismatches;
    } catch (WrongInput e) {
      throw new WrongInput("Line %d of %s: %s".formatted(number, file, e.getMessage()));
    }
  }
}
