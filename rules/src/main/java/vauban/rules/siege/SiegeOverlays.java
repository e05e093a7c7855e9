package vauban.rules.siege;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import vauban.rules.board.Square;
import vauban.rules.game.Overlay;
import vauban.rules.game.Team;

/** What a player of Siege may lay over the board. */
final class SiegeOverlays {

  private final Forces forces;
  private final SiegeMoves moves;

  SiegeOverlays(Forces forces, SiegeMoves moves) {
    this.forces = forces;
    this.moves = moves;
  }

  List<Overlay> all() {
    return List.of(
        Overlay.bySide(
            "attacked",
            "Attacked squares",
            "Squares on which a side could capture if an enemy stood there, with the pieces as they"
                + " stand.",
            "S capture",
            team -> squares(team, square -> attacks(team, square))),
        Overlay.bySide(
            "threatened",
            "Pieces attacked",
            "Pieces that an enemy piece could capture, and from where.",
            "S capture",
            this::threatened),
        Overlay.bySide(
            "protected",
            "Pieces protected",
            "Pieces whose captor could be captured in turn.",
            "S capture",
            team -> squares(team, square -> isOwn(team, square) && attacks(team, square))),
        Overlay.bySide(
            "exposed",
            "Pieces exposed",
            "Pieces that an enemy piece could capture and that nothing protects.",
            "S capture",
            team ->
                squares(
                    team,
                    square ->
                        isOwn(team, square)
                            && !attacks(team, square)
                            && attackers(team, square).length > 0)),
        Overlay.bySide(
            "banner",
            "The Banner's region",
            "Squares that the Banner carriers could still come to on their way to the enemy's"
                + " headquarters, if nothing else stood on the board.",
            "S banner region",
            this::bannerRegion));
  }

  private boolean attacks(Team team, int square) {
    long north = forces.armyNorth(0) | forces.armyNorth(1);
    long south = forces.armySouth(0) | forces.armySouth(1);
    return SiegeBoard.BOARD.square(square).terrain().occupiable()
        && SiegeAttacks.attacked(forces, square, army(team), north, south);
  }

  private boolean isOwn(Team team, int square) {
    int piece = forces.at(square);
    return piece != 0 && SiegePieces.army(piece) == army(team);
  }

  private int[] attackers(Team team, int square) {
    return IntStream.range(0, Squares.ALL)
        .filter(from -> isOwn(team.other(), from))
        .filter(from -> moves.reaches(army(team.other()), from, square))
        .toArray();
  }

  private Overlay.Part threatened(Team team) {
    List<Overlay.Line> lines =
        IntStream.range(0, Squares.ALL)
            .filter(square -> isOwn(team, square))
            .boxed()
            .flatMap(
                to ->
                    IntStream.of(attackers(team, to))
                        .mapToObj(from -> new Overlay.Line(square(from), square(to))))
            .toList();
    return new Overlay.Part(team, lines.stream().map(Overlay.Line::to).distinct().toList(), lines);
  }

  private Overlay.Part bannerRegion(Team team) {
    int banner = SiegePieces.number(army(team), SiegePieces.BANNER);
    if (forces.count(banner) == 0) {
      return new Overlay.Part(team, List.of(), List.of());
    }
    BitSet region =
        SiegeBoard.bannerRegion(team, Squares.first(forces.north(banner), forces.south(banner)));
    return squares(team, region::get);
  }

  private static Overlay.Part squares(Team team, IntPredicate test) {
    return new Overlay.Part(
        team,
        IntStream.range(0, Squares.ALL).filter(test).mapToObj(SiegeOverlays::square).toList(),
        List.of());
  }

  private static int army(Team team) {
    return team == Team.FIRST ? 0 : 1;
  }

  private static Square square(int index) {
    return SiegeBoard.BOARD.square(index);
  }
}
