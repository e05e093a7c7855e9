package vauban.rules.siege;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Overlay;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.KeyHistory;

/** The law of Siege on a position that changes in place. */
final class SiegePosition implements WorkingPosition {

  /** Fifty moves of each side ({@code S fifty moves}). */
  private static final int PROGRESS_LIMIT = 100;

  /** Earlier occurrences that make a third ({@code S repetition}). */
  private static final int REPETITION_LIMIT = 2;

  private static final long[] GOAL_NORTH = {goalNorth(Team.FIRST), goalNorth(Team.SECOND)};
  private static final long[] GOAL_SOUTH = {goalSouth(Team.FIRST), goalSouth(Team.SECOND)};

  private static final int FIRST_PLIES = 64;
  private static final int CAPTURED_SHIFT = 32;
  private static final int HALFMOVE_SHIFT = 40;

  private final SiegeGame game;
  private final Options options;
  private final Forces forces;
  private final SiegeMoves generator;
  private final KeyHistory history;
  private long[] undo;
  private int army;
  private int halfmove;
  private int fullmove;

  /** Makes the position of a setup that has all it needs, one General a side above all. */
  SiegePosition(SiegeGame game, Setup setup) {
    this.game = game;
    options = setup.options();
    forces = new Forces();
    generator = new SiegeMoves(forces);
    for (Square square : SiegeBoard.BOARD.squares()) {
      Piece piece = setup.pieces().get(square);
      if (piece != null) {
        forces.put(SiegePieces.number(piece), square.index());
      }
    }
    history = new KeyHistory();
    undo = new long[FIRST_PLIES];
    army = setup.turn().equals("w") ? 0 : 1;
    halfmove = setup.halfmove();
    fullmove = setup.fullmove();
  }

  private SiegePosition(SiegePosition other) {
    game = other.game;
    options = other.options;
    forces = other.forces.copy();
    generator = new SiegeMoves(forces);
    history = other.history.copy();
    undo = other.undo.clone();
    army = other.army;
    halfmove = other.halfmove;
    fullmove = other.fullmove;
  }

  @Override
  public WorkingPosition copy() {
    return new SiegePosition(this);
  }

  // ---- moves

  @Override
  public int generate(int[] moves, int start) {
    return decided() == Decision.NONE ? generator.generate(army, moves, start) : start;
  }

  @Override
  public int countMoves() {
    return decided() == Decision.NONE ? generator.count(army) : 0;
  }

  @Override
  public void make(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int piece = forces.at(from);
    int captured = forces.at(to);
    push(move, captured);
    if (captured != 0) {
      forces.remove(to);
    }
    forces.remove(from);
    forces.put(PackedMove.kind(move) == PackedMove.PROMOTION ? PackedMove.extra(move) : piece, to);
    boolean progress = captured != 0 || SiegePieces.kind(piece) == SiegePieces.INFANTRYMAN;
    halfmove = progress ? 0 : halfmove + 1;
    fullmove += army;
    army = 1 - army;
  }

  private void push(int move, int captured) {
    int ply = history.size();
    if (ply == undo.length) {
      undo = Arrays.copyOf(undo, ply * 2);
    }
    undo[ply] = ((long) halfmove << HALFMOVE_SHIFT) | ((long) captured << CAPTURED_SHIFT) | move;
    history.push(key());
  }

  @Override
  public void unmake() {
    history.pop();
    long undone = undo[history.size()];
    int move = (int) undone;
    int captured = (int) (undone >>> CAPTURED_SHIFT) & 0xff;
    army = 1 - army;
    fullmove -= army;
    halfmove = (int) (undone >>> HALFMOVE_SHIFT);
    int to = PackedMove.to(move);
    int piece =
        PackedMove.kind(move) == PackedMove.PROMOTION
            ? SiegePieces.number(army, SiegePieces.INFANTRYMAN)
            : forces.at(to);
    forces.remove(to);
    forces.put(piece, PackedMove.from(move));
    if (captured != 0) {
      forces.put(captured, to);
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
    fullmove += army;
    army = 1 - army;
  }

  @Override
  public void unskip() {
    history.pop();
    army = 1 - army;
    fullmove -= army;
    halfmove = (int) (undo[history.size()] >>> HALFMOVE_SHIFT);
  }

  @Override
  public int pliesMade() {
    return history.size();
  }

  // ---- the state of the game

  @Override
  public long key() {
    return forces.key(army);
  }

  @Override
  public Team team() {
    return SiegePieces.team(army);
  }

  @Override
  public Decision decided() {
    if (bannerHome(1 - army)) {
      return Decision.LOST;
    }
    return forces.generalsOnly() ? Decision.DRAWN : Decision.NONE;
  }

  @Override
  public Decision stuck() {
    return inCheck() ? Decision.LOST : Decision.DRAWN;
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
    return forces.at(square);
  }

  /** Returns the army to move, 0 or 1. */
  int army() {
    return army;
  }

  /** Returns whether an army's Banner carriers stand in the enemy's headquarters. */
  boolean bannerHome(int army) {
    int banner = SiegePieces.number(army, SiegePieces.BANNER);
    return ((forces.north(banner) & GOAL_NORTH[army]) | (forces.south(banner) & GOAL_SOUTH[army]))
        != 0;
  }

  @Override
  public boolean pressed() {
    return inCheck();
  }

  private boolean inCheck() {
    return SiegeAttacks.inCheck(forces, army);
  }

  /** Returns an attack on an army's General, if there is one. */
  Optional<Attack> attackOn(int army) {
    if (!SiegeAttacks.inCheck(forces, army)) {
      return Optional.empty();
    }
    int general = forces.general(army);
    for (int square = 0; square < Squares.ALL; square++) {
      int piece = forces.at(square);
      if (piece != 0
          && SiegePieces.army(piece) != army
          && generator.reaches(1 - army, square, general)) {
        return Optional.of(
            new Attack(
                SiegeBoard.BOARD.square(general),
                SiegeBoard.BOARD.square(square),
                SiegePieces.piece(piece)));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns an attack on the mover's General that a move would leave, if there is one.
   *
   * @param from square of a piece of the army to move
   * @param to square it could go to but for the check
   */
  Optional<Attack> attackAfter(int from, int to) {
    make(PackedMove.plain(from, to));
    Optional<Attack> attack = attackOn(1 - army);
    unmake();
    return attack;
  }

  /** Returns whether a piece of the army to move could go there but for the check. */
  boolean reaches(int from, int to) {
    return generator.reaches(army, from, to);
  }

  /** Returns whether an Infantryman of the army to move may become that kind on that square. */
  boolean available(int kind, int square) {
    return generator.available(army, kind, square);
  }

  // ---- for people and servers

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
    return SiegeGame.TURNS.get(army);
  }

  @Override
  public @Nullable Square command() {
    return null;
  }

  @Override
  public Outcome outcome() {
    boolean moves = generator.count(army) > 0;
    if (!moves && inCheck()) {
      return wonByOther(SiegeEndings.CHECKMATE);
    }
    if (bannerHome(1 - army)) {
      return wonByOther(SiegeEndings.HEADQUARTERS);
    }
    if (decided() == Decision.DRAWN) {
      return decided(null, SiegeEndings.GENERALS_ONLY);
    }
    if (!moves) {
      return decided(null, SiegeEndings.STALEMATE);
    }
    if (repetitions() >= REPETITION_LIMIT) {
      return decided(null, SiegeEndings.REPETITION);
    }
    return halfmove >= PROGRESS_LIMIT
        ? decided(null, SiegeEndings.FIFTY_MOVES)
        : new Outcome.Ongoing();
  }

  private Outcome wonByOther(Ending ending) {
    return decided(team().other(), ending);
  }

  private static Outcome decided(@Nullable Team winner, Ending ending) {
    return new Outcome.Decided(winner, ending, SiegeEndings.points(winner, ending));
  }

  @Override
  public List<Mark> marks() {
    return attackOn(army)
        .map(
            attack ->
                new Mark(
                    attack.general(),
                    "check",
                    "%s's General is attacked by the %s."
                        .formatted(game.name(team()), attack.words()),
                    "S check"))
        .stream()
        .toList();
  }

  @Override
  public List<Overlay> overlays() {
    return new SiegeOverlays(forces, generator).all();
  }

  @Override
  public Verdict refuse(String move) {
    return new SiegeRefusals(this).refuse(move);
  }

  @Override
  public String text(int move) {
    String text =
        SiegeBoard.BOARD.square(PackedMove.from(move)).name()
            + SiegeBoard.BOARD.square(PackedMove.to(move)).name();
    return PackedMove.kind(move) == PackedMove.PROMOTION
        ? text + Character.toLowerCase(promotionLetter(move))
        : text;
  }

  @Override
  public String shortSuffix(int move) {
    String promotion =
        PackedMove.kind(move) == PackedMove.PROMOTION ? "=" + promotionLetter(move) : "";
    make(move);
    String sign = !inCheck() ? "" : generator.count(army) > 0 ? "+" : "#";
    unmake();
    return promotion + sign;
  }

  private static char promotionLetter(int move) {
    return SiegePieces.piece(PackedMove.extra(move)).kind().letter();
  }

  private static long goalNorth(Team team) {
    return Squares.north(square -> isHeadquarters(square, team.other()));
  }

  private static long goalSouth(Team team) {
    return Squares.south(square -> isHeadquarters(square, team.other()));
  }

  private static boolean isHeadquarters(int square, Team team) {
    return SiegeBoard.headquarters(team).contains(SiegeBoard.BOARD.square(square));
  }
}
