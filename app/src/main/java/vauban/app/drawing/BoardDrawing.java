package vauban.app.drawing;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import vauban.rules.board.Board;
import vauban.rules.board.Feature;
import vauban.rules.board.Point;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Army;
import vauban.rules.game.Piece;

/**
 * Draws any board with its pieces in characters, from the outlines of its squares and the lines
 * laid over them. It knows no game.
 */
public final class BoardDrawing {

  private final Board board;
  private final Glyphs glyphs;
  private final Scale scale;
  private final Canvas canvas;

  private BoardDrawing(Board board, Glyphs glyphs) {
    this.board = board;
    this.glyphs = glyphs;
    scale = Scale.of(board);
    canvas = new Canvas(glyphs, scale.columns(), scale.rows());
  }

  /**
   * Returns the drawing, each row ending in a line feed.
   *
   * @param armies in the game's order, which decides their colours
   */
  public static String of(
      Board board, List<Army> armies, Map<Square, Piece> pieces, Glyphs glyphs, boolean colour) {
    BoardDrawing drawing = new BoardDrawing(board, glyphs);
    drawing.drawCoordinates();
    drawing.drawOutlines();
    drawing.drawGround();
    drawing.drawFeatures();
    pieces.forEach((square, piece) -> drawing.drawPiece(square, piece, armies));
    return drawing.canvas.toString(colour);
  }

  private void drawOutlines() {
    for (Square square : board.squares()) {
      List<Point> outline = square.outline();
      for (int i = 0; i < outline.size(); i++) {
        drawLine(outline.get(i), outline.get((i + 1) % outline.size()), Glyphs.GRID);
      }
    }
  }

  private void drawLine(Point from, Point to, int weight) {
    canvas.line(scale.column(from), scale.row(from), scale.column(to), scale.row(to), weight);
  }

  private void drawFeatures() {
    for (Feature feature : board.features()) {
      List<Point> line = feature.line();
      if (feature.kind().equals("wall") && line.getFirst().equals(line.getLast())) {
        fill(line.subList(1, line.size()), glyphs.solid(), Ink.WALL);
      }
      for (int i = 1; i < line.size(); i++) {
        Point from = line.get(i - 1);
        Point to = line.get(i);
        switch (feature.kind()) {
          case "river" ->
              canvas.line(
                  scale.column(from),
                  scale.row(from),
                  scale.column(to),
                  scale.row(to),
                  glyphs.water(),
                  Ink.WATER);
          case "entrance" -> {
            // A character is too coarse for it.
          }
          case "gate" -> drawLine(from, to, Glyphs.GRID);
          default -> drawLine(from, to, Glyphs.WALL);
        }
      }
    }
  }

  private void drawGround() {
    for (Square square : board.squares()) {
      char ground = glyphs.ground(square.terrain());
      if (ground != ' ') {
        fill(square.outline(), ground, ink(square.terrain()));
      } else if (square.terrain() == Terrain.CELL) {
        drawCellName(square);
      } else if ((square.file() + square.rank()) % 2 != 0) {
        canvas.put(
            scale.column(square.centre()), scale.row(square.centre()), glyphs.dark(), Ink.LINE);
      }
    }
  }

  private void fill(List<Point> outline, char glyph, Ink ink) {
    for (int row = 0; row < scale.rows(); row++) {
      for (int column = 0; column < scale.columns(); column++) {
        if (Scale.inside(outline, scale.point(column, row))) {
          canvas.put(column, row, glyph, ink);
        }
      }
    }
  }

  private static Ink ink(Terrain terrain) {
    return switch (terrain) {
      case HILLTOP -> Ink.HILL;
      case RIVER -> Ink.WATER;
      default -> Ink.CROSSING;
    };
  }

  /** A cell is not where its file and rank cross, so it says its own name, in its lower left. */
  private void drawCellName(Square square) {
    int column = square.outline().stream().mapToInt(scale::column).min().orElseThrow();
    int row = square.outline().stream().mapToInt(scale::row).max().orElseThrow();
    canvas.write(column + 1, row - 1, square.name(), Ink.LABEL);
  }

  private void drawPiece(Square square, Piece piece, List<Army> armies) {
    int column = scale.column(square.centre());
    int row = scale.row(square.centre());
    canvas.write(column - 1, row, "   ", Ink.NONE);
    canvas.write(column, row, piece.symbol(), Ink.army(armies.indexOf(piece.army())));
  }

  private void drawCoordinates() {
    placed(Square::file)
        .forEach(
            (file, square) -> {
              String letter = Character.toString((char) ('a' + file));
              int column = scale.column(square.centre());
              canvas.write(column, 0, letter, Ink.LABEL);
              canvas.write(column, scale.rows() - 1, letter, Ink.LABEL);
            });
    placed(Square::rank)
        .forEach(
            (rank, square) -> {
              int row = scale.row(square.centre());
              canvas.write(0, row, "%2d".formatted(rank), Ink.LABEL);
              canvas.write(scale.columns() - 2, row, "%-2d".formatted(rank), Ink.LABEL);
            });
  }

  /** Returns for each file or rank the smallest square on it, whose middle is where it runs. */
  private Map<Integer, Square> placed(Function<Square, Integer> line) {
    Map<Integer, Square> smallest = new TreeMap<>();
    for (Square square : board.squares()) {
      smallest.merge(line.apply(square), square, (a, b) -> width(a) <= width(b) ? a : b);
    }
    return smallest;
  }

  private static double width(Square square) {
    List<Double> xs = square.outline().stream().map(Point::x).sorted().toList();
    return xs.getLast() - xs.getFirst();
  }
}
