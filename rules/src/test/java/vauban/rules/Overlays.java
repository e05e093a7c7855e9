package vauban.rules;

import java.util.List;
import java.util.Objects;
import vauban.rules.board.Square;
import vauban.rules.game.Overlay;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** Overlays as the tests write them: names of squares, and lines as {@code a1-b2}. */
public final class Overlays {

  private Overlays() {}

  /** Returns the squares of a team's part of an overlay. */
  public static List<String> squares(Position position, String id, Team team) {
    return part(position, id, team).squares().stream().map(Square::name).toList();
  }

  /** Returns the lines of a team's part of an overlay. */
  public static List<String> lines(Position position, String id, Team team) {
    return part(position, id, team).lines().stream()
        .map(line -> line.from() + "-" + line.to())
        .toList();
  }

  /** Returns where the piece on a square could go if its side were to move, sorted. */
  public static List<String> reach(Position position, String square) {
    return Objects.requireNonNull(position.reach().get(position.game().board().square(square)))
        .stream()
        .map(Square::name)
        .sorted()
        .toList();
  }

  private static Overlay.Part part(Position position, String id, Team team) {
    return position.overlays().stream()
        .filter(overlay -> overlay.id().equals(id))
        .flatMap(overlay -> overlay.parts().stream())
        .filter(part -> part.team() == team)
        .findFirst()
        .orElseThrow();
  }
}
