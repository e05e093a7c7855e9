package vauban.rules.siege;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.game.Decision;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.KeyHistory;
import vauban.rules.kit.Placement;
import vauban.rules.kit.Zobrist;

/** The law of Siege on a position that changes in place. */
final class SiegePosition implements WorkingPosition {

  /** Fifty moves of each side ({@code S fifty moves}). */
  private static final int PROGRESS_LIMIT = 100;

  /** Earlier occurrences that make a third ({@code S repetition}). */
  private static final int REPETITION_LIMIT = 2;

  private static final int NORTH_TO_MOVE = 0;
  private static final Zobrist ZOBRIST =
      new Zobrist(2010, SiegePieces.PIECES.size(), SiegeBoard.BOARD.size(), 1);
  private static final int[] ARMY_OF = armyOf();
  private static final int[][] HEADQUARTERS = {
    indices(SiegeBoard.headquarters(Team.FIRST)), indices(SiegeBoard.headquarters(Team.SECOND))
  };

  private static final int[] NO_PLIES = {};
  private static final int UNDO_INTS = 4;
  private static final int FIRST_PLIES = 64;

  private final SiegeGame game;
  private final Options options;
  private final Placement placement;
  private final SiegeMoves generator;
  private final KeyHistory history;
  private int[] undo;
  private int army;
  private int halfmove;
  private int fullmove;

  /** Makes the position of a setup that has all it needs, one General a side above all. */
  SiegePosition(SiegeGame game, Setup setup) {
    this.game = game;
    options = setup.options();
    placement = new Placement(ZOBRIST, ARMY_OF, SiegeBoard.BOARD.size());
    generator = new SiegeMoves(placement);
    for (Square square : SiegeBoard.BOARD.squares()) {
      Piece piece = setup.pieces().get(square);
      if (piece != null) {
        placement.put(SiegePieces.number(piece), square.index());
      }
    }
    history = new KeyHistory();
    undo = NO_PLIES;
    army = setup.turn().equals("w") ? 0 : 1;
    halfmove = setup.halfmove();
    fullmove = setup.fullmove();
  }

  private SiegePosition(SiegePosition other) {
    game = other.game;
    options = other.options;
    placement = other.placement.copy();
    generator = new SiegeMoves(placement);
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
    return generate(counted, 0);
  }

  private final int[] counted = new int[SiegeGame.MAX_MOVES];

  @Override
  public void make(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int captured = placement.at(to);
    int index = captured == 0 ? 0 : placement.remove(to);
    push(move, captured, index);
    boolean infantryman = SiegePieces.kind(placement.at(from)) == SiegePieces.INFANTRYMAN;
    halfmove = captured != 0 || infantryman ? 0 : halfmove + 1;
    placement.move(from, to);
    if (PackedMove.kind(move) == PackedMove.PROMOTION) {
      placement.change(to, PackedMove.extra(move));
    }
    fullmove += army;
    army = 1 - army;
  }

  private void push(int move, int captured, int index) {
    int at = history.size() * UNDO_INTS;
    if (at == undo.length) {
      undo = Arrays.copyOf(undo, Math.max(FIRST_PLIES * UNDO_INTS, at * 2));
    }
    history.push(captured == 0 ? key() : keyBefore(captured, PackedMove.to(move)));
    undo[at] = move;
    undo[at + 1] = captured;
    undo[at + 2] = index;
    undo[at + 3] = halfmove;
  }

  private long keyBefore(int captured, int square) {
    return key() ^ ZOBRIST.piece(captured, square);
  }

  @Override
  public void unmake() {
    history.pop();
    int at = history.size() * UNDO_INTS;
    int move = undo[at];
    int captured = undo[at + 1];
    army = 1 - army;
    fullmove -= army;
    halfmove = undo[at + 3];
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (PackedMove.kind(move) == PackedMove.PROMOTION) {
      placement.change(to, SiegePieces.number(army, SiegePieces.INFANTRYMAN));
    }
    placement.move(to, from);
    if (captured != 0) {
      placement.restore(captured, to, undo[at + 2]);
    }
  }

  @Override
  public int pliesMade() {
    return history.size();
  }

  // ---- the state of the game

  @Override
  public long key() {
    return army == 0 ? placement.key() : placement.key() ^ ZOBRIST.other(NORTH_TO_MOVE);
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
    return placement.size(0) + placement.size(1) == 2 ? Decision.DRAWN : Decision.NONE;
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
    return placement.at(square);
  }

  /** Returns the army to move, 0 or 1. */
  int army() {
    return army;
  }

  /** Returns whether an army's Banner carriers stand in the enemy's headquarters. */
  boolean bannerHome(int army) {
    int banner = SiegePieces.number(army, SiegePieces.BANNER);
    int[] goal = HEADQUARTERS[1 - army];
    return placement.at(goal[0]) == banner || placement.at(goal[1]) == banner;
  }

  private boolean inCheck() {
    return attackOn(army).isPresent();
  }

  /** Returns an attack on an army's General, if there is one. */
  Optional<Attack> attackOn(int army) {
    int general = placement.find(SiegePieces.number(army, SiegePieces.GENERAL));
    return attack(general, SiegeAttacks.attacker(placement, general, 1 - army));
  }

  /**
   * Returns an attack on the mover's General that a move would leave, if there is one.
   *
   * @param from square of a piece of the army to move
   * @param to square it could go to but for the check
   */
  Optional<Attack> attackAfter(int from, int to) {
    int general = placement.find(SiegePieces.number(army, SiegePieces.GENERAL));
    return attack(general == from ? to : general, generator.attackerAfter(from, to));
  }

  private Optional<Attack> attack(int general, int attacker) {
    return attacker == Board.NONE
        ? Optional.empty()
        : Optional.of(
            new Attack(
                SiegeBoard.BOARD.square(general),
                SiegeBoard.BOARD.square(attacker),
                SiegePieces.piece(placement.at(attacker))));
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
    return army == 0
        ? new Turn("w", SiegeGame.SOUTH_SEAT, "South to move")
        : new Turn("b", SiegeGame.NORTH_SEAT, "North to move");
  }

  @Override
  public @Nullable Square command() {
    return null;
  }

  @Override
  public Outcome outcome() {
    boolean moves = generator.generate(army, counted, 0) > 0;
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
    String sign = !inCheck() ? "" : generator.generate(army, counted, 0) > 0 ? "+" : "#";
    unmake();
    return promotion + sign;
  }

  private static char promotionLetter(int move) {
    return SiegePieces.piece(PackedMove.extra(move)).kind().letter();
  }

  @Override
  public Map<Square, Piece> pieces() {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    for (Square square : SiegeBoard.BOARD.squares()) {
      int number = placement.at(square.index());
      if (number != 0) {
        pieces.put(square, SiegePieces.piece(number));
      }
    }
    return pieces;
  }

  private static int[] armyOf() {
    int[] armyOf = new int[SiegePieces.PIECES.size() + 1];
    for (int number = 1; number < armyOf.length; number++) {
      armyOf[number] = SiegePieces.army(number);
    }
    return armyOf;
  }

  private static int[] indices(List<Square> squares) {
    return squares.stream().mapToInt(Square::index).toArray();
  }
}
