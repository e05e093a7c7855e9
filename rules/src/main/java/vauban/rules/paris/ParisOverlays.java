package vauban.rules.paris;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import vauban.rules.board.Square;
import vauban.rules.game.Overlay;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;

/** What a player of the Siege of Paris may lay over the board. */
final class ParisOverlays {

  private final ParisPosition position;
  private final Map<Square, Piece> pieces;

  ParisOverlays(ParisPosition position) {
    this.position = position;
    pieces = position.pieces();
  }

  List<Overlay> all() {
    return List.of(
        new Overlay(
            "supported",
            "Besiegers supported",
            "Besiegers that another supports, with one that does.",
            "SP support",
            List.of(supported())),
        new Overlay(
            "unsupported",
            "Besiegers unsupported",
            "Besiegers in the field that nobody supports, so that the garrison may take them.",
            "SP support",
            List.of(
                besiegers(
                    square -> !ParisBoard.cell(square) && position.supporter(square) == null))),
        new Overlay(
            "exposed",
            "Besiegers exposed",
            "Besiegers that the garrison could take if it were to move; one of them may be named in"
                + " a command.",
            "SP rule 11",
            List.of(exposed())),
        new Overlay(
            "sorties",
            "The garrison's reach",
            "Squares to which the garrison's pieces could move if it were to move.",
            "SP rule 13",
            List.of(sorties())),
        new Overlay(
            "entries",
            "Ways into the fort",
            "Besiegers that stand at a gate and could enter the cell behind it.",
            "SP enter",
            List.of(entries())));
  }

  private Overlay.Part supported() {
    List<Overlay.Line> lines = new ArrayList<>();
    for (Square square : besiegers(square -> !ParisBoard.cell(square)).squares()) {
      Square supporter = position.supporter(square);
      if (supporter != null) {
        lines.add(new Overlay.Line(supporter, square));
      }
    }
    return part(Team.FIRST, lines);
  }

  private Overlay.Part exposed() {
    List<Square> targets = position.targets();
    return part(
        Team.FIRST,
        moves(position.garrisonMoves()).stream()
            .filter(line -> targets.contains(line.to()))
            .toList());
  }

  private Overlay.Part sorties() {
    List<Square> reached =
        moves(position.garrisonMoves()).stream()
            .map(Overlay.Line::to)
            .distinct()
            .sorted(Comparator.comparingInt(Square::index))
            .toList();
    return new Overlay.Part(Team.SECOND, reached, List.of());
  }

  private Overlay.Part entries() {
    return new Overlay.Part(
        Team.FIRST,
        List.of(),
        moves(position.besiegerMoves()).stream()
            .filter(line -> ParisBoard.cell(line.to()) && !ParisBoard.cell(line.from()))
            .toList());
  }

  private Overlay.Part besiegers(Predicate<Square> test) {
    return new Overlay.Part(
        Team.FIRST,
        pieces.entrySet().stream()
            .filter(entry -> entry.getValue().army().team() == Team.FIRST)
            .map(Map.Entry::getKey)
            .filter(test)
            .toList(),
        List.of());
  }

  /** A part of the squares that lines lead to. */
  private static Overlay.Part part(Team team, List<Overlay.Line> lines) {
    return new Overlay.Part(team, lines.stream().map(Overlay.Line::to).distinct().toList(), lines);
  }

  private static List<Overlay.Line> moves(int[] packed) {
    List<Overlay.Line> lines = new ArrayList<>();
    for (int move : packed) {
      lines.add(
          new Overlay.Line(
              ParisBoard.BOARD.square(PackedMove.from(move)),
              ParisBoard.BOARD.square(PackedMove.to(move))));
    }
    return lines;
  }
}
