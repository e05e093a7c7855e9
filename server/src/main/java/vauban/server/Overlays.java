package vauban.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Overlay;
import vauban.rules.game.Position;

/**
 * What a person may lay over the board of a position.
 *
 * @param position whose it is, so that it is never shown with another
 * @param reach by square, where the piece on it could go if its side were to move
 */
record Overlays(
    String position, List<OverlayDescription> overlays, Map<String, List<String>> reach) {

  /** One overlay, with a part for each side or one for both. */
  record OverlayDescription(
      String id, String name, String words, String rule, List<PartDescription> parts) {

    static OverlayDescription of(Overlay overlay) {
      return new OverlayDescription(
          overlay.id(),
          overlay.name(),
          overlay.words(),
          overlay.rule(),
          overlay.parts().stream().map(PartDescription::of).toList());
    }
  }

  /**
   * What an overlay shows of a side.
   *
   * @param team whose it is, or null for both
   * @param lines pairs of squares, from the piece that does it to the one it is done to
   */
  record PartDescription(@Nullable String team, List<String> squares, List<List<String>> lines) {

    static PartDescription of(Overlay.Part part) {
      return new PartDescription(
          part.team() == null ? null : Names.of(part.team()),
          part.squares().stream().map(Square::name).toList(),
          part.lines().stream()
              .map(line -> List.of(line.from().name(), line.to().name()))
              .toList());
    }
  }

  static Overlays of(Position position) {
    Map<String, List<String>> reach = new LinkedHashMap<>();
    position
        .reach()
        .forEach((from, to) -> reach.put(from.name(), to.stream().map(Square::name).toList()));
    return new Overlays(
        position.text(), position.overlays().stream().map(OverlayDescription::of).toList(), reach);
  }
}
