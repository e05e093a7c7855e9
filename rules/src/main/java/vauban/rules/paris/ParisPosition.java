package vauban.rules.paris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
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

/**
 * A position that changes in place. Beyond what every game has it tells what hangs, which an engine
 * asks of every position it judges.
 */
public final class ParisPosition implements WorkingPosition {

  private static final int NONE = ParisField.NONE;
  private static final int PROGRESS_LIMIT = 200;

  private final ParisGame game;
  private final ParisOptions options;
  private final ParisForces forces;
  private final ParisTally tally;
  private final ParisMoves moves;
  private final ParisTargets targets;
  private final ParisCommands commands;
  private final ParisPlies plies;
  private final int[] scratch = new int[ParisGame.MAX_MOVES];
  private ParisTurn turn;
  private int command;
  private int halfmove;
  private int fullmove;

  /**
   * Makes a position.
   *
   * @param setup with nothing wrong in it, but for a command perhaps
   */
  ParisPosition(ParisGame game, Setup setup, ParisTurn turn) {
    this(game, (ParisOptions) setup.options(), forces(setup), new ParisPlies(), turn);
    Square named = setup.command();
    command = named == null ? NONE : named.index();
    halfmove = setup.halfmove();
    fullmove = setup.fullmove();
  }

  private ParisPosition(ParisPosition other) {
    this(
        other.game,
        other.options,
        new ParisForces(other.forces),
        new ParisPlies(other.plies),
        other.turn);
    command = other.command;
    halfmove = other.halfmove;
    fullmove = other.fullmove;
  }

  private ParisPosition(
      ParisGame game, ParisOptions options, ParisForces forces, ParisPlies plies, ParisTurn turn) {
    this.game = game;
    this.options = options;
    this.forces = forces;
    this.plies = plies;
    this.turn = turn;
    tally = forces.tally();
    moves = new ParisMoves(options, forces);
    targets = new ParisTargets(options, forces);
    commands = new ParisCommands(forces, targets);
  }

  private static ParisForces forces(Setup setup) {
    ParisForces forces = new ParisForces((ParisOptions) setup.options());
    setup
        .pieces()
        .forEach((square, piece) -> forces.put(ParisPieces.number(piece), square.index()));
    return forces;
  }

  @Override
  public int generate(int[] moves, int start) {
    if (tally.decides()) {
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
    int end = this.moves.besiegers(turn.wing(), moves, start);
    return options.command() ? commands.write(moves, start, end) : end;
  }

  @Override
  public int countMoves() {
    if (turn.garrison() || tally.decides()) {
      return generate(scratch, 0);
    }
    return Math.max(1, countBesiegers());
  }

  private int countBesiegers() {
    if (!options.command()) {
      return moves.countBesiegers(turn.wing(), scratch);
    }
    int count = moves.besiegers(turn.wing(), scratch, 0);
    return count + commands.count(scratch, 0, count);
  }

  @Override
  public void make(int move) {
    plies.add(key(), move, command, halfmove, turn);
    command = NONE;
    switch (PackedMove.kind(move)) {
      case PackedMove.PLACING -> forces.place(PackedMove.placingNumber(move));
      case PackedMove.PASS -> halfmove++;
      default -> step(move);
    }
    fullmove += turn.endsRound() ? 1 : 0;
    turn = turn.next(options.players());
  }

  private void step(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int taken = forces.step(from, to);
    plies.took(taken);
    boolean progress = taken != 0 || ParisForces.entry(at(to), from, to);
    halfmove = progress ? 0 : halfmove + 1;
    if (PackedMove.kind(move) == PackedMove.COMMAND) {
      command = PackedMove.extra(move);
    }
  }

  @Override
  public void unmake() {
    int move = plies.move();
    turn = plies.turn();
    fullmove -= turn.endsRound() ? 1 : 0;
    command = plies.command();
    halfmove = plies.halfmove();
    switch (PackedMove.kind(move)) {
      case PackedMove.PLACING -> forces.unplace();
      case PackedMove.PASS -> {}
      default -> forces.stepBack(PackedMove.from(move), PackedMove.to(move), plies.taken());
    }
    plies.drop();
  }

  @Override
  public int pliesMade() {
    return plies.size();
  }

  @Override
  public long key() {
    return forces.key(turn, command);
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
    if (tally.tooFew()) {
      return blocked() ? Decision.LOST : Decision.DRAWN;
    }
    return Decision.NONE;
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

  @Override
  public int repetitions() {
    return plies.count(key(), halfmove);
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
    return forces.placement().at(square);
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
    if (tally.tooFew()) {
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
      String piece = ParisPieces.piece(forces.placement().at(square.index())).name();
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
    return IntStream.range(0, targets.look())
        .map(targets::square)
        .sorted()
        .mapToObj(ParisBoard.BOARD::square)
        .toList();
  }

  /** Returns where a besieger stands that supports this square, if one does. */
  @Nullable Square supporter(Square square) {
    int supporter = ParisSupport.supporter(forces.placement(), square.index());
    return supporter == ParisSupport.NONE ? null : ParisBoard.BOARD.square(supporter);
  }

  /** Returns the garrison's moves if it were to move, whatever it is commanded. */
  int[] garrisonMoves() {
    return Arrays.copyOf(scratch, moves.garrison(scratch, 0));
  }

  /** Returns the moves of every besieging wing if it were to move, commands left aside. */
  int[] besiegerMoves() {
    int end = 0;
    for (ParisWing wing : ParisWing.values()) {
      end = wing == ParisWing.GARRISON ? end : moves.besiegers(wing, scratch, end);
    }
    return Arrays.copyOf(scratch, end);
  }

  @Override
  public int generateForAll(int[] moves) {
    if (tally.decides()) {
      return 0;
    }
    int[] garrison = garrisonMoves();
    System.arraycopy(garrison, 0, moves, 0, garrison.length);
    int[] besiegers = besiegerMoves();
    System.arraycopy(besiegers, 0, moves, garrison.length, besiegers.length);
    return garrison.length + besiegers.length;
  }

  /** Returns the turn as the game itself sees it. */
  ParisTurn parisTurn() {
    return turn;
  }

  @Override
  public List<Overlay> overlays() {
    return new ParisOverlays(this).all();
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
