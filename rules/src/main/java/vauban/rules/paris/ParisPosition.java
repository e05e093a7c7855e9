package vauban.rules.paris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.KeyHistory;
import vauban.rules.kit.Placement;
import vauban.rules.kit.Zobrist;

/**
 * A position that changes in place. Beyond what every game has it tells what hangs, which an engine
 * asks of every position it judges.
 */
public final class ParisPosition implements WorkingPosition {

  /** No square. */
  static final int NONE = -1;

  private static final int MOST_TARGETS = 36;
  private static final int PROGRESS_LIMIT = 200;
  private static final ParisTurn[] TURNS = ParisTurn.values();
  private static final int UNDO = 5;

  private static final Zobrist ZOBRIST =
      new Zobrist(0x5061726973L, ParisPieces.ALL.size(), ParisBoard.BOARD.size(), TURNS.length);

  private final ParisGame game;
  private final ParisOptions options;
  private final Placement placement;
  private final ParisMoves moves;
  private final ParisTally tally;
  private final KeyHistory history;
  private final int[] targets = new int[MOST_TARGETS];
  private final int[] scratch = new int[ParisGame.MAX_MOVES];
  private ParisTurn turn;
  private int command;
  private int halfmove;
  private int fullmove;

  /** For each ply made: the move, what it took; the command, halfmove clock and turn before it. */
  private int[] undo;

  /**
   * Makes a position.
   *
   * @param setup with nothing wrong in it, but for a command perhaps
   */
  ParisPosition(ParisGame game, Setup setup, ParisTurn turn) {
    this.game = game;
    options = (ParisOptions) setup.options();
    placement = new Placement(ZOBRIST, ParisPieces.wings(), ParisBoard.BOARD.size());
    moves = new ParisMoves(ParisLines.of(options.colonel()), placement);
    tally = new ParisTally(options.insideMen());
    history = new KeyHistory();
    this.turn = turn;
    Square named = setup.command();
    command = named == null ? NONE : named.index();
    halfmove = setup.halfmove();
    fullmove = setup.fullmove();
    undo = new int[UNDO * 64];
    setup
        .pieces()
        .forEach(
            (square, piece) -> {
              int number = ParisPieces.number(piece);
              placement.put(number, square.index());
              if (!ParisPieces.garrison(number)) {
                tally.count(number, 1);
                tally.countInside(number, ParisBoard.cell(square) ? 1 : 0);
              }
            });
  }

  private ParisPosition(ParisPosition other) {
    game = other.game;
    options = other.options;
    placement = other.placement.copy();
    moves = new ParisMoves(ParisLines.of(options.colonel()), placement);
    tally = new ParisTally(other.tally);
    history = other.history.copy();
    turn = other.turn;
    command = other.command;
    halfmove = other.halfmove;
    fullmove = other.fullmove;
    undo = other.undo.clone();
  }

  @Override
  public int generate(int[] moves, int start) {
    if (decidedByTally()) {
      return start;
    }
    if (turn == ParisTurn.PLACING) {
      return placings(moves, start);
    }
    int end = turn.garrison() ? garrison(moves, start) : besiegers(moves, start);
    if (end == start && mayPass()) {
      moves[end++] = PackedMove.of(PackedMove.PASS, 0, 0, 0);
    }
    return end;
  }

  private static int placings(int[] moves, int start) {
    for (int i = 0; i < ParisPlacings.count(); i++) {
      moves[start + i] = PackedMove.placing(i);
    }
    return start + ParisPlacings.count();
  }

  private int garrison(int[] moves, int start) {
    int end = this.moves.garrison(moves, start);
    return command == NONE ? end : keepCommanded(moves, start, end);
  }

  private int keepCommanded(int[] moves, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      if (PackedMove.to(moves[i]) == command) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  private int besiegers(int[] moves, int start) {
    int plain = this.moves.besiegers(turn.wing().ordinal(), moves, start);
    int end = plain;
    for (int i = start; options.command() && i < plain; i++) {
      end = commands(moves[i], moves, end);
    }
    return end;
  }

  private int commands(int move, int[] moves, int start) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (endsGame(from, to)) {
      return start;
    }
    placement.move(from, to);
    int count = this.moves.targets(targets);
    placement.move(to, from);
    for (int i = 0; i < count; i++) {
      moves[start + i] = PackedMove.of(PackedMove.COMMAND, from, to, targets[i]);
    }
    return start + count;
  }

  /** Returns whether a besieger's move would decide the game by who is inside. */
  private boolean endsGame(int from, int to) {
    if (!entry(from, to)) {
      return false;
    }
    int piece = placement.at(from);
    tally.countInside(piece, 1);
    boolean ends = decidedByTally();
    tally.countInside(piece, -1);
    return ends;
  }

  private static boolean entry(int from, int to) {
    return ParisMoves.cell(to) && !ParisMoves.cell(from);
  }

  @Override
  public int countMoves() {
    return generate(scratch, 0);
  }

  @Override
  public void make(int move) {
    history.push(key());
    int ply = pliesMade() * UNDO;
    if (ply > undo.length) {
      undo = Arrays.copyOf(undo, undo.length * 2);
    }
    int base = ply - UNDO;
    undo[base] = move;
    undo[base + 1] = 0;
    undo[base + 2] = command;
    undo[base + 3] = halfmove;
    undo[base + 4] = turn.ordinal();
    command = NONE;
    switch (PackedMove.kind(move)) {
      case PackedMove.PLACING -> place(PackedMove.placingNumber(move));
      case PackedMove.PASS -> halfmove++;
      default -> undo[base + 1] = step(move);
    }
    fullmove += turn.endsRound() ? 1 : 0;
    turn = turn.next(options.players());
  }

  private void place(int number) {
    for (int letter = 0; letter < ParisBoard.RING.size(); letter++) {
      placement.put(ParisPlacings.piece(number, letter), ParisPlacings.cell(letter));
    }
  }

  /** Makes a step and returns the piece it took with its place in the list, or 0. */
  private int step(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int captured = placement.at(to);
    int undone = 0;
    halfmove++;
    if (captured != 0) {
      undone = placement.remove(to) << 8 | captured;
      tally.count(captured, -1);
      halfmove = 0;
    }
    placement.move(from, to);
    if (!turn.garrison() && entry(from, to)) {
      tally.countInside(placement.at(to), 1);
      halfmove = 0;
    }
    if (PackedMove.kind(move) == PackedMove.COMMAND) {
      command = PackedMove.extra(move);
    }
    return undone;
  }

  @Override
  public void unmake() {
    int base = (pliesMade() - 1) * UNDO;
    history.pop();
    int move = undo[base];
    turn = TURNS[undo[base + 4]];
    fullmove -= turn.endsRound() ? 1 : 0;
    command = undo[base + 2];
    halfmove = undo[base + 3];
    switch (PackedMove.kind(move)) {
      case PackedMove.PLACING -> ParisPlacings.PLACING.squares().forEach(this::clear);
      case PackedMove.PASS -> {}
      default -> stepBack(move, undo[base + 1]);
    }
  }

  private void clear(Square square) {
    placement.remove(square.index());
  }

  private void stepBack(int move, int undone) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    placement.move(to, from);
    if (undone != 0) {
      int captured = undone & 0xff;
      placement.restore(captured, to, undone >>> 8);
      tally.count(captured, 1);
    }
    if (!turn.garrison() && entry(from, to)) {
      tally.countInside(placement.at(from), -1);
    }
  }

  @Override
  public int pliesMade() {
    return history.size();
  }

  @Override
  public long key() {
    long key = placement.key() ^ ZOBRIST.other(turn.ordinal());
    return command == NONE ? key : key ^ ZOBRIST.piece(0, command);
  }

  @Override
  public Team team() {
    return turn.wing().army().team();
  }

  @Override
  public Decision decided() {
    if (tally.groupInside()) {
      return turn.garrison() ? Decision.LOST : Decision.WON;
    }
    if (tally.allTaken()) {
      return turn.garrison() ? Decision.WON : Decision.LOST;
    }
    if (options.patched() && tally.tooFew()) {
      return blocked() ? Decision.LOST : Decision.DRAWN;
    }
    return Decision.NONE;
  }

  /** Returns whether pieces on the board decide the game, whichever way. */
  private boolean decidedByTally() {
    return tally.groupInside() || tally.allTaken() || (options.patched() && tally.tooFew());
  }

  /** Returns whether the garrison has lost because it is to move and cannot. */
  private boolean blocked() {
    return options.patched()
        && turn.garrison()
        && turn != ParisTurn.PLACING
        && garrison(scratch, 0) == 0;
  }

  /** Returns whether whoever is to move passes where there is no move. */
  private boolean mayPass() {
    return !turn.garrison() || !options.patched();
  }

  @Override
  public Decision stuck() {
    return mayPass() ? Decision.NONE : Decision.LOST;
  }

  @Override
  public boolean pressed() {
    return command != NONE;
  }

  /**
   * Writes the squares of the besiegers that the garrison could take if it were to move, each once.
   *
   * @param squares where to write, with room for every besieger
   * @return how many there are
   */
  public int takeable(int[] squares) {
    return moves.targets(squares);
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
    return PROGRESS_LIMIT;
  }

  @Override
  public int at(int square) {
    return placement.at(square);
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
    return turn.turn(options.players());
  }

  @Override
  public @Nullable Square command() {
    return command == NONE ? null : ParisBoard.BOARD.square(command);
  }

  @Override
  public Outcome outcome() {
    if (tally.groupInside()) {
      return ParisEndings.decided(Team.FIRST, ParisEndings.INSIDE);
    }
    if (tally.allTaken()) {
      return ParisEndings.decided(Team.SECOND, ParisEndings.TAKEN);
    }
    if (blocked()) {
      return ParisEndings.decided(Team.FIRST, ParisEndings.BLOCKED);
    }
    if (options.patched() && tally.tooFew()) {
      return ParisEndings.decided(null, ParisEndings.TOO_FEW);
    }
    if (repetitions() >= 2) {
      return ParisEndings.decided(null, ParisEndings.REPETITION);
    }
    if (halfmove >= PROGRESS_LIMIT) {
      return ParisEndings.decided(null, ParisEndings.PROGRESS);
    }
    return new Outcome.Ongoing();
  }

  @Override
  public List<Mark> marks() {
    if (outcome().over()) {
      return List.of();
    }
    List<Mark> marks = new ArrayList<>();
    for (Square square : targets()) {
      String piece = ParisPieces.piece(placement.at(square.index())).name();
      if (square.index() == command) {
        marks.add(
            new Mark(
                square,
                "command",
                "The garrison is commanded to take the %s on %s.".formatted(piece, square),
                "SP command"));
      } else {
        marks.add(
            new Mark(
                square,
                "exposed",
                "No besieger supports the %s on %s, and the garrison reaches it."
                    .formatted(piece, square),
                "SP support"));
      }
    }
    return marks;
  }

  /** Returns the squares on which the garrison can take, were it to move, in the board's order. */
  List<Square> targets() {
    int count = moves.targets(targets);
    return Arrays.stream(targets, 0, count).sorted().mapToObj(ParisBoard.BOARD::square).toList();
  }

  /** Returns where a besieger stands that supports this square, if one does. */
  @Nullable Square supporter(Square square) {
    int supporter = ParisSupport.supporter(placement, square.index());
    return supporter == ParisSupport.NONE ? null : ParisBoard.BOARD.square(supporter);
  }

  /** Returns the turn as the game itself sees it. */
  ParisTurn parisTurn() {
    return turn;
  }

  @Override
  public Verdict refuse(String move) {
    return new ParisRefusals(this, options).refuse(move);
  }

  @Override
  public String text(int move) {
    return switch (PackedMove.kind(move)) {
      case PackedMove.PASS -> "pass";
      case PackedMove.PLACING -> "@" + ParisPlacings.letters(PackedMove.placingNumber(move));
      default ->
          "" + square(PackedMove.from(move)) + square(PackedMove.to(move)) + shortSuffix(move);
    };
  }

  @Override
  public String shortSuffix(int move) {
    return PackedMove.kind(move) == PackedMove.COMMAND ? "!" + square(PackedMove.extra(move)) : "";
  }

  private static Square square(int index) {
    return ParisBoard.BOARD.square(index);
  }

  @Override
  public WorkingPosition copy() {
    return new ParisPosition(this);
  }
}
