package vauban.rules.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * A position that changes in place: make a move, look, unmake it. Search and perft live on it;
 * {@link Position} wraps it for everybody else, so there is one set of rules.
 *
 * <p>Moves are ints whose layout {@link PackedMove} gives. A move is only meaningful in the
 * position that generated it. Nothing in the first group of methods allocates. Not safe for use by
 * several threads; each takes its own {@link #copy()}.
 */
public interface WorkingPosition {

  // ---- for search and perft

  /**
   * Writes every legal move of the position, none if it is decided. Draws by repetition or by plies
   * without progress do not count as decided here.
   *
   * @param moves where to write; the caller provides {@link Game#maxMoves()} places from {@code
   *     start}
   * @param start index of the first place to write
   * @return index after the last move written
   */
  int generate(int[] moves, int start);

  /** Returns how many moves {@link #generate} would write. */
  int countMoves();

  /** Plays a move that {@link #generate} wrote for this very position. */
  void make(int move);

  /**
   * Takes back the last move made.
   *
   * @throws IllegalStateException where no move was made
   */
  void unmake();

  /**
   * Returns whether a search may {@link #skip} a turn: whether in this game a side is hardly ever
   * worse off for having to move.
   */
  default boolean skippable() {
    return false;
  }

  /**
   * Gives the turn away without a move, so that a search can ask what the other side threatens. It
   * is no ply of any game, and nothing before it counts as a repetition of what comes after it.
   *
   * @throws UnsupportedOperationException where the position is not {@link #skippable}
   */
  default void skip() {
    throw new UnsupportedOperationException("no turn of " + game().name() + " can be skipped");
  }

  /** Takes back a {@link #skip}, once everything made after it has been unmade. */
  default void unskip() {
    throw new UnsupportedOperationException("no turn of " + game().name() + " can be skipped");
  }

  /** Returns how many moves have been made and not unmade since the position was set up. */
  int pliesMade();

  /**
   * Returns the Zobrist key: equal for equal placements, turns and commands, whatever the clocks.
   */
  long key();

  /**
   * Returns the team to move. Plies need not alternate between the teams: a placing ply does not.
   */
  Team team();

  /**
   * Returns whether pieces on the board have decided the game, without generating moves: every
   * ending but those of {@link #stuck()}, repetition and progress.
   */
  Decision decided();

  /** Returns what it means that {@link #generate} wrote nothing although nothing was decided. */
  Decision stuck();

  /**
   * Returns whether the side to move has something to answer, so that a search cannot judge the
   * position as it stands: a check, an obligation, a command to take. A law that can tell without
   * allocating does.
   */
  default boolean pressed() {
    return !marks().isEmpty();
  }

  /**
   * Returns how often this position (by key) stood before in this game, the set-up one included.
   */
  int repetitions();

  /**
   * Returns plies since the last capture or other progress that the game's progress rule counts.
   */
  int halfmove();

  /** Returns the number of plies without progress at which the game is drawn. */
  int progressLimit();

  /**
   * Returns a number that tells what stands there: 0 for an empty square, otherwise 1 plus the
   * index of the piece in {@link Game#pieces()}.
   *
   * @param square index of the square
   */
  int at(int square);

  // ---- for people and servers

  Game game();

  Options options();

  /** Returns the move number of position strings, from 1. */
  int fullmove();

  Turn turn();

  /** Returns the square the garrison of Paris is commanded to take on, or null. */
  @Nullable Square command();

  /** Returns the whole state of the game with every ending in the order the rules test them. */
  Outcome outcome();

  /** Returns what there is to see on squares: checks, exposures, commands. */
  List<Mark> marks();

  /**
   * Returns what a player may lay over the board, whether or not there is anything to see in it.
   */
  default List<Overlay> overlays() {
    return List.of();
  }

  /**
   * Writes the moves of every piece as if its side were to move, whosever turn it is: what a piece
   * could do, for who points at it. Placings and passes are not among them.
   *
   * @param moves where to write; the caller provides twice {@link Game#maxMoves()} places
   * @return index after the last move written
   */
  default int generateForAll(int[] moves) {
    int end = generate(moves, 0);
    skip();
    end = generate(moves, end);
    unskip();
    return end;
  }

  /**
   * Says why a readable move is not legal.
   *
   * @param move text that {@link Game} could read as a move in this position's terms
   * @return {@link Verdict.Illegal}, or {@link Verdict.Unreadable} where the text names no move;
   *     never asked of a legal move
   */
  Verdict refuse(String move);

  /** Returns the coordinate text of a legal move. */
  String text(int move);

  /**
   * Returns what short notation adds after the square: promotion, command, check and mate signs.
   *
   * @param move a legal move of this position
   */
  String shortSuffix(int move);

  /** Returns the pieces, in the board's order. */
  default Map<Square, Piece> pieces() {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    for (Square square : game().board().squares()) {
      int number = at(square.index());
      if (number != 0) {
        pieces.put(square, game().pieces().get(number - 1));
      }
    }
    return pieces;
  }

  /** Returns an independent copy with the same history. */
  WorkingPosition copy();
}
