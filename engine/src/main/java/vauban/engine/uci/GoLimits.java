package vauban.engine.uci;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import vauban.engine.Clock;
import vauban.engine.Limits;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.Verdict;

/** What a {@code go} means for a search of a position. */
final class GoLimits {

  /** How long to search where limits were given and none can be used. */
  private static final Duration WITHOUT_LIMITS = Duration.ofSeconds(1);

  private final GoCommand go;
  private final Position position;
  private final Consumer<String> complain;

  private GoLimits(GoCommand go, Position position, Consumer<String> complain) {
    this.go = go;
    this.position = position;
    this.complain = complain;
  }

  /**
   * Returns the limits.
   *
   * @param lines how many lines of play are asked for
   * @param complain told of all that is left out, in sentences
   */
  static Limits of(GoCommand go, Position position, int lines, Consumer<String> complain) {
    return new GoLimits(go, position, complain).limits().withLines(lines);
  }

  private Limits limits() {
    go.complaints().forEach(complain);
    Limits limits = timed(counted(Limits.infinite()));
    if (limits.equals(Limits.infinite()) && !go.infinite() && !endlessAsAsked()) {
      complain.accept(
          "go has no limit for the side to move; it searches for %d ms"
              .formatted(WITHOUT_LIMITS.toMillis()));
      limits = limits.withTime(WITHOUT_LIMITS);
    }
    limits = limits.withSearchMoves(searchMoves());
    return go.ponder() ? limits.withPonder() : limits;
  }

  /** A bare {@code go} means an endless search; one whose limits got lost does not. */
  private boolean endlessAsAsked() {
    return go.numbers().isEmpty() && go.complaints().isEmpty();
  }

  private Limits counted(Limits none) {
    Limits limits = none;
    if (has(GoNumber.DEPTH)) {
      limits = limits.withDepth((int) Math.min(number(GoNumber.DEPTH), Limits.MAX_DEPTH));
    }
    if (has(GoNumber.NODES)) {
      limits = limits.withNodes(number(GoNumber.NODES));
    }
    if (has(GoNumber.MATE)) {
      limits = limits.withMate((int) Math.min(number(GoNumber.MATE), Limits.MAX_DEPTH));
    }
    return limits;
  }

  private Limits timed(Limits counted) {
    Limits limits = counted;
    if (has(GoNumber.MOVETIME)) {
      limits = limits.withTime(Duration.ofMillis(Math.max(1, number(GoNumber.MOVETIME))));
    }
    boolean first = position.team() == Team.FIRST;
    if (has(first ? GoNumber.WTIME : GoNumber.BTIME)) {
      limits =
          limits.withClock(
              new Clock(
                  millis(first ? GoNumber.WTIME : GoNumber.BTIME),
                  millis(first ? GoNumber.WINC : GoNumber.BINC),
                  (int) Math.min(number(GoNumber.MOVESTOGO), Integer.MAX_VALUE)));
    }
    return limits;
  }

  private List<Move> searchMoves() {
    List<Move> moves = new ArrayList<>();
    for (String typed : go.searchMoves()) {
      switch (position.explain(typed)) {
        case Verdict.Legal(Move move) -> moves.add(move);
        case Verdict.Illegal illegal -> leaveOut(typed, illegal.reason());
        case Verdict.Unreadable unreadable -> leaveOut(typed, unreadable.reason());
      }
    }
    if (moves.isEmpty() && !go.searchMoves().isEmpty()) {
      complain.accept("searchmoves names no legal move; all moves are searched");
    }
    return moves;
  }

  private void leaveOut(String move, String reason) {
    complain.accept("searchmoves leaves out %s: %s".formatted(move, reason));
  }

  private boolean has(GoNumber word) {
    return go.numbers().containsKey(word);
  }

  private long number(GoNumber word) {
    return go.numbers().getOrDefault(word, 0L);
  }

  private Duration millis(GoNumber word) {
    return Duration.ofMillis(Math.max(0, number(word)));
  }
}
