package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.ARTILLERY;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.WAGON;
import static vauban.rules.warchess.WarChessPieces.owns;
import static vauban.rules.warchess.WarChessWords.and;
import static vauban.rules.warchess.WarChessWords.capitalised;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Verdict;

/**
 * Says why a move is not legal. What is legal is asked of {@link WarChessMoves} and {@link
 * WarChessTrial}; this only finds the words.
 */
final class WarChessRefusals {

  private static final Pattern COORDINATE = Pattern.compile("([a-z][0-9]{1,2})-?([a-z][0-9]{1,2})");
  private static final Pattern SHORT =
      Pattern.compile("([LICAWK])([a-z])?([0-9]{1,2})?x?([a-z][0-9]{1,2})[+#]?");
  private static final String FORM =
      " A move is written as the square left and the square reached, such as i16i14, in short, such"
          + " as Ii14, or by the numbers of plate 4, 1 to 90, such as 36-44.";

  private final Board board = WarChessBoard.board();
  private final WarChessPosition position;
  private final WarChessField field;
  private final WarChessTrial trial;
  private final WarChessMoves moves;
  private final WarChessWords words;

  WarChessRefusals(
      WarChessPosition position, WarChessField field, WarChessTrial trial, WarChessMoves moves) {
    this.position = position;
    this.field = field;
    this.trial = trial;
    this.moves = moves;
    words = new WarChessWords(field);
  }

  /** Says why a text that is no legal move of the position is none. */
  Verdict refuse(String text) {
    Matcher coordinate = COORDINATE.matcher(text);
    if (coordinate.matches()) {
      return unknown(coordinate.group(1), coordinate.group(2))
          .orElseGet(
              () -> illegal(board.square(coordinate.group(1)), board.square(coordinate.group(2))));
    }
    Matcher shortForm = SHORT.matcher(text);
    if (shortForm.matches()) {
      return unknown(shortForm.group(4)).orElseGet(() -> refuseShort(shortForm));
    }
    return new Verdict.Unreadable("'%s' is no move.".formatted(text) + FORM);
  }

  private Optional<Verdict> unknown(String... names) {
    for (String name : names) {
      if (board.find(name).isEmpty()) {
        return Optional.of(
            new Verdict.Unreadable(
                "The field has no square %s: its files are a to q, its ranks 1 to 19, and every other"
                        .formatted(name)
                    + " place of a rank is one."
                    + FORM));
      }
    }
    return Optional.empty();
  }

  private Verdict refuseShort(Matcher form) {
    Square to = board.square(form.group(4));
    List<Verdict.Illegal> refusals = new ArrayList<>();
    for (Square from : board.squares()) {
      int number = field.at(from.index());
      if (number != 0
          && owns(position.side(), number)
          && letter(number).equals(form.group(1))
          && (form.group(2) == null || from.name().startsWith(form.group(2)))
          && (form.group(3) == null || from.rank() == Integer.parseInt(form.group(3)))) {
        refusals.add(illegal(from, to));
      }
    }
    return refusals.stream()
        .filter(refusal -> !refusal.rule().id().equals(WarChessRules.MOVE))
        .findFirst()
        .or(() -> refusals.stream().findFirst())
        .or(this::over)
        .orElseGet(
            () -> refusal(WarChessRules.TURN, capitalised(mover()) + " has no such figure."));
  }

  private static String letter(int number) {
    return Character.toString(WarChessPieces.piece(number).kind().letter());
  }

  private Verdict.Illegal illegal(Square from, Square to) {
    return over()
        .or(() -> wrongFigure(from))
        .or(() -> wrongTarget(from, to))
        .or(() -> wrongWay(from, to))
        .or(() -> wrongCapture(from.index(), to.index()))
        .orElseGet(() -> threatened(from.index(), to.index()));
  }

  private Optional<Verdict.Illegal> over() {
    return Verdict.Illegal.whereOver(position);
  }

  private Optional<Verdict.Illegal> wrongFigure(Square from) {
    int number = field.at(from.index());
    if (from.terrain() == Terrain.RIVER) {
      return found(WarChessRules.RIVER, "%s is river, so no figure stands there.".formatted(from));
    }
    if (number == 0) {
      return found(WarChessRules.TURN, "No figure stands on %s.".formatted(from));
    }
    if (!owns(position.side(), number)) {
      return found(
          WarChessRules.TURN,
          "%s is not %s's to move.".formatted(capitalised(words.owned(from.index())), mover()));
    }
    return number == CITADEL
        ? found(WarChessRules.MOVE, "The Citadel does not move.")
        : Optional.empty();
  }

  private Optional<Verdict.Illegal> wrongTarget(Square from, Square to) {
    if (from.equals(to)) {
      return found(
          WarChessRules.MOVE, "A move must lead to another square than %s.".formatted(from));
    }
    return to.terrain() == Terrain.RIVER
        ? found(WarChessRules.RIVER, "%s is river; no figure can go there.".formatted(to))
        : Optional.empty();
  }

  private Optional<Verdict.Illegal> wrongWay(Square from, Square to) {
    return trial.reaches(from.index(), to.index())
        ? Optional.empty()
        : Optional.of(new WarChessWay(field, from, to).refuse());
  }

  private Optional<Verdict.Illegal> wrongCapture(int from, int to) {
    int figure = field.at(from);
    int other = field.at(to);
    if (other == 0 || WarChessMoves.takes(figure, other)) {
      return Optional.empty();
    }
    if (owns(position.side(), other)) {
      return found(
          WarChessRules.MOVE, "%s stands there already.".formatted(capitalised(words.owned(to))));
    }
    return found(
        WarChessRules.MOVE,
        "The %s cannot take %s: %s."
            .formatted(
                words.figure(from),
                words.owned(to),
                figure == WAGON ? "the Wagon takes nothing" : "Artillery takes only Artillery"));
  }

  private Verdict.Illegal threatened(int from, int to) {
    int[] legal = new int[WarChessGame.MAX_MOVES];
    moves.generateByTrial(position.side(), legal, 0);
    return switch (trial.run(from, to)) {
      case EXPOSES_ITSELF -> exposesItself(from, to);
      case EXPOSES_OTHERS -> exposesOthers(trial.victim());
      case GOOD -> unmet(position.text(legal[0]));
    };
  }

  private Verdict.Illegal exposesItself(int from, int to) {
    boolean disputed = WarChessThreats.isNextTo(field, position.side() + ARTILLERY, to);
    return refusal(
        WarChessRules.EXPOSES_ITSELF,
        "The %s would stand exposed on %s to the Artillery on %s%s."
            .formatted(
                words.figure(from),
                WarChessWords.name(to),
                and(trial.after().exposing(to)),
                disputed
                    ? ": next to Artillery of both sides it is not protected"
                    : ", with no Artillery of its side next to it"));
  }

  private Verdict.Illegal exposesOthers(int victim) {
    if (field.at(victim) == CITADEL) {
      return refusal(
          WarChessRules.EXPOSES_OTHERS,
          "It would let the Artillery on %s command the Citadel."
              .formatted(and(trial.after().commandingSquares())));
    }
    return refusal(
        WarChessRules.EXPOSES_OTHERS,
        "It would leave %s exposed to the Artillery on %s."
            .formatted(words.owned(victim), and(trial.after().exposing(victim))));
  }

  private Verdict.Illegal unmet(String example) {
    WarChessThreats threats = trial.before();
    return switch (trial.due()) {
      case NONE -> throw new IllegalStateException("nothing forbids that move");
      case WAGON ->
          unmet(
              words.exposed(threats, field.square(WAGON, 0)),
              "The Wagon must be made safe first",
              example);
      case CITADEL ->
          unmet(
              words.commanded(threats),
              moves.best() == WarChessTrial.RELIEF
                  ? "That must be ended first"
                  : "That cannot be ended at once, so a figure must come up that could take such"
                      + " Artillery next",
              example);
      case FIGURES -> {
        int[] exposed = threats.exposedSquares();
        yield exposed.length == 1
            ? unmet(words.exposed(threats, exposed[0]), "It must be made safe first", example)
            : unmet(
                "The figures on %s are exposed to Artillery.".formatted(and(exposed)),
                "One of them must be made safe first",
                example);
      }
    };
  }

  private Verdict.Illegal unmet(String danger, String demand, String example) {
    return refusal(
        trial.due().rule(), "%s %s, for example by %s.".formatted(danger, demand, example));
  }

  private String mover() {
    return WarChessWords.side(position.side());
  }

  private static Optional<Verdict.Illegal> found(String rule, String reason) {
    return Optional.of(refusal(rule, reason));
  }

  static Verdict.Illegal refusal(String rule, String reason) {
    return new Verdict.Illegal(WarChessRules.rule(rule), reason);
  }
}
