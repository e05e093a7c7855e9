package vauban.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

/** Files of positions with counts of their leaves: {@code <position> ;D1 n ;D2 n}. */
public final class PerftSamples {

  private PerftSamples() {}

  /** Returns the lines of the file of a game. */
  public static Stream<String> of(Game game) {
    return lines(game.id() + ".epd");
  }

  /** Returns the lines of a file of samples. */
  public static Stream<String> lines(String file) {
    String name = "/perft/" + file;
    try (InputStream in = PerftSamples.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compares the counts of one line with the game's under its default options. */
  public static void check(Game game, String line) {
    check(game, game.options(), line);
  }

  /** Compares the counts of one line with the game's. */
  public static void check(Game game, Options options, String line) {
    String[] parts = line.split(" ;D", -1);
    Position position = game.position(options, parts[0]);
    for (int i = 1; i < parts.length; i++) {
      String[] count = parts[i].split(" ", -1);
      assertThat(Perft.count(position, Integer.parseInt(count[0])))
          .as("depth %s", count[0])
          .isEqualTo(Long.parseLong(count[1]));
    }
  }
}
