package vauban.rules.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * A legal position with the plies that led to it, immutable and safe for use by several threads.
 *
 * {@snippet :
 * Position position = Games.find("siege").orElseThrow().start();
 * position = position.play("c2e4");
 * position.legalMoves();                  // every move as North may make it
 * position.explain("a7a5");               // Illegal[S infantry, "An Infantryman moves diagonally ..."]
 * position.outcome();                     // Ongoing
 * }
 */
public final class Position {

  private final WorkingPosition working;
  private volatile @Nullable List<Move> legalMoves;

  private Position(WorkingPosition working) {
    this.working = working;
  }

  /** Returns the position as it stands now; later changes of the working position do not show. */
  public static Position of(WorkingPosition working) {
    return new Position(working.copy());
  }

  public Game game() {
    return working.game();
  }

  public Options options() {
    return working.options();
  }

  /** Returns whose ply it is, whether or not the game is over. */
  public Turn turn() {
    return working.turn();
  }

  /** Returns the team to move. */
  public Team team() {
    return working.team();
  }

  /**
   * Returns the Zobrist key: equal for equal placements, turns and commands, whatever the clocks.
   */
  public long key() {
    return working.key();
  }

  /** Returns plies since the last progress. */
  public int halfmove() {
    return working.halfmove();
  }

  /** Returns the move number, from 1. */
  public int fullmove() {
    return working.fullmove();
  }

  /**
   * Returns the move number as it stands before this ply: {@code 3.}, {@code 3w.} where a round has
   * parts, or {@code 3...} where the ply is not the first of its round or part. Rows of moves write
   * it only before a first ply or where something came between.
   */
  public String moveNumber() {
    Turn turn = turn();
    return fullmove() + turn.part() + (turn.opens() ? "." : "...");
  }

  /** Returns the square the garrison of Paris is commanded to take on, if any. */
  public Optional<Square> command() {
    return Optional.ofNullable(working.command());
  }

  /** Returns the pieces by square, in the board's order. */
  public Map<Square, Piece> pieces() {
    return working.pieces();
  }

  /** Returns the piece on a square, if any. */
  public Optional<Piece> at(Square square) {
    int number = working.at(square.index());
    return number == 0 ? Optional.empty() : Optional.of(game().pieces().get(number - 1));
  }

  /** Returns what there is to see on squares: checks, exposures, commands. */
  public List<Mark> marks() {
    return working.copy().marks();
  }

  /**
   * Returns what a player may lay over the board, whether or not there is anything to see in it.
   */
  public List<Overlay> overlays() {
    return working.copy().overlays();
  }

  /**
   * Returns where each piece could go if its side were to move, whosever turn it is.
   *
   * @return squares reached by square left, in no order; without pieces that could go nowhere
   */
  public Map<Square, Set<Square>> reach() {
    WorkingPosition copy = working.copy();
    int[] packed = new int[2 * game().maxMoves()];
    int count = copy.generateForAll(packed);
    Map<Square, Set<Square>> reach = new LinkedHashMap<>();
    for (int move : Arrays.copyOf(packed, count)) {
      reach
          .computeIfAbsent(
              game().board().square(PackedMove.from(move)), from -> new LinkedHashSet<>())
          .add(game().board().square(PackedMove.to(move)));
    }
    return reach;
  }

  /** Returns every legal move, none where the game is over. */
  public List<Move> legalMoves() {
    List<Move> moves = legalMoves;
    if (moves == null) {
      moves = outcome().over() ? List.of() : generated();
      legalMoves = moves;
    }
    return moves;
  }

  /** Returns the state of the game. */
  public Outcome outcome() {
    return working.copy().outcome();
  }

  /** Returns the position after a legal move of this one. */
  public Position play(Move move) {
    WorkingPosition next = working.copy();
    next.make(move.packed());
    return new Position(next);
  }

  /**
   * Returns the position after a move in coordinate or short notation.
   *
   * @throws IllegalMove where it is not legal or cannot be read; the message says why
   */
  public Position play(String move) {
    return play(move(move));
  }

  /**
   * Reads a legal move in coordinate or short notation.
   *
   * @throws IllegalMove where it is not legal or cannot be read; the message says why
   */
  public Move move(String text) {
    return switch (explain(text)) {
      case Verdict.Legal legal -> legal.move();
      case Verdict refused -> throw new IllegalMove(text, refused);
    };
  }

  /**
   * Returns the move that is packed so.
   *
   * @param packed a legal move of this position, as {@link WorkingPosition#generate} writes it
   */
  public Move move(int packed) {
    return move(working.copy(), packed);
  }

  /**
   * Says whether a move in coordinate or short notation is legal, and why not. Squares may have the
   * names that the game's source gives them.
   */
  public Verdict explain(String text) {
    String trimmed = game().withBoardNames(text.strip());
    for (Move move : legalMoves()) {
      if (move.text().equals(trimmed)) {
        return new Verdict.Legal(move);
      }
    }
    return switch (ShortNotation.read(this, trimmed)) {
      case ShortNotation.Reading.One(Move move) -> new Verdict.Legal(move);
      case ShortNotation.Reading.Several(List<Move> moves) ->
          new Verdict.Unreadable(
              "%s could be any of %s; say which square it leaves."
                  .formatted(
                      trimmed, moves.stream().map(Move::text).collect(Collectors.joining(", "))));
      case ShortNotation.Reading.Nothing() -> working.copy().refuse(trimmed);
    };
  }

  /** Returns the short notation of a legal move of this position. */
  public String shortText(Move move) {
    return ShortNotation.write(this, working, move);
  }

  /** Returns a working position that stands here and knows the plies that led here. */
  public WorkingPosition working() {
    return working.copy();
  }

  /** Returns the setup of this position, which forgets the plies that led here. */
  public Setup setup() {
    return new Setup(
        game(), options(), pieces(), turn().code(), working.command(), halfmove(), fullmove());
  }

  /** Returns the one position string. */
  public String text() {
    return game().text(setup());
  }

  @Override
  public String toString() {
    return text();
  }

  private List<Move> generated() {
    WorkingPosition copy = working.copy();
    int[] packed = new int[game().maxMoves()];
    int count = copy.generate(packed, 0);
    List<Move> moves = new ArrayList<>(count);
    for (int move : Arrays.copyOf(packed, count)) {
      moves.add(move(copy, move));
    }
    return List.copyOf(moves);
  }

  private Move move(WorkingPosition copy, int packed) {
    int kind = PackedMove.kind(packed);
    String text = copy.text(packed);
    if (kind == PackedMove.PASS || kind == PackedMove.PLACING) {
      return new Move(packed, text, null, null, null, null, null);
    }
    Square from = game().board().square(PackedMove.from(packed));
    Square to = game().board().square(PackedMove.to(packed));
    int extra = PackedMove.extra(packed);
    return new Move(
        packed,
        text,
        from,
        to,
        at(to).orElse(null),
        kind == PackedMove.PROMOTION ? game().pieces().get(extra - 1).kind() : null,
        kind == PackedMove.COMMAND ? game().board().square(extra) : null);
  }
}
