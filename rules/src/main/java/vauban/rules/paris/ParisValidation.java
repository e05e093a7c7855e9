package vauban.rules.paris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
import vauban.rules.game.Fault;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;

/** Finds what is wrong with a setup, or makes a position of it. */
final class ParisValidation {

  private final ParisGame game;
  private final Setup setup;
  private final ParisOptions options;
  private final Optional<ParisTurn> turn;
  private final List<Fault> faults = new ArrayList<>();

  private ParisValidation(ParisGame game, Setup setup) {
    this.game = game;
    this.setup = setup;
    options = (ParisOptions) setup.options();
    turn =
        ParisTurn.of(setup.turn())
            .filter(known -> ParisTurn.all(options.players()).contains(known));
  }

  /**
   * Makes a position of a setup.
   *
   * @throws InvalidPosition with every fault found
   */
  static ParisPosition position(ParisGame game, Setup setup) {
    return new ParisValidation(game, setup).position();
  }

  private ParisPosition position() {
    checkPieces();
    checkTurn();
    checkClocks();
    if (!faults.isEmpty()) {
      throw new InvalidPosition(faults);
    }
    ParisPosition position = new ParisPosition(game, setup, turn.orElseThrow());
    Square command = setup.command();
    if (command != null) {
      checkCommand(command, position);
    }
    if (!faults.isEmpty()) {
      throw new InvalidPosition(faults);
    }
    return position;
  }

  private void checkTurn() {
    if (turn.isEmpty()) {
      add("turn", ParisTurn.unknown(setup.turn(), options.players()), "SP seats");
    }
  }

  private void checkClocks() {
    if (setup.halfmove() < 0) {
      add("halfmove clock", setup.halfmove() + " is less than 0", null);
    }
    if (setup.fullmove() < 1) {
      add("fullmove number", setup.fullmove() + " is less than 1", null);
    }
    if (placing() && setup.halfmove() > 0) {
      add(
          "halfmove clock",
          "it is %d, but before the placing no ply has been made, so it is 0"
              .formatted(setup.halfmove()),
          "SP placing");
    }
  }

  private void checkPieces() {
    setup.pieces().forEach(this::checkPiece);
    checkNumbers();
  }

  private void checkPiece(Square square, Piece piece) {
    if (!ParisPieces.ALL.contains(piece)) {
      addAt(square, "%s is no piece of this game".formatted(piece.name()), null);
    } else if (unknownWing(piece)) {
      addAt(
          square,
          "%s marks a left wing with its apostrophe, but only a game of five players has wings"
              .formatted(piece.symbol()),
          "SP ruling 7");
    } else if (placing() && ParisBoard.cell(square)) {
      addAt(
          square,
          "a %s stands in the fort, but before the placing it is empty".formatted(piece.name()),
          "SP placing");
    } else if (!ParisBoard.cell(square) && wrongColour(square, piece)) {
      addAt(
          square,
          "a %s can never stand on a %s square"
              .formatted(piece.name(), ParisBoard.dark(square) ? "dark" : "light"),
          "SP rule 13");
    }
  }

  private boolean unknownWing(Piece piece) {
    return piece.symbol().endsWith("'") && options.players() != 5;
  }

  private static boolean wrongColour(Square square, Piece piece) {
    return piece
        .kind()
        .equals(ParisBoard.dark(square) ? ParisPieces.LIGHT_MAN : ParisPieces.DARK_MAN);
  }

  /** Looks for too many of a piece, where nothing told already forbids each of them. */
  private void checkNumbers() {
    Map<Piece, List<Square>> found = new HashMap<>();
    setup
        .pieces()
        .forEach(
            (square, piece) -> {
              if (!unknownWing(piece) && !(placing() && ParisBoard.cell(square))) {
                found.computeIfAbsent(piece, key -> new ArrayList<>()).add(square);
              }
            });
    Map<Piece, Integer> most = ParisSetups.most(game, options);
    for (Piece piece : ParisPieces.ALL) {
      List<Square> squares = found.getOrDefault(piece, List.of());
      int may = most.getOrDefault(piece, 0);
      ParisWing wing = ParisPieces.wing(ParisPieces.number(piece));
      if (wing == ParisWing.GARRISON) {
        checkGarrison(piece, squares, may);
      } else if (squares.size() > may) {
        add(
            wing.name(options.players()),
            "it has %d of the piece %s (%s), but starts with %d"
                .formatted(squares.size(), piece.symbol(), piece.kind().name(), may),
            options.players() == 5 ? "SP ruling 7" : "SP rule 1",
            squares);
      }
    }
  }

  /**
   * A study may leave out pieces of the garrison, as the plates of War-Chess leave out figures,
   * even though no game can lose one ({@code SP rule 10}).
   */
  private void checkGarrison(Piece piece, List<Square> squares, int full) {
    int has = squares.size();
    if (placing() && has > 0) {
      add(
          "Garrison",
          "it has %d of the piece %s (%s), but the turn is 'p', before it is placed"
              .formatted(has, piece.symbol(), piece.kind().name()),
          "SP placing",
          squares);
    } else if (has > full) {
      add(
          "Garrison",
          "it has %d of the piece %s (%s), but starts with %d"
              .formatted(has, piece.symbol(), piece.kind().name(), full),
          "SP rule 9",
          squares);
    }
  }

  private void checkCommand(Square command, ParisPosition position) {
    Piece piece = setup.pieces().get(command);
    Square supporter = position.supporter(command);
    if (!options.command()) {
      addCommand(command, "these rules have no commands, so it is '-'", "SP command");
    } else if (placing() || !turn.map(ParisTurn::garrison).orElse(false)) {
      addCommand(
          command, "only a garrison to move can be under a command, so it is '-'", "SP command");
    } else if (position.decided() != Decision.NONE) {
      addCommand(
          command,
          "%s is named, but who is in the fort or taken has decided the game".formatted(command),
          "SP ruling 3");
    } else if (piece == null) {
      addCommand(command, "no piece stands on %s to be taken".formatted(command), "SP command");
    } else if (ParisPieces.garrison(ParisPieces.number(piece))) {
      addCommand(
          command,
          "on %s stands the garrison's own %s".formatted(command, piece.kind().name()),
          "SP command");
    } else if (ParisBoard.cell(command)) {
      addCommand(
          command, "in the fort, as on %s, nothing is taken".formatted(command), "SP rule 8");
    } else if (supporter != null) {
      addCommand(
          command,
          "the %s on %s is supported by the %s on %s"
              .formatted(
                  piece.name(), command, ParisStepRefusal.name(position, supporter), supporter),
          "SP support");
    } else if (!position.targets().contains(command)) {
      addCommand(command, "no piece of the garrison reaches %s".formatted(command), "SP command");
    }
  }

  private boolean placing() {
    return turn.equals(Optional.of(ParisTurn.PLACING));
  }

  private void addCommand(Square command, String reason, String rule) {
    add("command", reason, rule, List.of(command));
  }

  private void addAt(Square square, String reason, @Nullable String rule) {
    faults.add(Fault.at(square, reason, rule));
  }

  private void add(String place, String reason, @Nullable String rule) {
    add(place, reason, rule, List.of());
  }

  private void add(String place, String reason, @Nullable String rule, List<Square> squares) {
    faults.add(new Fault(place, reason, 0, rule, squares));
  }
}
