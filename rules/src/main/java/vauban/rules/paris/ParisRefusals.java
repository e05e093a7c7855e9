package vauban.rules.paris;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vauban.rules.board.Square;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Verdict;

/**
 * Says why a move is not legal. What is legal the generator alone decides; this looks for the
 * clause to cite.
 */
final class ParisRefusals {

  private static final Pattern STEP =
      Pattern.compile("([a-z][0-9]{1,2})([a-z][0-9]{1,2})(?:!([a-z][0-9]{1,2}))?");
  private static final Pattern PLACING = Pattern.compile("@[A-Z]*");

  private final ParisPosition position;
  private final ParisOptions options;
  private final ParisTurn turn;

  ParisRefusals(ParisPosition position, ParisOptions options) {
    this.position = position;
    this.options = options;
    turn = position.parisTurn();
  }

  /** Returns why the text is no legal move of the position, which it is not. */
  Verdict refuse(String text) {
    Matcher step = STEP.matcher(text);
    boolean pass = text.equals("pass");
    boolean placing = PLACING.matcher(text).matches();
    if (!pass && !placing && !step.matches()) {
      return new Verdict.Unreadable(
          "'%s' is no move that can be played here; moves are written such as a2b3, with a command"
                  .formatted(text)
              + " a2b3!c4, and otherwise pass or @ROXOQXOX.");
    }
    if (step.matches()) {
      for (int group = 1; group <= step.groupCount(); group++) {
        String name = step.group(group);
        if (name != null && ParisBoard.BOARD.find(name).isEmpty()) {
          return new Verdict.Unreadable(noSquare(name));
        }
      }
    }
    Optional<Verdict.Illegal> over = Verdict.Illegal.whereOver(position);
    if (over.isPresent()) {
      return over.get();
    }
    if (pass) {
      return pass();
    }
    return placing ? placing(text.substring(1)) : step(step);
  }

  private static String noSquare(String name) {
    Optional<Square> cell = ParisBoard.covering(name);
    if (cell.isPresent()) {
      return "%s is part of the cell %s, and cells are named by their lower left square."
          .formatted(name, cell.get());
    }
    return ParisBoard.solid(name)
        ? name + " is in the solid middle of the fort, where nothing stands."
        : name + " is no square of this board, whose files are a to l and ranks 1 to 16.";
  }

  private Verdict pass() {
    if (turn == ParisTurn.PLACING) {
      return placeFirst();
    }
    if (turn.garrison() && options.patched()) {
      return illegal(
          "SP blocked", "The garrison never passes: left without a move it would have lost.");
    }
    return illegal(
        "SP pass",
        "%s may not pass while it has a move.".formatted(turn.wing().name(options.players())));
  }

  private Verdict placing(String letters) {
    if (turn != ParisTurn.PLACING) {
      return illegal("SP placing", "The garrison is placed already, once and for all.");
    }
    String usual = ParisPlacings.PLACING.usual();
    if (letters.length() != usual.length()) {
      return illegal(
          "SP placing",
          "@%s fills %d cells, but a placing fills all %d."
              .formatted(letters, letters.length(), usual.length()));
    }
    return illegal(
        "SP placing",
        "@%s is not a placing of the garrison: one General R, one Colonel Q, three light Men O and"
                .formatted(letters)
            + " three dark Men X.");
  }

  private Verdict placeFirst() {
    return illegal(
        "SP placing",
        "The garrison first places its eight pieces in the cells, for example @%s."
            .formatted(ParisPlacings.PLACING.usual()));
  }

  private Verdict step(Matcher text) {
    if (turn == ParisTurn.PLACING) {
      return placeFirst();
    }
    Square from = ParisBoard.BOARD.square(text.group(1));
    Square to = ParisBoard.BOARD.square(text.group(2));
    String named = text.group(3);
    int move = PackedMove.plain(from.index(), to.index());
    if (named != null && generated(move)) {
      return command(move, ParisBoard.BOARD.square(named));
    }
    return new ParisStepRefusal(position, options, from, to).refuse();
  }

  private boolean generated(int move) {
    int[] moves = new int[ParisGame.MAX_MOVES];
    int end = position.generate(moves, 0);
    for (int i = 0; i < end; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  private Verdict command(int move, Square named) {
    if (turn.garrison()) {
      return illegal("SP command", "Only besiegers command; the garrison just moves.");
    }
    if (!options.command()) {
      return illegal("SP command", "These rules have no commands to take.");
    }
    position.make(move);
    Verdict refusal = commandAfterMove(named);
    position.unmake();
    return refusal;
  }

  private Verdict commandAfterMove(Square named) {
    // A draw by repetition or for want of progress bars no command that the generator allows.
    if (position.outcome() instanceof Outcome.Decided decided
        && ParisEndings.byPieces(decided.ending())) {
      return illegal(
          "SP ruling 3",
          "The move ends the game %s, so it carries no command."
              .formatted(decided.ending().words()));
    }
    int piece = position.at(named.index());
    if (piece == 0) {
      return illegal("SP command", "After the move no besieger stands on %s.".formatted(named));
    }
    String name = ParisPieces.piece(piece).name();
    if (ParisPieces.garrison(piece)) {
      return illegal("SP command", "On %s stands the %s, no besieger.".formatted(named, name));
    }
    if (ParisBoard.cell(named)) {
      return illegal(
          "SP rule 8",
          "The %s on %s is inside the fort and cannot be taken.".formatted(name, named));
    }
    Square supporter = position.supporter(named);
    if (supporter != null) {
      return illegal(
          "SP support",
          "After the move the %s on %s is supported by the %s on %s, so it cannot be taken."
              .formatted(name, named, ParisStepRefusal.name(position, supporter), supporter));
    }
    return illegal(
        "SP command",
        "After the move no piece of the garrison reaches the %s on %s.".formatted(name, named));
  }

  private static Verdict illegal(String rule, String reason) {
    return ParisStepRefusal.illegal(rule, reason);
  }
}
