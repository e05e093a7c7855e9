package vauban.rules.paris;

import java.util.Optional;
import vauban.rules.board.Direction;
import vauban.rules.board.Square;
import vauban.rules.game.Verdict;

/** Says why a step from one square to another is not legal. */
final class ParisStepRefusal {

  private final ParisPosition position;
  private final ParisOptions options;
  private final ParisTurn turn;
  private final Square from;
  private final Square to;
  private final int piece;

  ParisStepRefusal(ParisPosition position, ParisOptions options, Square from, Square to) {
    this.position = position;
    this.options = options;
    this.from = from;
    this.to = to;
    turn = position.parisTurn();
    piece = position.at(from.index());
  }

  static Verdict.Illegal illegal(String rule, String reason) {
    return new Verdict.Illegal(ParisRules.BOOK.rule(rule), reason);
  }

  /** Returns for example {@code White Man}, of a square where something stands. */
  static String name(ParisPosition position, Square square) {
    return ParisPieces.piece(position.at(square.index())).name();
  }

  /** Returns the reason, also for a move that only a command forbids. */
  Verdict refuse() {
    if (piece == 0) {
      return illegal("SP turns", "No piece stands on %s.".formatted(from));
    }
    ParisWing wing = ParisPieces.wing(piece);
    if (wing != turn.wing()) {
      return wing.army().equals(turn.wing().army())
          ? illegal(
              "SP ruling 7",
              "The %s on %s belongs to %s, and it is the turn of %s."
                  .formatted(
                      name(),
                      from,
                      wing.name(options.players()),
                      turn.wing().name(options.players())))
          : illegal(
              "SP turns",
              "The %s on %s cannot move: %s.".formatted(name(), from, position.turn().name()));
    }
    if (from.equals(to)) {
      return illegal("SP moves", "A move ends on another square than %s.".formatted(from));
    }
    Square blocker = null;
    int lineEnd = 0;
    int[] steps = ParisLines.of(options.colonel()).steps(piece, from.index());
    for (int i = 0; i < steps.length; i++) {
      if (i == lineEnd) {
        blocker = null;
        lineEnd = ParisLines.next(steps[i]);
      }
      int square = ParisLines.square(steps[i]);
      if (square == to.index()) {
        return blocker == null ? onLine() : blocked(blocker);
      }
      if (blocker == null && position.at(square) != 0) {
        blocker = ParisBoard.BOARD.square(square);
      }
    }
    return offLine();
  }

  private Verdict blocked(Square blocker) {
    return illegal(
        "SP moves",
        "The %s cannot pass over the %s on %s."
            .formatted(name(), name(position, blocker), blocker));
  }

  /** The piece gets there, so what stands there or a command forbids the move. */
  private Verdict onLine() {
    int there = position.at(to.index());
    if (there == 0) {
      return commanded();
    }
    String occupant = name(position, to);
    if (ParisBoard.cell(to)) {
      return ParisPieces.garrison(there) || !turn.garrison()
          ? illegal(
              ParisBoard.cell(from) ? "SP ring" : "SP enter",
              "The cell %s is not empty: the %s stands there.".formatted(to, occupant))
          : illegal(
              "SP rule 8",
              "The %s is inside the fort, on %s, and cannot be taken.".formatted(occupant, to));
    }
    if (ParisPieces.garrison(there)) {
      return illegal(
          "SP rule 10",
          "On %s stands the %s, and pieces of the garrison are never taken."
              .formatted(to, occupant));
    }
    if (!turn.garrison()) {
      return illegal(
          "SP taking", "On %s stands the %s, and only the garrison takes.".formatted(to, occupant));
    }
    Square supporter = position.supporter(to);
    return supporter == null
        ? commanded()
        : illegal(
            "SP support",
            "The %s on %s is supported by the %s on %s, so it cannot be taken."
                .formatted(occupant, to, name(position, supporter), supporter));
  }

  private Verdict commanded() {
    return illegal(
        "SP command",
        "The garrison is commanded to take on %s and must do so.".formatted(position.command()));
  }

  private Verdict offLine() {
    if (ParisBoard.cell(from)) {
      return ParisBoard.cell(to) ? alongRing() : leaving();
    }
    return ParisBoard.cell(to) ? entering() : outside();
  }

  private Verdict alongRing() {
    return illegal(
        "SP ring",
        "Inside the fort a piece goes to a neighbouring cell, and %s is not next to %s."
            .formatted(to, from));
  }

  private Verdict leaving() {
    if (!turn.garrison()) {
      return illegal(
          "SP inside",
          "The %s is inside the fort, and besiegers never leave it.".formatted(name()));
    }
    return ParisBoard.gate(from, to)
        .map(gate -> wrongColour(to))
        .orElseGet(() -> noGate("leaves", from));
  }

  private Verdict entering() {
    Optional<ParisBoard.Gate> gate = ParisBoard.gate(from, to);
    if (gate.isEmpty()) {
      return noGate("enters", to);
    }
    return turn.garrison()
        ? wrongColour(from)
        : illegal(
            "SP rule 2",
            "By the %s gate the %s would enter backwards.".formatted(gate.get().side(), name()));
  }

  private Verdict wrongColour(Square outside) {
    return illegal(
        "SP leave",
        "The %s uses only gate squares of its own colour, and %s is %s."
            .formatted(name(), outside, ParisBoard.dark(outside) ? "dark" : "light"));
  }

  private static Verdict noGate(String verb, Square cell) {
    return ParisBoard.gate(cell)
        .map(
            gate ->
                illegal(
                    "SP gate",
                    "By the %s gate a piece %s between the cell %s and %s or %s only."
                        .formatted(gate.side(), verb, cell, gate.one(), gate.other())))
        .orElseGet(
            () -> illegal("SP wall", "The cell %s has no gate, only walls.".formatted(cell)));
  }

  private Verdict outside() {
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    int forward = turn.wing().forward();
    if (ranks * forward < 0) {
      return illegal(
          "SP rule 2", "From %s to %s the %s would go backwards.".formatted(from, to, name()));
    }
    ParisSteps steps = ParisSteps.of(piece, options.colonel());
    int length = Math.max(Math.abs(files), Math.abs(ranks));
    boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    if (straight
        && length <= steps.range()
        && steps.directions().contains(direction(files, ranks))) {
      return illegal("SP wall", "The fort lies between %s and %s.".formatted(from, to));
    }
    return illegal(
        ParisPieces.piece(piece).kind().rule(),
        "The %s moves %s, which does not take it from %s to %s."
            .formatted(name(), steps.words(), from, to));
  }

  private static Direction direction(int files, int ranks) {
    for (Direction direction : Direction.values()) {
      if (direction.dx() == Integer.signum(files) && direction.dy() == Integer.signum(ranks)) {
        return direction;
      }
    }
    throw new IllegalArgumentException("no direction without a step");
  }

  private String name() {
    return name(position, from);
  }
}
