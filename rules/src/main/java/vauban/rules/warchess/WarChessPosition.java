package vauban.rules.warchess;

import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CAVALRY;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.LINE;
import static vauban.rules.warchess.WarChessPieces.WAGON;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Overlay;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.KeyHistory;

/** A position of War-Chess that changes in place. */
final class WarChessPosition implements WorkingPosition {

  // What unmaking a ply needs, one group of ints a ply.
  private static final int UNDO_MOVE = 0;
  private static final int UNDO_TAKEN = 1;
  private static final int UNDO_SLOT = 2;
  private static final int UNDO_HALFMOVE = 3;
  private static final int UNDO_SIZE = 4;

  private final WarChessGame game;
  private final WarChessOptions options;
  private final WarChessField field;
  private final KeyHistory history;
  private final WarChessTrial trial;
  private final WarChessMoves moves;
  private final WarChessThreats threats = new WarChessThreats();
  private int[] undo = new int[64 * UNDO_SIZE];
  private int side;
  private int halfmove;
  private int fullmove;

  private WarChessPosition(
      WarChessGame game, WarChessOptions options, WarChessField field, KeyHistory history) {
    this.game = game;
    this.options = options;
    this.field = field;
    this.history = history;
    trial = new WarChessTrial(field);
    moves = new WarChessMoves(field, trial);
  }

  /** Makes the position of a setup that has been found right. */
  static WarChessPosition of(WarChessGame game, WarChessOptions options, Setup setup) {
    WarChessField field = new WarChessField();
    setup
        .pieces()
        .forEach(
            (square, piece) -> field.put(WarChessPieces.PIECES.indexOf(piece) + 1, square.index()));
    WarChessPosition position = new WarChessPosition(game, options, field, new KeyHistory());
    position.side = WarChessPieces.side(WarChessTurns.team(setup.turn()));
    position.halfmove = setup.halfmove();
    position.fullmove = setup.fullmove();
    return position;
  }

  @Override
  public WorkingPosition copy() {
    WarChessPosition copy = new WarChessPosition(game, options, field.copy(), history.copy());
    copy.undo = undo.clone();
    copy.side = side;
    copy.halfmove = halfmove;
    copy.fullmove = fullmove;
    return copy;
  }

  @Override
  public int generate(int[] into, int start) {
    return decided() == Decision.NONE ? moves.generate(side, into, start) : start;
  }

  @Override
  public int countMoves() {
    return decided() == Decision.NONE ? moves.count(side) : 0;
  }

  @Override
  public void make(int move) {
    int to = PackedMove.to(move);
    int taken = field.at(to);
    int base = push(move, taken);
    halfmove++;
    if (taken != 0) {
      undo[base + UNDO_SLOT] = field.remove(to);
      halfmove = 0;
    }
    field.move(PackedMove.from(move), to);
    if (side == BLACK) {
      fullmove++;
    }
    side = BLACK - side;
  }

  /** Keeps what unmaking needs and returns where. */
  private int push(int move, int taken) {
    int base = history.size() * UNDO_SIZE;
    if (base == undo.length) {
      undo = Arrays.copyOf(undo, base * 2);
    }
    undo[base + UNDO_MOVE] = move;
    undo[base + UNDO_TAKEN] = taken;
    undo[base + UNDO_HALFMOVE] = halfmove;
    history.push(key());
    return base;
  }

  @Override
  public void unmake() {
    history.pop();
    int base = history.size() * UNDO_SIZE;
    int move = undo[base + UNDO_MOVE];
    int to = PackedMove.to(move);
    int taken = undo[base + UNDO_TAKEN];
    field.move(to, PackedMove.from(move));
    if (taken != 0) {
      field.restore(taken, to, undo[base + UNDO_SLOT]);
    }
    halfmove = undo[base + UNDO_HALFMOVE];
    side = BLACK - side;
    if (side == BLACK) {
      fullmove--;
    }
  }

  @Override
  public boolean skippable() {
    return true;
  }

  @Override
  public void skip() {
    push(PackedMove.NONE, 0);
    halfmove = 0;
    fullmove += side == BLACK ? 1 : 0;
    side = BLACK - side;
  }

  @Override
  public void unskip() {
    history.pop();
    halfmove = undo[history.size() * UNDO_SIZE + UNDO_HALFMOVE];
    side = BLACK - side;
    fullmove -= side == BLACK ? 1 : 0;
  }

  @Override
  public int pliesMade() {
    return history.size();
  }

  @Override
  public long key() {
    return field.key(side);
  }

  @Override
  public Team team() {
    return side == BLACK ? Team.SECOND : Team.FIRST;
  }

  @Override
  public Decision decided() {
    if (field.count(CITADEL) == 0) {
      return decision(Team.FIRST);
    }
    if (field.count(WAGON) == 0) {
      return decision(Team.SECOND);
    }
    if (!hasTroops(side)) {
      return Decision.LOST;
    }
    return hasTroops(BLACK - side) ? Decision.NONE : Decision.WON;
  }

  private Decision decision(Team winner) {
    return winner == team() ? Decision.WON : Decision.LOST;
  }

  private boolean hasTroops(int side) {
    return field.count(side + LIGHT) + field.count(side + LINE) + field.count(side + CAVALRY) > 0;
  }

  @Override
  public Decision stuck() {
    return Decision.DRAWN;
  }

  @Override
  public boolean pressed() {
    threats.look(field, side);
    return threats.exposedCount() > 0 || threats.commanded();
  }

  @Override
  public int repetitions() {
    return history.count(key(), halfmove);
  }

  @Override
  public int halfmove() {
    return halfmove;
  }

  @Override
  public int progressLimit() {
    return WarChessEndings.PROGRESS_LIMIT;
  }

  @Override
  public int at(int square) {
    return field.at(square);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public int fullmove() {
    return fullmove;
  }

  @Override
  public Turn turn() {
    return WarChessTurns.of(team());
  }

  @Override
  public @Nullable Square command() {
    return null;
  }

  @Override
  public Outcome outcome() {
    Decision decision = decided();
    if (decision != Decision.NONE) {
      Team winner = decision == Decision.WON ? team() : team().other();
      return WarChessEndings.won(winner, decidedBy());
    }
    if (countMoves() == 0) {
      return WarChessEndings.drawn(WarChessEndings.STUCK);
    }
    if (repetitions() >= WarChessEndings.REPETITIONS) {
      return WarChessEndings.drawn(WarChessEndings.REPETITION);
    }
    if (halfmove >= WarChessEndings.PROGRESS_LIMIT) {
      return WarChessEndings.drawn(WarChessEndings.PROGRESS);
    }
    return new Outcome.Ongoing();
  }

  private Ending decidedBy() {
    if (field.count(CITADEL) == 0) {
      return WarChessEndings.CITADEL;
    }
    return field.count(WAGON) == 0 ? WarChessEndings.WAGON : WarChessEndings.TROOPS;
  }

  @Override
  public List<Mark> marks() {
    return WarChessMarks.of(field);
  }

  @Override
  public List<Overlay> overlays() {
    return new WarChessOverlays(field).all();
  }

  @Override
  public Verdict refuse(String move) {
    return new WarChessRefusals(this, field, trial, moves).refuse(move);
  }

  /** Returns the side to move: what it adds to a kind to number its figure. */
  int side() {
    return side;
  }

  @Override
  public String text(int move) {
    return square(PackedMove.from(move)).name() + square(PackedMove.to(move)).name();
  }

  private static Square square(int index) {
    return WarChessBoard.board().square(index);
  }

  @Override
  public String shortSuffix(int move) {
    WarChessThreats before = new WarChessThreats();
    WarChessThreats after = new WarChessThreats();
    int enemy = BLACK - side;
    before.look(field, enemy);
    make(move);
    Decision decision = decided();
    after.look(field, enemy);
    unmake();
    if (decision != Decision.NONE) {
      return "#";
    }
    return after.commanded() || after.firstNotIn(before) != Board.NONE ? "+" : "";
  }
}
