package vauban.app.drawing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import vauban.rules.board.Region;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Army;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;

/**
 * A position for the terminal: the board, then in words whose turn it is, what there is to see on
 * squares, and what the letters and signs mean.
 */
public final class PositionSheet {

  private static final int WIDTH = 78;

  private PositionSheet() {}

  /** Returns the drawing and the words, each line ending in a line feed. */
  public static String of(Position position, Glyphs glyphs, boolean colour) {
    return board(position, glyphs, colour)
        + '\n'
        + state(position)
        + '\n'
        + legend(position, glyphs);
  }

  /** Returns the drawing alone. */
  public static String board(Position position, Glyphs glyphs, boolean colour) {
    Game game = position.game();
    return BoardDrawing.of(game.board(), game.armies(), position.pieces(), glyphs, colour);
  }

  private static String state(Position position) {
    Outcome outcome = position.outcome();
    String first =
        outcome.over() ? Results.words(position.game(), outcome) : position.turn().name();
    StringBuilder words = new StringBuilder();
    words.append(first).append(", move ").append(position.fullmove()).append(".\n");
    for (Mark mark : position.marks()) {
      words.append("! ").append(mark.square()).append(": ").append(mark.words());
      words.append(" (").append(mark.rule()).append(")\n");
    }
    return words.toString();
  }

  /** Returns what the letters and signs of a position's drawing mean. */
  public static String legend(Position position, Glyphs glyphs) {
    Game game = position.game();
    StringBuilder words = new StringBuilder();
    for (Army army : game.armies()) {
      wrap(
          words,
          army.name() + ":",
          game.pieces().stream()
              .filter(piece -> piece.army().equals(army))
              .filter(
                  piece -> piece.symbol().length() == 1 || position.pieces().containsValue(piece))
              .map(piece -> piece.symbol() + " " + piece.kind().name())
              .toList());
    }
    Map<Terrain, List<String>> grounds =
        game.board().squares().stream()
            .filter(square -> glyphs.ground(square.terrain()) != ' ')
            .collect(
                Collectors.groupingBy(
                    Square::terrain,
                    java.util.TreeMap::new,
                    Collectors.mapping(Square::name, Collectors.toList())));
    grounds.forEach(
        (terrain, squares) ->
            wrap(
                words,
                glyphs.ground(terrain)
                    + " "
                    + terrain.name().toLowerCase(Locale.ROOT)
                    + (terrain.occupiable() ? ":" : ", never occupied:"),
                squares));
    for (Region region : game.board().regions()) {
      wrap(
          words,
          capital(region.name()) + ":",
          region.squares().stream().map(Square::name).toList());
    }
    return words.toString();
  }

  private static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private static void wrap(StringBuilder words, String title, List<String> items) {
    StringBuilder line = new StringBuilder(title);
    for (int i = 0; i < items.size(); i++) {
      String item = items.get(i) + (i + 1 < items.size() && items.get(i).contains(" ") ? "," : "");
      if (line.length() + 1 + item.length() > WIDTH) {
        words.append(line).append('\n');
        line = new StringBuilder(" ");
      }
      line.append(' ').append(item);
    }
    words.append(line).append('\n');
  }
}
