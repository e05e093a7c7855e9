package vauban.rules.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vauban.rules.board.Square;
import vauban.rules.game.Army;
import vauban.rules.game.Fault;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.kit.PositionFields;
import vauban.rules.kit.PositionFields.Field;

/**
 * Position strings of Siege, {@code placement w|b - - halfmove fullmove}, read and written, and the
 * test whether a setup is a position.
 */
final class SiegeSetups {

  private static final int MOST_PIECES = 20;

  private final SiegeGame game;

  SiegeSetups(SiegeGame game) {
    this.game = game;
  }

  /**
   * Reads a position string.
   *
   * @throws InvalidPosition where it cannot be read
   */
  Setup read(Options options, String text) {
    PositionFields fields =
        new PositionFields(
            text,
            Field.PLACEMENT,
            new Field("turn (w or b)", "[a-z]"),
            new Field("castling (-)", "-"),
            new Field("en passant (-)", "-"),
            Field.number("halfmove clock"),
            Field.number("fullmove number"));
    Map<Square, Piece> pieces = fields.placement(0, SiegeBoard.BOARD, SiegePieces.BY_SYMBOL);
    String turn = fields.oneOf(1, "turn", List.of("w", "b"));
    for (int field = 2; field <= 3; field++) {
      if (!fields.text(field).equals("-")) {
        throw fields.fault(
            field,
            field == 2 ? "castling field" : "en passant field",
            "'%s' must be '-', for Siege has no such move".formatted(fields.text(field)));
      }
    }
    int halfmove = fields.number(4, "halfmove clock", 0);
    int fullmove = fields.number(5, "fullmove number", 1);
    return new Setup(game, options, pieces, turn, null, halfmove, fullmove);
  }

  /** Writes the one position string of a setup. */
  static String write(Setup setup) {
    return "%s %s - - %d %d"
        .formatted(
            PositionFields.placement(SiegeBoard.BOARD, setup.pieces()),
            setup.turn(),
            setup.halfmove(),
            setup.fullmove());
  }

  /**
   * Makes a position of a setup.
   *
   * @throws InvalidPosition where the rules do not allow it, with every fault found
   */
  SiegePosition position(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    if (setup.command() != null) {
      faults.add(new Fault("command", "Siege has no commands", 0, null));
    }
    if (!setup.turn().equals("w") && !setup.turn().equals("b")) {
      faults.add(new Fault("turn", "'%s' is not w or b".formatted(setup.turn()), 0, "S turn"));
    }
    if (setup.halfmove() < 0) {
      faults.add(new Fault("halfmove clock", "it must not be negative", 0, null));
    }
    if (setup.fullmove() < 1) {
      faults.add(new Fault("fullmove number", "it must be at least 1", 0, null));
    }
    setup.pieces().forEach((square, piece) -> checkSquare(square, piece, faults));
    SiegePieces.ARMIES.forEach(army -> checkNumbers(army, setup.pieces(), faults));
    if (!hasAttacks(setup)) {
      throw new InvalidPosition(faults);
    }
    SiegePosition position = new SiegePosition(game, setup);
    checkTurn(position, setup, faults);
    if (!faults.isEmpty()) {
      throw new InvalidPosition(faults);
    }
    return position;
  }

  /** Returns whether one can tell who attacks whom, whatever else is wrong. */
  private static boolean hasAttacks(Setup setup) {
    return (setup.turn().equals("w") || setup.turn().equals("b"))
        && setup.pieces().keySet().stream().allMatch(square -> square.terrain().occupiable())
        && SiegePieces.ARMIES.stream()
            .allMatch(army -> squares(army, SiegePieces.GENERAL, setup.pieces()).size() == 1);
  }

  private static void checkSquare(Square square, Piece piece, List<Fault> faults) {
    Team team = piece.army().team();
    int kind = SiegePieces.kind(piece.kind());
    if (!square.terrain().occupiable()) {
      faults.add(Fault.at(square, "it is a hilltop, so no piece can stand there", "S hilltops"));
    }
    if (kind == SiegePieces.INFANTRYMAN && square.rank() == SiegeBoard.firstRank(team.other())) {
      faults.add(
          Fault.at(
              square,
              "a %s cannot stand on his last rank, where he becomes another piece"
                  .formatted(piece.name()),
              "S promotion"));
    }
    if (kind == SiegePieces.BANNER && !SiegeBoard.bannerMayStand(team, square.index())) {
      faults.add(
          Fault.at(
              square,
              "%s cannot stand there, for no way leads on to the enemy's headquarters"
                  .formatted(piece.name()),
              "S banner region"));
    }
  }

  private static void checkNumbers(Army army, Map<Square, Piece> pieces, List<Fault> faults) {
    List<Square> generals = squares(army, SiegePieces.GENERAL, pieces);
    if (generals.size() != 1) {
      faults.add(
          new Fault(
              army.name(),
              generals.isEmpty()
                  ? "it has no General, but needs one"
                  : "it has %d Generals (%s), but needs just one"
                      .formatted(generals.size(), names(generals)),
              0,
              "S armies",
              generals));
    }
    List<Square> banners = squares(army, SiegePieces.BANNER, pieces);
    if (banners.size() > 1) {
      faults.add(
          new Fault(
              army.name(),
              "it has %d pieces of Banner carriers (%s), but may have one at most"
                  .formatted(banners.size(), names(banners)),
              0,
              "S armies",
              banners));
    }
    long size = pieces.values().stream().filter(piece -> piece.army().equals(army)).count();
    if (size > MOST_PIECES) {
      faults.add(
          new Fault(
              army.name(),
              "it has %d pieces, but began with %d and never gains any"
                  .formatted(size, MOST_PIECES),
              0,
              "S armies"));
    }
  }

  private static void checkTurn(SiegePosition position, Setup setup, List<Fault> faults) {
    int mover = position.army();
    String moverName = SiegePieces.ARMIES.get(mover).name();
    String otherName = SiegePieces.ARMIES.get(1 - mover).name();
    Optional<Attack> attack = position.attackOn(1 - mover);
    if (attack.isPresent()) {
      faults.add(
          new Fault(
              "turn",
              "%s is to move, but %s's General on %s is already attacked by the %s"
                  .formatted(moverName, otherName, attack.get().general(), attack.get().words()),
              0,
              "S check",
              List.of(attack.get().general(), attack.get().from())));
    }
    if (position.bannerHome(mover)) {
      faults.add(
          new Fault(
              "turn",
              "%s is to move, but has already won with its Banner carriers in the enemy's"
                      .formatted(moverName)
                  + " headquarters",
              0,
              "S headquarters",
              squares(SiegePieces.ARMIES.get(mover), SiegePieces.BANNER, setup.pieces())));
    }
  }

  private static List<Square> squares(Army army, int kind, Map<Square, Piece> pieces) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue().army().equals(army))
        .filter(entry -> SiegePieces.kind(entry.getValue().kind()) == kind)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String names(List<Square> squares) {
    return String.join(" ", squares.stream().map(Square::name).toList());
  }
}
