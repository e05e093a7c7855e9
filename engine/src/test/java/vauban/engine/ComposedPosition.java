package vauban.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Position;

/**
 * A position made to show one thing, with what must be found in it. They stand in text files, one
 * to a line; {@code composed/README.md} beside them says how to read and how to add one.
 *
 * @param theme what it shows
 * @param position the position
 * @param plies in how many plies the side to move wins at the soonest, or holds the draw
 * @param moves the first moves that do it
 * @param nodes positions within which the engine must see it
 */
record ComposedPosition(
    String theme, Position position, int plies, List<String> moves, long nodes) {

  private static final String COMMENT = "#";
  private static final String USUAL_RULES = "-";

  /** Returns the composed wins of all games. */
  static Stream<ComposedPosition> wins() {
    return Games.all().stream().flatMap(game -> wins(game).stream());
  }

  /** Returns the composed wins of a game. */
  static List<ComposedPosition> wins(Game game) {
    return read(game, "wins");
  }

  /** Returns the composed draws of all games. */
  static Stream<ComposedPosition> draws() {
    return Games.all().stream().flatMap(game -> draws(game).stream());
  }

  /** Returns the composed draws of a game. */
  static List<ComposedPosition> draws(Game game) {
    return read(game, "draws");
  }

  private static List<ComposedPosition> read(Game game, String kind) {
    String file = "composed/%s-%s.txt".formatted(game.id(), kind);
    try (InputStream in = ComposedPosition.class.getResourceAsStream(file)) {
      String text =
          new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith(COMMENT))
          .map(line -> composed(game, line))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ComposedPosition composed(Game game, String line) {
    List<String> columns = Arrays.stream(line.split("\\|")).map(String::strip).toList();
    if (columns.size() != 6) {
      throw new IllegalArgumentException("six columns are wanted, not in: " + line);
    }
    return new ComposedPosition(
        columns.get(0),
        game.position(options(game, columns.get(1)), columns.get(2)),
        Integer.parseInt(columns.get(3)),
        List.of(columns.get(4).split(" ")),
        Long.parseLong(columns.get(5)));
  }

  private static Options options(Game game, String text) {
    Map<String, String> changes = new HashMap<>();
    if (!text.equals(USUAL_RULES)) {
      for (String change : text.split(" ")) {
        changes.put(change.split("=")[0], change.split("=")[1]);
      }
    }
    return game.options(game.presets().getFirst().name(), changes);
  }

  /** Returns the first of the moves that do it. */
  Move move() {
    return position.move(moves.getFirst());
  }

  @Override
  public String toString() {
    return position.game().id() + ": " + theme;
  }
}
