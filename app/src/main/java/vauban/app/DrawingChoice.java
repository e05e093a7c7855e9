package vauban.app;

import picocli.CommandLine.Option;
import vauban.app.drawing.Glyphs;
import vauban.app.drawing.PositionSheet;
import vauban.rules.game.Position;

/** The options that say how a board is drawn. */
final class DrawingChoice {

  /** When to colour. */
  enum Colour {
    auto,
    always,
    never
  }

  @Option(
      names = {"--colour", "--color"},
      paramLabel = "WHEN",
      description =
          "auto (unless you say otherwise: in a terminal, and not where NO_COLOR is set), always or"
              + " never.")
  private Colour colour = Colour.auto;

  @Option(names = "--ascii", description = "Draws with ASCII characters only.")
  private boolean ascii;

  /** Returns the position drawn as asked, each line ending in a line feed. */
  String draw(Position position, Terminal terminal) {
    boolean coloured =
        switch (colour) {
          case auto -> terminal.coloured();
          case always -> true;
          case never -> false;
        };
    return PositionSheet.of(position, ascii ? Glyphs.ASCII : Glyphs.UNICODE, coloured);
  }
}
