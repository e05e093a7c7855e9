package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.owns;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import vauban.rules.board.Square;
import vauban.rules.game.Overlay;
import vauban.rules.game.Team;

/** What a player of War-Chess may lay over the field. */
final class WarChessOverlays {

  private final WarChessField field;

  WarChessOverlays(WarChessField field) {
    this.field = field;
  }

  List<Overlay> all() {
    return List.of(
        Overlay.bySide(
            "covered",
            "Covered ground",
            "Squares that a side's Artillery covers.",
            "WC cover",
            team -> squares(team, covered(WarChessPieces.side(team))::get)),
        Overlay.bySide(
            "protected",
            "Protected ground",
            "Squares beside a side's Artillery and not beside the enemy's: no figure of that side"
                + " is exposed there.",
            "WC protected",
            team -> squares(team, square -> isProtected(team, square))),
        Overlay.bySide(
            "closed",
            "Closed ground",
            "Squares on which a side's figures may not stop, because they would be exposed there.",
            WarChessRules.EXPOSES_ITSELF,
            this::closed),
        Overlay.bySide(
            "exposed",
            "Figures exposed",
            "Figures that are exposed, with the Artillery that exposes them.",
            WarChessRules.EXPOSED,
            this::exposed),
        Overlay.bySide(
            "supported",
            "Figures supported",
            "Figures on protected ground, with the Artillery that protects them.",
            "WC protected",
            this::supported),
        new Overlay(
            "commanded",
            "Command of the Citadel",
            "The Citadel, with the Artillery that commands it.",
            WarChessRules.COMMANDED,
            List.of(commanded())));
  }

  private BitSet covered(int side) {
    BitSet covered = new BitSet();
    for (int i = 0; i < field.count(side + ARTILLERY); i++) {
      for (int[] line : WarChessLines.FIRE.from(field.square(side + ARTILLERY, i))) {
        int met = WarChessThreats.firstFigure(field, line);
        for (int square : line) {
          covered.set(square);
          if (square == met) {
            break;
          }
        }
      }
    }
    return covered;
  }

  private boolean isProtected(Team team, int square) {
    return WarChessThreats.isProtected(field, WarChessPieces.side(team), square);
  }

  private Overlay.Part closed(Team team) {
    BitSet covered = covered(WarChessPieces.side(team.other()));
    return squares(
        team,
        square -> covered.get(square) && !isProtected(team, square) && field.at(square) != CITADEL);
  }

  private Overlay.Part exposed(Team team) {
    WarChessThreats threats = new WarChessThreats();
    threats.look(field, WarChessPieces.side(team));
    int[] exposed = threats.exposedSquares();
    List<Overlay.Line> lines = new ArrayList<>();
    for (int square : exposed) {
      for (int gun : threats.exposing(square)) {
        lines.add(line(gun, square));
      }
    }
    return new Overlay.Part(team, squares(exposed), lines);
  }

  private Overlay.Part supported(Team team) {
    int side = WarChessPieces.side(team);
    int[] supported =
        IntStream.range(0, WarChessBoard.board().size())
            .filter(square -> field.at(square) != 0 && owns(side, field.at(square)))
            .filter(square -> field.at(square) != CITADEL)
            .filter(square -> isProtected(team, square))
            .toArray();
    List<Overlay.Line> lines = new ArrayList<>();
    for (int square : supported) {
      for (int[] way : WarChessLines.FIRE.from(square)) {
        if (field.at(way[0]) == side + ARTILLERY) {
          lines.add(line(way[0], square));
        }
      }
    }
    return new Overlay.Part(team, squares(supported), lines);
  }

  private Overlay.Part commanded() {
    WarChessThreats threats = new WarChessThreats();
    threats.look(field, BLACK);
    if (!threats.commanded()) {
      return new Overlay.Part(Team.SECOND, List.of(), List.of());
    }
    int citadel = field.square(CITADEL, 0);
    return new Overlay.Part(
        Team.SECOND,
        squares(citadel),
        IntStream.of(threats.commandingSquares()).mapToObj(gun -> line(gun, citadel)).toList());
  }

  private static Overlay.Line line(int from, int to) {
    return new Overlay.Line(square(from), square(to));
  }

  private static Overlay.Part squares(Team team, IntPredicate test) {
    int[] squares = IntStream.range(0, WarChessBoard.board().size()).filter(test).toArray();
    return new Overlay.Part(team, squares(squares), List.of());
  }

  private static List<Square> squares(int... squares) {
    return IntStream.of(squares).sorted().mapToObj(WarChessOverlays::square).toList();
  }

  private static Square square(int index) {
    return WarChessBoard.board().square(index);
  }
}
